/**
 * What the service keeps: accounts with hashed keys, and an append-only ledger of credits beside the record of each
 * transaction. One dialect on PGlite and PostgreSQL. Nothing of a document's content and nothing of a person is kept
 * here; keys arrive already hashed.
 */
export type { Account, KeyHash } from './accounts';
export {
  findAccount,
  listAccounts,
  openAccount,
  replaceKey,
  revokeAccount,
  revokeOthersOfEnvironment,
} from './accounts';
export type { Balance } from './ledger';
export { readBalance, settleTransaction } from './ledger';
export {
  type CallLimit,
  countCall,
  listCategories,
  replaceCategories,
  type StoredCategory,
} from './market-api';
export type { ServiceRecords } from './records';
export { serviceRecords } from './records';
export type { MarketImportTable, MarketSourceTable, ServiceTables } from './tables';
