/** Requests of the market as statements for ClickHouse. See `statement.ts` for what every statement keeps to. */
export { type GroupRow, type GroupValue, groupStatement } from './aggregate-sql';
export { PLACE_COLUMNS, termsOf } from './columns';
export { MAX_OPEN_WORDS, type OpenWordsQuestion, openWordsQuestions } from './open-words';
export {
  countStatement,
  facetStatement,
  pageStatement,
  postingsStatement,
  shownPostingStatement,
} from './search-sql';
export type { Statement, Value } from './statement';
export type { OpenWords } from './words-condition';
