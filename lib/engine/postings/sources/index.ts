/**
 * Sources of postings: files and answers in the formats that job sites and applicant tracking systems publish, read
 * leniently into raw postings. `normalise` finds their meaning (profession, place, yearly pay). A member of a source is
 * never dropped silently: it is a posting, or rejected with its place and a reason.
 */
export { boardAddressOf } from './board-address';
export {
  COLUMN_TARGETS,
  type ColumnMapping,
  type ColumnTarget,
  type ProposedColumns,
  proposeColumns,
} from './column-names';
export { readRow } from './columns';
export { delimiterOf } from './csv-head';
export { decodeSource } from './decode';
export { createUnflattener } from './flattened';
export { createJsonMembers } from './json-members';
export { learnColumns } from './learn-columns';
export type {
  DocumentSourceKind,
  PayPeriod,
  RawPay,
  RawPlace,
  RawPosting,
  SourceKind,
  Term,
} from './model';
export { detectSource, readSource } from './read-source';
export { isBlank, writtenCell } from './values';
export { isRemoteBy } from './ways-of-working';
export { workbookRows } from './workbook';
