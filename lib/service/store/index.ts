/**
 * Store of the service: accounts with hashed keys, an append-only ledger of credits and a record of each transaction;
 * indexes with their documents. One dialect on PGlite and PostgreSQL. Only indexed documents are kept, redacted; keys
 * arrive already hashed.
 */
export type { Account, KeyHash } from './accounts';
export {
  findAccount,
  limitMarketCalls,
  listAccounts,
  openAccount,
  replaceKey,
  revokeAccount,
  revokeOthersOfEnvironment,
  setExpiry,
} from './accounts';
export {
  changesUpTo,
  claimFeed,
  type DocumentChange,
  documentVersions,
  type Fingerprint,
  fingerprints,
  newestChange,
  pendingChanges,
  reclaimFeed,
  repeatChanges,
  settleChanges,
} from './changes';
export {
  addDelivery,
  findDelivery,
  forgetDeliveriesOf,
  listDeliveries,
  noteAttempt,
  oldestWaiting,
  removeOldDeliveries,
  repeatDelivery,
  type StoredDelivery,
} from './deliveries';
export {
  changeTags,
  type DocumentState,
  deleteDocuments,
  findDocument,
  findDocuments,
  lockDocument,
  putDocuments,
  readDocuments,
  type StoredDocument,
  tagsBeginningWith,
} from './documents';
export {
  keepEmbedding,
  type UnembeddedDocument,
  unembeddedDocuments,
  vectorsOfDocuments,
  vectorsOfTexts,
} from './embeddings';
export { dueErasure, rewriteDocuments, settleErasure } from './erasure';
export {
  addEventEndpoint,
  changeEventEndpoint,
  claimEventEndpoints,
  countWaitingEvents,
  type EventEndpoint,
  findEventEndpoint,
  listEventEndpoints,
  reclaimEventEndpoints,
  releaseEventEndpoint,
  removeEventEndpoint,
} from './event-endpoints';
export {
  type ChangedDocument,
  findEventMatching,
  findRevision,
  keepEventMatching,
  MATCHING_QUEUE,
  notePairs,
  queueMatching,
} from './event-matching';
export {
  addEvent,
  type EventDocument,
  eventsOfDelivery,
  findEventBinary,
  forgetEventsOf,
  isEventKnown,
  type KeptEvent,
  nextOfEndpoint,
  putIntoDelivery,
  removeOldEvents,
} from './events';
export {
  countDocuments,
  createIndex,
  type DocumentIndex,
  dropIndex,
  findIndexes,
  listIndexes,
  removeDropped,
} from './indexes';
export type { Balance } from './ledger';
export { grantCredits, readBalance, readUse, settleTransaction } from './ledger';
export { listCategories, replaceCategories, type StoredCategory } from './market-api';
export {
  agesOf,
  type CallLimit,
  type CountedCall,
  countCall,
  keepCalls,
  quotaOf,
  waitFor,
} from './market-calls';
export { holdMarket, releaseMarket } from './market-writer';
export {
  changeMatcherAccount,
  findMatcherAccount,
  keepSigningSecret,
  type MatcherAccount,
} from './matcher-accounts';
export {
  addSession,
  addVisitor,
  findFraming,
  findVisited,
  removeEndedSessions,
  removeSession,
  removeSessionsOf,
  spendKey,
} from './matcher-sessions';
export { asQueueTables } from './queues';
export type { ServiceRecords } from './records';
export { serviceRecords } from './records';
export {
  changeSavedSearches,
  findSavedSearches,
  keepSavedSearch,
  removeSavedSearch,
  type SavedSearchKey,
} from './saved-searches';
export type { MarketImportTable, MarketRejectionTable, MarketSourceTable } from './tables';
