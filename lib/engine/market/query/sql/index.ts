/** Requests of the market as statements for ClickHouse. See `statement.ts` for the rules of every statement. */
export {
  type GroupContext,
  type GroupRow,
  type GroupValue,
  groupStatement,
  usesTallies,
} from './aggregate-sql';
export { PLACE_COLUMNS, termsOf } from './columns';
export {
  FIRST_FACET_PART,
  type FoundRow,
  foundStatement,
  hasTalliedFacets,
  PAGE_PART,
  TOTAL_PART,
} from './found-sql';
export { MAX_OPEN_WORDS, openWordsQuestions, wordsOfPattern } from './open-words';
export { jobsStatement, type PageJob, postingsStatement, shownPostingStatement } from './search-sql';
export { all, any, Parameters, type Statement } from './statement';
export { tallyStatements } from './tallies';
export { type OpenWords, WordsCondition } from './words-condition';
