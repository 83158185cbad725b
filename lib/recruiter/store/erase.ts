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
 * Makes what was deleted leave the files of the embedded store too: a deleted row stays in its page until the table is
 * written anew, and in the log until a checkpoint lets go of it. A PostgreSQL server is left to its own vacuum, as its
 * operator has set it.
 */
export async function eraseDeletedRows(): Promise<void> {
  if (config().DATABASE_URL) return;
  const db = await records();
  for (const table of PERSONAL_TABLES) await sql`vacuum full ${sql.id('recruiter', table)}`.execute(db);
  await sql`checkpoint`.execute(db);
}
