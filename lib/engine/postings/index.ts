/**
 * Brings postings from anywhere into the market: reads the formats of their sources, gives them a meaning by the parser
 * and the taxonomies, and recognises copies of one job. Fetching and storing are left to the service.
 */
export {
  type Advertisement,
  blockOf,
  decodeSketch,
  encodeSketch,
  type Fingerprint,
  fingerprintOf,
  fingerprintOfKept,
  likeness,
  titleKeyOf,
  WINDOW_DAYS,
} from './duplicates';
export {
  countryOfWebsite,
  createNormaliser,
  evidenceOfRows,
  idOfName,
  isTown,
  marketRegionOf,
  type NormalisedPosting,
  type Normaliser,
  type PostingOrigin,
  termOf,
} from './normalise';
export { sampleMarket } from './sample';
export {
  boardAddressOf,
  COLUMN_TARGETS,
  type ColumnMapping,
  type ColumnTarget,
  createJsonMembers,
  createUnflattener,
  type DocumentSourceKind,
  decodeSource,
  delimiterOf,
  detectSource,
  isBlank,
  learnColumns,
  type ProposedColumns,
  proposeColumns,
  type RawPosting,
  readRow,
  readSource,
  type SourceKind,
  workbookRows,
  writtenCell,
} from './sources';
