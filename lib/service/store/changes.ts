import { sql } from 'kysely';
import { config } from '@/lib/config';
import type { ServiceRecords } from './records';

/** Something that the search does not know yet. Without `document` it is about an index as a whole. */
export type DocumentChange = { version: number; indexId: number; document?: number };

/**
 * The oldest changes of each index that the search does not know yet, one index after the other in turn: many changes
 * of one keep those of no other waiting.
 */
export async function pendingChanges(records: ServiceRecords, limit: number): Promise<DocumentChange[]> {
  const { rows } = await sql<{ version: number; index_id: number; document: number | null }>`
    with recursive changed as (
      (select index_id from service.document_change order by index_id limit 1)
      union all
      select (
        select c.index_id from service.document_change c where c.index_id > changed.index_id order by c.index_id limit 1
      ) from changed where changed.index_id is not null
    )
    select c.version, c.index_id, c.document from changed
    cross join lateral (
      select * from service.document_change c where c.index_id = changed.index_id order by c.version limit ${limit}
    ) c
    order by row_number() over (partition by c.index_id order by c.version), c.version limit ${limit}`.execute(
    records,
  );
  return rows.map(({ version, index_id, document }) => ({
    version: Number(version),
    indexId: Number(index_id),
    document: document === null ? undefined : Number(document),
  }));
}

/** Returns the version of the newest change of some indexes that the search does not know yet, if there is one. */
export async function newestChange(
  records: ServiceRecords,
  indexIds: readonly number[],
): Promise<number | undefined> {
  if (indexIds.length === 0) return undefined;
  const row = await records
    .selectFrom('document_change')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('index_id', 'in', [...indexIds])
    .executeTakeFirst();
  return row?.version == null ? undefined : Number(row.version);
}

/** Counts the changes of some indexes up to a version that the search does not know yet. */
export async function changesUpTo(
  records: ServiceRecords,
  indexIds: readonly number[],
  version: number,
): Promise<number> {
  const row = await records
    .selectFrom('document_change')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('index_id', 'in', [...indexIds])
    .where('version', '<=', version)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Notes that the search knows these. */
export async function settleChanges(records: ServiceRecords, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return;
  await records
    .deleteFrom('document_change')
    .where('version', 'in', [...versions])
    .execute();
}

/** Feeds the search with documents of an index again, by their numbers; it learns which of them were deleted. */
export async function repeatChanges(
  records: ServiceRecords,
  indexId: number,
  documents: readonly number[],
): Promise<void> {
  if (documents.length === 0) return;
  await records
    .insertInto('document_change')
    .values(documents.map((document) => ({ index_id: indexId, document })))
    .execute();
}

/** Fingerprint of the documents of an index: their number, and the sum of their versions. */
export type Fingerprint = { indexId: number; documents: number; versions: number };

/** Returns the fingerprints of all indexes, and of those that the search does not fully know. */
export async function fingerprints(
  records: ServiceRecords,
): Promise<(Fingerprint & { isPending: boolean })[]> {
  const { rows } = await sql<{ index_id: number; documents: number; versions: number; is_pending: boolean }>`
    select i.id as index_id, count(d.id) as documents, coalesce(sum(d.version), 0) as versions,
      exists (select from service.document_change c where c.index_id = i.id) as is_pending
    from service.document_index i left join service.indexed_document d on d.index_id = i.id
    where i.dropped_at is null group by i.id`.execute(records);
  return rows.map(({ index_id, documents, versions, is_pending }) => ({
    indexId: Number(index_id),
    documents: Number(documents),
    versions: Number(versions),
    isPending: is_pending,
  }));
}

/** Returns the next documents of an index after a number, with their versions, in the order of their numbers. */
export async function documentVersions(
  records: ServiceRecords,
  indexId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; version: number }[]> {
  const rows = await records
    .selectFrom('indexed_document')
    .select(['id', 'version'])
    .where('index_id', '=', indexId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, version }) => ({ id: Number(id), version: Number(version) }));
}

/**
 * Takes or keeps the right to feed the search; false while another process has it. It expires on its own
 * after `seconds`.
 */
export async function claimFeed(records: ServiceRecords, holder: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into service.search_feed as kept (name, holder, leased_until)
    values ('documents', ${holder}::uuid, now() + make_interval(secs => ${seconds}))
    on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until
    where kept.holder = excluded.holder or kept.leased_until < now()
    returning 1`.execute(records);
  return rows.length > 0;
}

/**
 * Takes the right from an earlier process that ended without giving it up: embedded records have one process at a time.
 */
export async function reclaimFeed(records: ServiceRecords): Promise<void> {
  if (config().DATABASE_URL) return;
  await sql`delete from service.search_feed`.execute(records);
}
