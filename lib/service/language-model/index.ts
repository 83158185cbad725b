/**
 * A language model behind any endpoint that speaks the protocol of OpenAI. Questions have a schema; an answer is a
 * claim, which the caller checks. Without an endpoint nothing else changes.
 */
export { boundedFetch } from './bounded-fetch';
export { askModel, codeOf } from './model';
export { overlapping, sameWordsIn, standsIn, standTogetherIn } from './stands-in';
