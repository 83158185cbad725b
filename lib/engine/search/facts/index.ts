/** What of a document can be searched, as the columns of its row. */
export { rowOfJob } from './job';
export { rowOfResume } from './resume';
export type { DocumentRow, RowContext } from './shared';
