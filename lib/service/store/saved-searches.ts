import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/** Whose saved searches they are: of one user of one account, by a hash. */
export type SavedSearchKey = { accountId: string; owner: string };

/** Does something with the searches of a user while nobody else changes them. */
export async function changeSavedSearches<Value>(
  records: ServiceRecords,
  { accountId, owner }: SavedSearchKey,
  change: (trx: ServiceRecords) => Promise<Value>,
): Promise<Value> {
  const lock = `saved-searches/${accountId}/${owner}`;
  return records.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
    return change(trx);
  });
}

export async function findSavedSearches(
  records: ServiceRecords,
  { accountId, owner }: SavedSearchKey,
): Promise<{ id: string; content: string }[]> {
  return records
    .selectFrom('matcher_saved_search')
    .select(['id', 'content'])
    .where('account_id', '=', accountId)
    .where('owner', '=', owner)
    .execute();
}

/** Keeps a search, in place of the one of that id. `content` is sealed. */
export async function keepSavedSearch(
  records: ServiceRecords,
  { accountId, owner }: SavedSearchKey,
  { id, content }: { id: string; content: string },
): Promise<void> {
  await records
    .insertInto('matcher_saved_search')
    .values({ id, account_id: accountId, owner, name: id, content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
    .execute();
}

export async function removeSavedSearch(
  records: ServiceRecords,
  { accountId, owner }: SavedSearchKey,
  id: string,
): Promise<void> {
  await records
    .deleteFrom('matcher_saved_search')
    .where('account_id', '=', accountId)
    .where('owner', '=', owner)
    .where(sql<string>`id::text`, '=', id)
    .execute();
}
