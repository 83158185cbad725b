/**
 * Where postings come from: files and answers in the forms that job sites and applicant tracking systems publish,
 * read leniently into raw postings. What a posting means (profession, place, yearly pay) is left to `normalise`. A
 * member of a source is never dropped silently: it is a posting, or rejected with its place and a reason.
 */
export { type BoardAddress, boardAddressOf } from './board-address';
export { COLUMN_TARGETS, type ColumnMapping, type ColumnTarget, proposeMapping, readRow } from './columns';
export {
  type PayPeriod,
  type RawPay,
  type RawPlace,
  type RawPosting,
  type RejectedRow,
  SOURCE_KINDS,
  type SourceFailure,
  type SourceKind,
  type SourceReading,
} from './model';
export { type DocumentSourceKind, detectSource, readSource } from './read-source';
