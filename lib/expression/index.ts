/**
 * The language in which documents and postings are searched: words as written, indexed and searched, and the
 * expressions made of them. The service uses it for its engine, the recruiter half for its store, so that the lists,
 * the matcher and the APIs understand the same text alike. See README.md.
 */
export {
  MARKET_WORDS,
  nameOfOpen,
  type OpenNode,
  openNodesOf,
  type WordsLanguage,
  type WordsNode,
} from './ast';
export { DOCUMENT_WORDS } from './documents';
export { fold } from './fold';
export { parseWords } from './parser';
export { type SearchForm, searchFormOf } from './search-form';
export { isWithinSlips, nearestOf } from './slips';
export { type Token, tokensOf } from './tokens';
