import { sql } from 'kysely';
import type { ServiceRecords } from './records';

/** Something that the search has not been told yet. Without `document` it is about an index as a whole. */
export type DocumentChange = { version: number; indexId: number; document?: number };

/** The oldest changes that the search has not been told yet. */
export async function pendingChanges(records: ServiceRecords, limit: number): Promise<DocumentChange[]> {
  const rows = await records
    .selectFrom('document_change')
    .selectAll()
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map(({ version, index_id, document }) => ({
    version,
    indexId: index_id,
    document: document ?? undefined,
  }));
}

/** Says that the search was told of these. */
export async function settleChanges(records: ServiceRecords, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return;
  await records
    .deleteFrom('document_change')
    .where('version', 'in', [...versions])
    .execute();
}

/** Has the search told anew of every document of an index. */
export async function repeatChanges(records: ServiceRecords, indexId: number): Promise<void> {
  await sql`
    insert into service.document_change (version, index_id, document)
    select version, index_id, id from service.indexed_document where index_id = ${indexId}
    on conflict do nothing`.execute(records);
}

/** What the documents of each index come to: their number, and the sum of their versions. */
export async function fingerprints(
  records: ServiceRecords,
): Promise<{ indexId: number; documents: number; versions: number }[]> {
  const { rows } = await sql<{ index_id: number; documents: number; versions: number }>`
    select i.id as index_id, count(d.id) as documents, coalesce(sum(d.version), 0) as versions
    from service.document_index i left join service.indexed_document d on d.index_id = i.id
    where i.dropped_at is null group by i.id`.execute(records);
  return rows.map(({ index_id, documents, versions }) => ({
    indexId: index_id,
    documents: Number(documents),
    versions: Number(versions),
  }));
}

/**
 * Takes or keeps the right to tell the search of changes; false while another process has it. It runs out by itself
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
