/** From lines to fields: one folder a kind of document. */
export { parseJob } from './job';
export { daysAgo } from './job/dates';
export { type PostingFacts, readPostingFacts } from './job/facts';
export { readStatedPay } from './job/salary';
export { parseResume } from './resume';
export { redactReceived } from './resume/redaction';
export { languageOf, UNDETERMINED } from './shared/language';
