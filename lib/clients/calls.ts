/** Calls that a program may make to any provider: the part that the package and the app share. */
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
export { type Coordinates, geocodePlace, type PlaceToFind } from './geocoder';
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
export {
  endMatcher,
  generateJobMatcher,
  generateMatcher,
  generateSearcher,
  sessionOfMatcher,
} from './matching-ui';
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
