import { sql, type Transaction } from 'kysely';
import { type Executor, files, records, type Tables } from '.';

/**
 * Files and records are two stores, and a process may die between the two. So every file is noted as loose before it
 * is written, stops being loose in the transaction that refers to it, and is loose again when its last record goes;
 * what is loose and referred to by nothing is removed. A lock of each hash keeps the removal of a file and a new
 * upload of the same bytes apart.
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

async function isHeld(trx: Transaction<Tables>, hash: string): Promise<boolean> {
  const held = await Promise.all([
    trx.selectFrom('document').select('id').where('hash', '=', hash).limit(1).executeTakeFirst(),
    trx.selectFrom('upload_item').select('id').where('hash', '=', hash).limit(1).executeTakeFirst(),
    trx.selectFrom('parse').select('id').where('response_hash', '=', hash).limit(1).executeTakeFirst(),
  ]);
  return held.some(Boolean);
}

/** Removes these files for good, unless a record holds them. */
export async function removeLooseFiles(hashes: readonly string[]): Promise<void> {
  const db = await records();
  for (const hash of new Set(hashes)) {
    await db.transaction().execute(async (trx) => {
      await lock(trx, hash);
      if (!(await isHeld(trx, hash))) await files().delete(hash);
      await trx.deleteFrom('loose_file').where('hash', '=', hash).execute();
    });
  }
}

/** Removes what a process that died left loose; what is younger may belong to an upload that is under way. */
export async function sweepLooseFiles(): Promise<void> {
  const db = await records();
  const left = await db
    .selectFrom('loose_file')
    .select('hash')
    .where('since', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
  await removeLooseFiles(left.map((row) => row.hash));
}
