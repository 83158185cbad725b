import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/** Whose saved searches they are: of one user of one account, by a hash. */
export type SavedSearchKey = { accountId: string; owner: string };

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
