/** From lines to fields: one folder a kind of document. */
export { parseJob } from './job';
export { parseResume } from './resume';
