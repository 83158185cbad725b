import 'server-only';

/**
 * Typed clients of the APIs, for the server only: keys, limits, time-outs, retries, errors. They know the contracts and
 * the configured addresses, and nothing of who answers there.
 */
import { connectByDefault } from './connection';
import { environmentConnections } from './environment';

export * from './calls';
export { connections } from './connection';
export {
  builtInMarket,
  builtInParser,
  environmentConnections,
  parseConcurrency,
  pictureConcurrency,
} from './environment';
export {
  addEventEndpoint,
  announceImport,
  announceSearchAlert,
  changeEventEndpoint,
  changeEventMatching,
  listEventDeliveries,
  listEventEndpoints,
  readEventMatching,
  removeEventEndpoint,
  replayEventDelivery,
  testEventEndpoint,
} from './events';
export {
  addMarketSource,
  changeMarketSource,
  listMarketSources,
  marketSourceExamples,
  readMarketImport,
  removeMarketSource,
  startMarketImport,
  undoMarketImport,
} from './market-sources';
export { admitVisitor, changeInterfaces, changeUISettings, readInterfaces } from './matching-ui-account';
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
export { shownParseCall } from './shown-call';
export { type KeptToken, shareTokensIn, type TokenStore } from './tokens';

connectByDefault(environmentConnections);
