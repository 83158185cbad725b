/**
 * Access to the service: accounts and their keys, the pair and bearer schemes, and the accounts provisioned at start
 * (decision 0007). Keys are never kept or logged; a refusal never reveals which half of a pair was wrong.
 */
export type { Authenticator, Credentials } from './authenticate';
export { createAuthenticator, onlyForApp } from './authenticate';
export type { CreditWatch } from './credits';
export { createCreditWatch } from './credits';
export type { AccountDirectory } from './directory';
export { createDirectory } from './directory';
export { expirationDate, isExpired } from './expiration';
export { generateKey, hashGeneratedKey } from './keys';
export type { CallCounter } from './market-calls';
export { createCallCounter, MARKET_LIMITS } from './market-calls';
export { provisionAccounts } from './provision';
export type { Slots } from './slots';
export { createSlots } from './slots';
export type { Tokens } from './tokens';
export { createTokens, TOKEN_SECONDS } from './tokens';
