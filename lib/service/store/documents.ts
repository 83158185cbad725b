import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { IndexType } from '@/lib/contracts';
import { noteErasure } from './erasure';
import type { IndexedDocumentTable } from './index-tables';
import type { ServiceRecords } from './records';
import type { ServiceTables } from './tables';

/**
 * A document of an index. `document` is the stored copy as JSON with the names of the wire, without its tags;
 * coordinates and postal code are only for searches, and in no answer.
 */
export type StoredDocument = {
  documentId: string;
  document: string;
  tags: readonly string[];
  /** Of documents that came by version 2 of search and match. */
  roles?: readonly string[];
  customFields?: Readonly<Record<string, string>>;
  place?: { latitude: number; longitude: number };
  postalCode?: string;
};

/** A document as it is now, for the search: `version` rises with every change of anything. */
export type DocumentState = StoredDocument & { id: number; indexId: number; version: number };

/** PostgreSQL's code for a row that refers to one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503';
/** Parameters of one statement are counted in 16 bits. */
const ROWS_A_STATEMENT = 500;

function rowOf(indexId: number, stored: StoredDocument) {
  return {
    index_id: indexId,
    document_id: stored.documentId,
    document: stored.document,
    tags: JSON.stringify(stored.tags),
    roles: stored.roles ? JSON.stringify(stored.roles) : null,
    custom_fields: stored.customFields ? JSON.stringify(stored.customFields) : null,
    latitude: stored.place?.latitude ?? null,
    longitude: stored.place?.longitude ?? null,
    postal_code: stored.postalCode ?? null,
  };
}

function stateOf(row: Selectable<IndexedDocumentTable>): DocumentState {
  return {
    id: row.id,
    indexId: row.index_id,
    version: row.version,
    documentId: row.document_id,
    document: row.document,
    tags: JSON.parse(row.tags) as string[],
    roles: row.roles === null ? undefined : (JSON.parse(row.roles) as string[]),
    customFields:
      row.custom_fields === null ? undefined : (JSON.parse(row.custom_fields) as Record<string, string>),
    place:
      row.latitude === null || row.longitude === null
        ? undefined
        : { latitude: row.latitude, longitude: row.longitude },
    postalCode: row.postal_code ?? undefined,
  };
}

const REPLACED = [
  'document',
  'tags',
  'roles',
  'custom_fields',
  'latitude',
  'longitude',
  'postal_code',
] as const;

async function putSome(records: ServiceRecords, indexId: number, documents: readonly StoredDocument[]) {
  await records
    .with('put', (query) =>
      query
        .insertInto('indexed_document')
        .values(documents.map((each) => rowOf(indexId, each)))
        .onConflict((conflict) =>
          conflict.columns(['index_id', 'document_id']).doUpdateSet((row) => ({
            version: sql<number>`nextval('service.document_version')`,
            ...Object.fromEntries(REPLACED.map((name) => [name, row.ref(`excluded.${name}`)])),
          })),
        )
        .returning(['id', 'index_id', 'version']),
    )
    .insertInto('document_change')
    .columns(['version', 'index_id', 'document'])
    .expression((from) => from.selectFrom('put').select(['put.version', 'put.index_id', 'put.id']))
    .execute();
}

/**
 * Puts documents into an index, replacing those with the same ids, all of them or none; an id may occur once. False
 * when the index no longer exists. Documents that were put are durable.
 */
export async function putDocuments(
  records: ServiceRecords,
  indexId: number,
  documents: readonly StoredDocument[],
): Promise<boolean> {
  const chunks = Array.from({ length: Math.ceil(documents.length / ROWS_A_STATEMENT) }, (_, at) =>
    documents.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT),
  );
  try {
    const [only = []] = chunks;
    if (chunks.length <= 1) await putSome(records, indexId, only);
    else
      await records.transaction().execute(async (transaction) => {
        for (const chunk of chunks) await putSome(transaction, indexId, chunk);
      });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}

/** Returns one document of an index, by its id in lower case. */
export async function findDocument(
  records: ServiceRecords,
  indexId: number,
  documentId: string,
): Promise<DocumentState | undefined> {
  const row = await records
    .selectFrom('indexed_document')
    .selectAll()
    .where('index_id', '=', indexId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row && stateOf(row);
}

/** Returns whether a document is there, which stays then until the transaction ends, and its index too. */
export async function lockDocument(
  transaction: ServiceRecords,
  indexId: number,
  documentId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('indexed_document')
    .innerJoin('document_index', 'document_index.id', 'indexed_document.index_id')
    .select('indexed_document.id')
    .where('document_index.dropped_at', 'is', null)
    .where('index_id', '=', indexId)
    .where('document_id', '=', documentId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those of the documents of an index that have one of these ids, in lower case, in no particular order. */
export async function findDocuments(
  records: ServiceRecords,
  indexId: number,
  documentIds: readonly string[],
): Promise<DocumentState[]> {
  if (documentIds.length === 0) return [];
  const rows = await records
    .selectFrom('indexed_document')
    .selectAll()
    .where('index_id', '=', indexId)
    .where('document_id', 'in', [...documentIds])
    .execute();
  return rows.map(stateOf);
}

/**
 * Reads the current documents with these numbers, in no particular order, with the type of their index; deleted ones
 * are left out.
 */
export async function readDocuments(
  records: ServiceRecords,
  ids: readonly number[],
): Promise<(DocumentState & { type: IndexType })[]> {
  if (ids.length === 0) return [];
  const rows = await records
    .selectFrom('indexed_document')
    .innerJoin('document_index', 'document_index.id', 'indexed_document.index_id')
    .selectAll('indexed_document')
    .select('document_index.index_type')
    .where('document_index.dropped_at', 'is', null)
    .where('indexed_document.id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({ ...stateOf(row), type: row.index_type }));
}

/** Changes the tags of a document; false when it is not there. Changes of one document wait for each other. */
export function changeTags(
  records: ServiceRecords,
  { indexId, documentId }: { indexId: number; documentId: string },
  change: (tags: readonly string[]) => readonly string[],
): Promise<boolean> {
  return records.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('indexed_document')
      .select(['id', 'tags'])
      .where('index_id', '=', indexId)
      .where('document_id', '=', documentId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return false;
    const { version } = await transaction
      .updateTable('indexed_document')
      .set({
        tags: JSON.stringify(change(JSON.parse(found.tags) as string[])),
        version: sql<number>`nextval('service.document_version')`,
      })
      .where('id', '=', found.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('document_change')
      .values({ version, index_id: indexId, document: found.id })
      .execute();
    return true;
  });
}

type Where = (row: ExpressionBuilder<ServiceTables, 'indexed_document'>) => Expression<SqlBool>;

async function deleteWhere(records: ServiceRecords, where: Where): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    with removed as (${records.deleteFrom('indexed_document').where(where).returning(['id', 'index_id', 'document_id'])}),
    told as (
      insert into service.document_change (index_id, document) select index_id, id from removed
    ),
    due as (${noteErasure(records)})
    select document_id from removed`.execute(records);
  return rows.map((row) => row.document_id);
}

/** Removes documents of an index for good, by their ids in lower case; returns the ids of those that existed. */
export function deleteDocuments(
  records: ServiceRecords,
  indexId: number,
  documentIds: readonly string[],
): Promise<string[]> {
  if (documentIds.length === 0) return Promise.resolve([]);
  return deleteWhere(records, (row) =>
    row.and([row('index_id', '=', indexId), row('document_id', 'in', [...documentIds])]),
  );
}

/** Tags of the documents of some indexes that begin with a text, in any case, the most used first. */
export async function tagsBeginningWith(
  records: ServiceRecords,
  indexIds: readonly number[],
  text: string,
  limit: number,
): Promise<string[]> {
  if (indexIds.length === 0) return [];
  const { rows } = await sql<{ tag: string }>`
    select min(tag) as tag from service.indexed_document, jsonb_array_elements_text(tags::jsonb) as tag
    where index_id in (${sql.join(indexIds)}) and starts_with(lower(tag), ${text.toLowerCase()})
    group by lower(tag) order by count(*) desc, lower(tag) limit ${limit}`.execute(records);
  return rows.map(({ tag }) => tag);
}
