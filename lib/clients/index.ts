import 'server-only';

/**
 * Typed clients of the APIs, for the server alone: keys, limits, time-outs, retries, errors. They know the contracts
 * and the configured addresses, and nothing of who answers there.
 */
import { connectByDefault } from './connection';
import { environmentConnections } from './environment';

export { readAccount } from './account';
export {
  type Connections,
  connectBy,
  connections,
  type MarketConnection,
  type ParserConnection,
} from './connection';
export { builtInMarket, builtInParser, environmentConnections, parseConcurrency } from './environment';
export {
  addEventEndpoint,
  announceImport,
  changeEventEndpoint,
  changeEventMatching,
  listEventDeliveries,
  listEventEndpoints,
  readEventMatching,
  removeEventEndpoint,
  replayEventDelivery,
  testEventEndpoint,
} from './events';
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
  addMarketSource,
  changeMarketSource,
  listMarketSources,
  readMarketImport,
  startMarketImport,
  undoMarketImport,
} from './market-sources';
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
export { admitVisitor, changeInterfaces, changeUISettings, readInterfaces } from './matching-ui-account';
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
export {
  createAccount,
  grantCredits,
  listAccounts,
  readUse,
  revokeAccount,
  rotateAccount,
} from './service-accounts';
export { readApiDocument } from './service-openapi';
export { readAttributions } from './service-taxonomies';
export { inNameOf, noteSpendingBy, type Spending } from './spending';
export { type KeptToken, shareTokensIn, type TokenStore } from './tokens';

connectByDefault(environmentConnections);
