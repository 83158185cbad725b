/**
 * Typed clients of the parsing, matching, matching UI and job market APIs, as a package of its own: `npm run clients`.
 * Say whom to call with `connectBy`, then call. Nothing here throws for what a server answers or does not answer: every
 * call gives a value, or a failure with a code and whether asking again makes sense.
 */
export * as contracts from '@/lib/contracts';
export { readAccount } from './account';
export {
  type AccountKeys,
  type BasicPair,
  type ClientCredentials,
  type Connections,
  connectBy,
  type MarketConnection,
  type ParserConnection,
} from './connection';
export { type Answered, type ClientFailure, NO_CREDITS } from './failure';
export type { JsonAnswer } from './http';
export {
  aggregateMarket,
  forgetMarketAnswers,
  type MarketParameters,
  marketFields,
  searchMarket,
} from './market';
export {
  countIndex,
  createIndex,
  type DocumentToIndex,
  deleteIndex,
  deleteIndexed,
  indexDocuments,
  isIndexed,
  matchIndexed,
  overwriteTags,
} from './matching';
export { endMatcher, generateMatcher, generateSearcher, sessionOfMatcher } from './matching-ui';
export {
  type DocumentToParse,
  type ParsedAnswer,
  type ParsedJobAnswer,
  parseJob,
  parseResume,
  readJobAnswer,
  readParseAnswer,
} from './parser';
export { type Probe, type ProbeCause, probeMarket, probeParser } from './probe';
export { inNameOf, noteSpendingBy, type Spending } from './spending';
