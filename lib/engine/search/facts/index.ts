/** Searchable facts of a document, as the columns of its row. */
export { rowOfJob } from './job';
export { rowOfResume } from './resume';
export type { DocumentRow, RowContext } from './shared';
