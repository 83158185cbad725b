import { sql } from 'kysely';
import { config } from '@/lib/config';
import { records } from '.';

/** Tables that hold what is known of candidates. */
const PERSONAL_TABLES = [
  'candidate',
  'candidate_key',
  'document',
  'parse',
  'correction',
  'upload_item',
  'queue_task',
];

/**
 * Has the embedded store delete the segments of its log that are done with, instead of keeping them with their content
 * to be written over some day. To be called once, when the store was opened.
 */
export async function keepNoOldLog(): Promise<void> {
  if (config().DATABASE_URL) return;
  await sql`set wal_recycle = off`.execute(await records());
}

/**
 * Makes what was deleted leave the files of the embedded store too: a deleted row stays in its page until the table is
 * written anew, and in the log until a checkpoint lets go of the segment. A PostgreSQL server is left to its own
 * vacuum, log and backups, as its operator has set them.
 */
export async function eraseDeletedRows(): Promise<void> {
  if (config().DATABASE_URL) return;
  await keepNoOldLog();
  const db = await records();
  for (const table of PERSONAL_TABLES) await sql`vacuum full ${sql.id('recruiter', table)}`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}
