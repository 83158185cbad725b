import { z } from 'zod';
import type { DecodedOf } from './codec';
import { Info } from './info';
import { maybe } from './parsing/shared';
import { nameUpTo } from './text';

/**
 * The management of the service's own accounts, `/service/accounts`. It is not part of the public APIs: only the
 * built-in service answers it, and only to the account of the app itself (decision 0007).
 *
 * | call | body | `Value` |
 * |---|---|---|
 * | GET /service/accounts | - | accounts, the newest first, revoked ones included |
 * | POST /service/accounts | `CreateServiceAccountRequest` | the account and its key |
 * | POST /service/accounts/{id}/rotate | - | the account and its new key; the old key is refused from then on |
 * | POST /service/accounts/{id}/credits | `GrantCreditsRequest` | the account |
 * | GET /service/accounts/{id}/use | - | what the last 92 days were charged for, by day and operation |
 * | DELETE /service/accounts/{id} | - | none; the account is refused from then on, its ledger stays |
 *
 * An account of the environment or of the app itself is managed where it comes from: rotating or revoking it
 * answers `ConstraintError`. An unknown id answers `DataNotFound`.
 */

/** The account by which the app calls the built-in service. Its key is the secret `app-service-key` in base64url. */
export const APP_ACCOUNT_ID = 'shortlist-app';
export const APP_SERVICE_KEY_SECRET = 'app-service-key';

/** Origin of an account, which is also where it is managed. */
const ACCOUNT_ORIGINS = ['application', 'environment', 'settings'] as const;

/** Instants are ISO 8601 in UTC; `ExpirationDate` is yyyy-MM-dd. */
export const ServiceAccount = z.object({
  AccountId: z.string(),
  Name: z.string(),
  Origin: z.enum(ACCOUNT_ORIGINS),
  Region: z.string(),
  CreditsRemaining: z.number(),
  CreditsUsed: z.number(),
  MaximumConcurrentRequests: z.number().int(),
  ExpirationDate: z.string(),
  CreatedAt: z.string(),
  KeyCreatedAt: z.string(),
  LastUsedAt: maybe(z.string()),
  RevokedAt: maybe(z.string()),
});

/** Missing members get the default of the configuration. */
export const CreateServiceAccountRequest = z.object({
  Name: nameUpTo(100),
  Credits: maybe(z.number().min(0).max(1_000_000_000)),
  MaximumConcurrentRequests: maybe(z.number().int().min(1).max(1000)),
});

/**
 * Credits are added to the remaining ones. `ExpirationDate` is yyyy-MM-dd, null for never; without it, the date stays.
 */
export const GrantCreditsRequest = z.object({
  Credits: z.number().min(0).max(1_000_000_000),
  ExpirationDate: maybe(z.iso.date()),
});

export const ServiceAccountUse = z.array(
  z.object({ Day: z.string(), Operation: z.string(), Transactions: z.number().int(), Credits: z.number() }),
);

/** `ServiceKey` is shown here and never again: the service keeps a hash of it. */
export const ServiceAccountWithKey = z.object({ Account: ServiceAccount, ServiceKey: z.string() });

export const ServiceAccountList = z.array(ServiceAccount);

export const ServiceAccountsResponse = z.object({ Info, Value: maybe(ServiceAccountList) });

export const ServiceAccountWithKeyResponse = z.object({ Info, Value: maybe(ServiceAccountWithKey) });

export const ServiceAccountResponse = z.object({ Info, Value: maybe(ServiceAccount) });

export const ServiceAccountUseResponse = z.object({ Info, Value: maybe(ServiceAccountUse) });

export type ServiceAccountUseData = DecodedOf<typeof ServiceAccountUse>;
export type ServiceAccountData = DecodedOf<typeof ServiceAccount>;
