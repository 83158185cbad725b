import { sql } from 'kysely';
import type { IndexType } from '@/lib/contracts';
import type { ServiceRecords } from './records';

const vectorOf = (bytes: Uint8Array) => new Int8Array(Uint8Array.from(bytes).buffer);

/** A document whose text has no vector yet, or which has changed since. */
export type UnembeddedDocument = { id: number; version: number; type: IndexType; document: string };

/** Documents without a vector of their current text. `model` is in the hash of each text. */
export async function unembeddedDocuments(
  records: ServiceRecords,
  { model, after, limit }: { model: string; after: number; limit: number },
): Promise<UnembeddedDocument[]> {
  const { rows } = await sql<UnembeddedDocument>`
    select document.id::float8 as id, document.version::float8 as version, document.document,
      document_index.index_type as type
    from service.indexed_document document
    join service.document_index on document_index.id = document.index_id and document_index.dropped_at is null
    left join service.document_embedding known on known.document = document.id
    where document.id > ${after}::bigint and (known.document is null or known.version <> document.version
      or not starts_with(known.text_hash, ${`${model} `}))
    order by document.id limit ${limit}`.execute(records);
  return rows;
}

/** Returns the known vectors of texts, by their hash. */
export async function vectorsOfTexts(
  records: ServiceRecords,
  hashes: readonly string[],
): Promise<Map<string, Int8Array>> {
  if (hashes.length === 0) return new Map();
  const rows = await records
    .selectFrom('document_embedding')
    .select(['text_hash', 'vector'])
    .where('text_hash', 'in', [...new Set(hashes)])
    .execute();
  return new Map(rows.flatMap(({ text_hash, vector }) => (vector ? [[text_hash, vectorOf(vector)]] : [])));
}

/** Returns the current vectors of documents, by their number; none for documents that changed since. */
export async function vectorsOfDocuments(
  records: ServiceRecords,
  ids: readonly number[],
  model: string,
): Promise<Map<number, Int8Array>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; vector: Uint8Array }>`
    select known.document::float8 as id, known.vector
    from service.document_embedding known
    join service.indexed_document document on document.id = known.document and document.version = known.version
    where known.vector is not null and starts_with(known.text_hash, ${`${model} `})
      and known.document = any(${sql.val([...ids])}::bigint[])`.execute(records);
  return new Map(rows.map(({ id, vector }) => [Number(id), vectorOf(vector)]));
}

/** Stores the vector of a document's text; null for an empty text. A document deleted meanwhile is left out. */
export async function keepEmbedding(
  records: ServiceRecords,
  { id, version }: Pick<UnembeddedDocument, 'id' | 'version'>,
  text: { hash: string; vector: Int8Array | null },
): Promise<void> {
  const bytes = text.vector && Buffer.from(text.vector.buffer);
  await sql`
    insert into service.document_embedding (document, version, text_hash, vector)
    select id, ${version}::bigint, ${text.hash}, ${bytes}::bytea from service.indexed_document where id = ${id}::bigint
    on conflict (document) do update
      set version = excluded.version, text_hash = excluded.text_hash, vector = excluded.vector`.execute(
    records,
  );
}
