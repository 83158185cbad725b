/** From lines to fields: one folder a kind of document. */
export type { ResumeParseOptions, ResumeParseOutcome } from './resume';
export { parseResume } from './resume';
