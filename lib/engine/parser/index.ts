/** From lines to fields: one folder a kind of document. */
export { parseJob } from './job';
export { type PostingFacts, readPostingFacts } from './job/facts';
export { parseResume } from './resume';
export { redactReceived } from './resume/redaction';
export { languageOf, UNDETERMINED } from './shared/language';
