import type { Selectable } from 'kysely';
import { grantCredits } from './ledger';
import type { ServiceRecords } from './records';
import type { AccountTable } from './tables';

/** An account as the service works with it; `keyHash` never leaves the service. */
export type Account = {
  id: string;
  name: string;
  origin: AccountTable['origin'];
  region: string;
  maximumConcurrentRequests: number;
  /** yyyy-MM-dd, undefined for never. */
  expiresOn?: string;
  keyScheme: AccountTable['key_scheme'];
  keyHash: string;
  keyCreatedAt: Date;
  createdAt: Date;
  revokedAt?: Date;
  /** True if the limits of market.md apply to its calls of the job market API. */
  isMarketLimited: boolean;
};

export type KeyHash = { scheme: AccountTable['key_scheme']; hash: string };

export type NewAccount = {
  id: string;
  name: string;
  origin: AccountTable['origin'];
  region: string;
  maximumConcurrentRequests: number;
  key: KeyHash;
};

function accountOf(row: Selectable<AccountTable>): Account {
  return {
    id: row.id,
    name: row.name,
    origin: row.origin,
    region: row.region,
    maximumConcurrentRequests: row.maximum_concurrent,
    expiresOn: row.expires_on ?? undefined,
    keyScheme: row.key_scheme,
    keyHash: row.key_hash,
    keyCreatedAt: row.key_created_at,
    createdAt: row.created_at,
    revokedAt: row.revoked_at ?? undefined,
    isMarketLimited: row.market_limited,
  };
}

/** Returns the account of that id, revoked or not. */
export async function findAccount(records: ServiceRecords, id: string): Promise<Account | undefined> {
  const row = await records.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && accountOf(row);
}

/** Returns all accounts, the newest first, each with the moment it was last charged. */
export async function listAccounts(
  records: ServiceRecords,
): Promise<{ account: Account; lastUsedAt?: Date }[]> {
  const rows = await records
    .selectFrom('account')
    .selectAll('account')
    .select((e) =>
      e
        .selectFrom('ledger_entry')
        .whereRef('ledger_entry.account_id', '=', 'account.id')
        .where('transaction_id', 'is not', null)
        .select('at')
        .orderBy('number', 'desc')
        .limit(1)
        .as('last_used_at'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ account: accountOf(row), lastUsedAt: row.last_used_at ?? undefined }));
}

/** Opens an account with its first grant of credits; false when the id is taken. */
export function openAccount(records: ServiceRecords, account: NewAccount, credits: number): Promise<boolean> {
  return records.transaction().execute(async (transaction) => {
    const added = await addAccount(transaction, account);
    if (added) await grantCredits(transaction, account.id, credits);
    return added;
  });
}

async function addAccount(records: ServiceRecords, account: NewAccount): Promise<boolean> {
  const added = await records
    .insertInto('account')
    .values({
      id: account.id,
      name: account.name,
      origin: account.origin,
      region: account.region,
      maximum_concurrent: account.maximumConcurrentRequests,
      expires_on: null,
      key_scheme: account.key.scheme,
      key_hash: account.key.hash,
      key_created_at: new Date(),
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces the key of an account; the old one is refused from then on. */
export async function replaceKey(records: ServiceRecords, id: string, key: KeyHash) {
  await records
    .updateTable('account')
    .set({ key_scheme: key.scheme, key_hash: key.hash, key_created_at: new Date(), revoked_at: null })
    .where('id', '=', id)
    .execute();
}

/** Sets the day on which the credits of an account expire, yyyy-MM-dd; null for never. */
export async function setExpiry(records: ServiceRecords, id: string, expiresOn: string | null) {
  await records.updateTable('account').set({ expires_on: expiresOn }).where('id', '=', id).execute();
}

/** Holds an account to the limits of the job market API, or not. */
export async function limitMarketCalls(records: ServiceRecords, id: string, isLimited: boolean) {
  await records
    .updateTable('account')
    .set({ market_limited: isLimited })
    .where('id', '=', id)
    .where('market_limited', '!=', isLimited)
    .execute();
}

/** Refuses an account from now on; its records stay. */
export async function revokeAccount(records: ServiceRecords, id: string) {
  await records
    .updateTable('account')
    .set({ revoked_at: new Date() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Refuses every account of the environment that is not among these ids; returns the ids of those it refused. */
export async function revokeOthersOfEnvironment(
  records: ServiceRecords,
  kept: readonly string[],
): Promise<string[]> {
  const rows = await records
    .updateTable('account')
    .set({ revoked_at: new Date() })
    .where('origin', '=', 'environment')
    .where('revoked_at', 'is', null)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
