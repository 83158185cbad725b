/** From lines to fields: one folder a kind of document. */
export { parseResume } from './resume';
