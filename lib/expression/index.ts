/**
 * The language in which documents and postings are searched: words as they are written, indexed and looked for, and the
 * expressions made of them. The service asks its engine by it, the recruiter half its own store, so that the lists, the
 * matcher and the APIs understand the same text alike. See README.md.
 */
export {
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
