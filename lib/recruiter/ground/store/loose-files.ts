import { sql, type Transaction } from 'kysely';
import { config } from '@/lib/config';
import { type Executor, files, records, type Tables } from '.';

const MOST_AT_A_TIME = 100;

/**
 * Files and records are two stores, and a process may die between the two. So every file is noted as loose before it is
 * written, stops being loose in the transaction that refers to it, and is loose again when its last record goes; a
 * loose file without references is removed. A lock of each hash keeps the removal of a file and a new upload of the
 * same bytes apart.
 */
async function lock(trx: Transaction<Tables>, hash: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}

/** Notes that a file is about to be written. To be awaited before the transaction that keeps it begins. */
export async function announceFile(hash: string): Promise<void> {
  await loosen(await records(), [hash]);
}

/** Writes an announced file; from the end of the transaction on, the records made in it hold it. */
export async function keepFile(trx: Transaction<Tables>, hash: string, bytes: Uint8Array): Promise<void> {
  await lock(trx, hash);
  const written = await files().put(bytes);
  if (written !== hash) throw new Error('a file was announced under another hash');
  await trx.deleteFrom('loose_file').where('hash', '=', hash).execute();
}

/** Notes, in the transaction that deletes records, the files that they may have been the last to hold. */
export async function loosen(executor: Executor, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await executor
    .insertInto('loose_file')
    .values([...new Set(hashes)].map((hash) => ({ hash })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ since: sql<Date>`now()` }))
    .execute();
}

/** Returns those of these files that a record holds. */
async function heldAmong(trx: Transaction<Tables>, hashes: readonly string[]): Promise<Set<string>> {
  const held = await trx
    .selectFrom('document')
    .select('hash')
    .where('hash', 'in', hashes)
    .union(trx.selectFrom('attachment').select('hash').where('hash', 'in', hashes))
    // An opened file is kept through its parts.
    .union(
      trx.selectFrom('upload_item').select('hash').where('hash', 'in', hashes).where('state', '!=', 'opened'),
    )
    .union(trx.selectFrom('parse').select('response_hash as hash').where('response_hash', 'in', hashes))
    .execute();
  return new Set(held.map((row) => row.hash));
}

/** Removes these files for good, unless a record holds them. */
export async function removeLooseFiles(hashes: readonly string[]): Promise<void> {
  const db = await records();
  // In one order everywhere, so that two removals never wait for each other.
  const distinct = [...new Set(hashes)].sort();
  for (let start = 0; start < distinct.length; start += MOST_AT_A_TIME) {
    const some = distinct.slice(start, start + MOST_AT_A_TIME);
    await db.transaction().execute(async (trx) => {
      for (const hash of some) await lock(trx, hash);
      const held = await heldAmong(trx, some);
      await Promise.all(some.filter((hash) => !held.has(hash)).map((hash) => files().delete(hash)));
      await trx.deleteFrom('loose_file').where('hash', 'in', some).execute();
    });
  }
}

/**
 * Removes files that a dead process left loose. Where instances share the store, a new file may belong to an upload
 * that is under way in another one; the embedded store is only ours, and at its start nothing is under way.
 */
export async function sweepLooseFiles(): Promise<void> {
  const db = await records();
  const left = await db
    .selectFrom('loose_file')
    .select('hash')
    .where('since', '<', sql<Date>`now() - ${config().DATABASE_URL ? '1 hour' : '0'}::interval`)
    .execute();
  await removeLooseFiles(left.map((row) => row.hash));
}
