/**
 * The language of the market evaluated in the plainest way over a few postings in memory: slow, and easy to verify. The
 * answers of the database are compared with it.
 */
export { evaluateAggregate } from './aggregate';
export { TEST_CONTEXT } from './context';
export { deriveJobs } from './derive';
export { evaluateFacet, evaluateSearch } from './search';
