import type { Transaction } from 'kysely';
import { records, type Tables } from '../ground/store';

/** As many dossiers as one transaction changes: the store answers others between two of them. */
const STEP = 500;

/** Runs something over many ids, one transaction a step, and returns the result of each step. */
export async function inSteps<T>(
  ids: readonly string[],
  run: (trx: Transaction<Tables>, step: readonly string[]) => Promise<T>,
): Promise<T[]> {
  const db = await records();
  const given: T[] = [];
  for (let start = 0; start < ids.length; start += STEP)
    given.push(await db.transaction().execute((trx) => run(trx, ids.slice(start, start + STEP))));
  return given;
}
