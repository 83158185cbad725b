/** Titles as vectors: how near two titles are in meaning, across words and languages. See README.md. */
export { encodeTitle, encodeWords, similarities, similarity, vectorsOf } from './encode';
export { productsWith } from './lanes';
export { type NamedVectors, type TitleSpace, type TitleVector, WIDTH } from './model';
export { openTitleSpace, packTitleSpace } from './pack';
export { wordsOfTitle } from './rows';
