/**
 * A language model behind any endpoint that speaks the protocol of OpenAI. It is asked by questions with a shape; what
 * it answers is a claim, and who asks checks it. Without an endpoint nothing else changes.
 */
export { boundedFetch } from './bounded-fetch';
export { askModel, codeOf } from './model';
export { sameWordsIn, standsIn } from './stands-in';
