/**
 * Words of the market as they are written, indexed and looked for. The writer of postings and the compiler of queries
 * use the same functions, so what is written is found.
 */
export { phraseOfCompound } from './compounds';
export { areJoined, type SearchForm, searchFormOf, umlautSpelling } from './search-form';
export { type Token, tokensOf } from './tokens';
