/**
 * The language of the market answered in the plainest way over a few postings in memory: slow, and easy to see to be
 * right. What the database answers is compared with it.
 */
export { evaluateAggregate } from './aggregate';
export { TEST_CONTEXT } from './context';
export { deriveJobs } from './derive';
export { evaluateFacet, evaluateSearch } from './search';
