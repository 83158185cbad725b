import type { Selectable } from 'kysely';
import type { IndexType } from '@/lib/contracts';
import { noteErasure } from './erasure';
import type { DocumentIndexTable } from './index-tables';
import type { ServiceRecords } from './records';

/** An index of an account. `name` is its id as it was first spelled; ids are compared without regard to case. */
export type DocumentIndex = { id: number; accountId: string; name: string; type: IndexType };

function indexOf(row: Pick<Selectable<DocumentIndexTable>, 'id' | 'account_id' | 'name' | 'index_type'>) {
  return { id: row.id, accountId: row.account_id, name: row.name, type: row.index_type };
}

const COLUMNS = ['id', 'account_id', 'name', 'index_type'] as const;

/** Makes an index; undefined when the account has one of that id. */
export async function createIndex(
  records: ServiceRecords,
  { accountId, name, type }: Omit<DocumentIndex, 'id'>,
): Promise<DocumentIndex | undefined> {
  const row = await records
    .insertInto('document_index')
    .values({ account_id: accountId, name, key: name.toLowerCase(), index_type: type })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'key']).where('dropped_at', 'is', null).doNothing(),
    )
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && indexOf(row);
}

/** Returns the indexes of an account by id. */
export async function listIndexes(records: ServiceRecords, accountId: string): Promise<DocumentIndex[]> {
  const rows = await records
    .selectFrom('document_index')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('dropped_at', 'is', null)
    .orderBy('key')
    .execute();
  return rows.map(indexOf);
}

/** PostgreSQL accepts no zero byte, and no id has one. */
const ID = /^[\w-]+$/;

/**
 * Returns those of an account's indexes that have one of these ids, in no particular order; an invalid id matches none.
 */
export async function findIndexes(
  records: ServiceRecords,
  accountId: string,
  names: readonly string[],
): Promise<DocumentIndex[]> {
  const keys = names.filter((name) => ID.test(name)).map((name) => name.toLowerCase());
  if (keys.length === 0) return [];
  const rows = await records
    .selectFrom('document_index')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('dropped_at', 'is', null)
    .where('key', 'in', keys)
    .execute();
  return rows.map(indexOf);
}

/** Returns how many documents an index has. */
export async function countDocuments(records: ServiceRecords, indexId: number): Promise<number> {
  const { count } = await records
    .selectFrom('indexed_document')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('index_id', '=', indexId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Removes an index from its account, which may create another of that id at once. Its documents are no longer found;
 * they are deleted in the background. False when it was gone already.
 */
export async function dropIndex(records: ServiceRecords, indexId: number): Promise<boolean> {
  const rows = await records
    .with('dropped', (query) =>
      query
        .updateTable('document_index')
        .set({ dropped_at: new Date() })
        .where('id', '=', indexId)
        .where('dropped_at', 'is', null)
        .returning('id'),
    )
    .with('due', noteErasure)
    .insertInto('document_change')
    .columns(['index_id'])
    .expression((from) => from.selectFrom('dropped').select('dropped.id'))
    .returning('index_id')
    .execute();
  return rows.length > 0;
}
/** Removes some documents of an index that was dropped, and the index with the last; true when nothing is left of it. */
export async function removeDropped(
  records: ServiceRecords,
  indexId: number,
  limit: number,
): Promise<boolean> {
  const removed = await records
    .deleteFrom('indexed_document')
    .where('id', 'in', (from) =>
      from.selectFrom('indexed_document').select('id').where('index_id', '=', indexId).limit(limit),
    )
    .returning('id')
    .execute();
  if (removed.length === limit) return false;
  await records
    .deleteFrom('document_index')
    .where('id', '=', indexId)
    .where('dropped_at', 'is not', null)
    .execute();
  return true;
}
