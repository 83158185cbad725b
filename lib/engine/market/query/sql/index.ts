/** Requests of the market as statements for ClickHouse. See `statement.ts` for what every statement keeps to. */
export { type GroupRow, type GroupValue, groupStatement } from './aggregate-sql';
export { PLACE_COLUMNS, termsOf } from './columns';
export { MAX_OPEN_WORDS, openWordsQuestions } from './open-words';
export {
  countStatement,
  facetStatement,
  pageStatement,
  postingsStatement,
  shownPostingStatement,
} from './search-sql';
export type { OpenWords } from './words-condition';
