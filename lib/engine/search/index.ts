/**
 * Search over indexed documents, pure: the searchable facts of a document (`facts`), the search expression
 * (`expression`), the filters of a request (`filters`), and the SQL that answers them (`conditions`). See README.md.
 */

export { COLUMNS, pairIndex, SKILL_HASHES, TEXT_COLUMNS, type TextColumn, wordIndex } from './columns';
export { openWordsOf, readExpression, wordsOfField } from './expression';
export { type DocumentRow, type RowContext, rowOfJob, rowOfResume } from './facts';
export {
  type CriteriaContext,
  type PlaceCircle,
  readCriteria,
  type SearchCondition,
} from './filters';
export { type Relevance, raritiesOf } from './relevance';
export {
  type PlacedWord,
  type Widened,
  withoutMarks,
  withSpellings,
  withWords,
  wordsToCheck,
} from './spelling';
export { besidesTitles, namesWorkIn, titlesSought } from './titles';
export { widen } from './widen';
