import { setTimeout as pause } from 'node:timers/promises';
import { type QueryCreator, sql } from 'kysely';
import { config } from '@/lib/config';
import type { ServiceRecords } from './records';
import type { ServiceTables } from './tables';

/** Returns part of a statement that deletes documents, or a session's data about one: makes an erasure due with it. */
export function noteErasure(query: QueryCreator<ServiceTables>) {
  return query
    .insertInto('document_erasure')
    .defaultValues()
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ since: sql<Date>`clock_timestamp()` }));
}

/**
 * Returns the time since when an erasure is due; undefined when none is, or the search has yet to hear of deletions.
 */
export async function dueErasure(records: ServiceRecords): Promise<string | undefined> {
  const { rows } = await sql<{ since: string }>`
    select since::text as since from service.document_erasure
    where not exists (select from service.document_change)`.execute(records);
  return rows[0]?.since;
}

const REWRITTEN = [
  'indexed_document',
  'document_change',
  'matcher_session',
  'matcher_visitor',
  'delivery',
  'delivery_document',
  'event',
  'event_document',
  'event_binary',
  'event_match',
];

/** Leaves room between two tables for whatever else needs the store. */
const PAUSE_MS = 20;

/**
 * Rewrites the tables of documents, sessions and deliveries, so that no deleted content is left in the files of the
 * embedded store or in its log. A PostgreSQL server is left to its own vacuum.
 */
export async function rewriteDocuments(records: ServiceRecords): Promise<void> {
  if (config().DATABASE_URL) return;
  for (const table of REWRITTEN) {
    await sql`vacuum full ${sql.id('service', table)}`.execute(records);
    await pause(PAUSE_MS);
  }
  await sql`select pg_switch_wal()`.execute(records);
  await sql`checkpoint`.execute(records);
}

/** Notes that everything deleted until then is gone from all files. */
export async function settleErasure(records: ServiceRecords, since: string): Promise<void> {
  await sql`delete from service.document_erasure where since <= ${since}::timestamptz`.execute(records);
}
