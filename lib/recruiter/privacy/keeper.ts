import { sql } from 'kysely';
import { startRepeating } from '../ground/repeating';
import { records } from '../ground/store';
import { noteErasureOf, startErasure } from '../ground/store/erase';
import { removeLooseFiles } from '../ground/store/loose-files';
import { deleteWithin } from '../records/delete';
import { binWithin } from './bin';
import { expiring, rulesIn } from './rules';

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 200;
/** The same time as the log of deliveries. */
const IDLE_EVENT_DAYS = 14;

/** Moves the candidates that the retention rule selects into the bin. */
async function applyRetention(): Promise<void> {
  const db = await records();
  const { retentionMonths, ...rest } = await rulesIn(db);
  if (retentionMonths === null) return;
  await db.transaction().execute(async (trx) => {
    const rows = await expiring(trx, { ...rest, retentionMonths }, 0)
      .select('id')
      .orderBy('updated_at')
      .limit(AT_ONCE)
      .execute();
    await binWithin(
      trx,
      rows.map(({ id }) => id),
      null,
    );
  });
}

/** Deletes records for good that were in the bin for their term; returns their number. */
async function emptyDue(): Promise<number> {
  const db = await records();
  const { deleted, hashes } = await db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('binned')
      .select('dossier_id')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    return deleteWithin(
      trx,
      due.map((row) => row.dossier_id),
      null,
    );
  });
  await removeLooseFiles(hashes);
  if (deleted > 0) startErasure();
  return deleted;
}

/**
 * Forgets events without a result, and so without a person whose deletion would remove them: they may be about people
 * all the same.
 */
async function forgetIdleEvents(): Promise<void> {
  const db = await records();
  const gone = await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('received_event')
      .where('received_at', '<', sql<Date>`now() - make_interval(days => ${IDLE_EVENT_DAYS})`)
      .where('state', '<>', 'waiting')
      .where('upload_item_id', 'is', null)
      .where('id', 'not in', (from) => from.selectFrom('received_match').select('event_id'))
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await noteErasureOf(trx, 'received_event');
    return numDeletedRows;
  });
  if (gone > 0n) startErasure();
}

/** Keeps the terms once: retention, then the bin, then events of which nothing came. */
export async function keepTerms(): Promise<void> {
  await applyRetention();
  let deleted = AT_ONCE;
  while (deleted === AT_ONCE) deleted = await emptyDue();
  await forgetIdleEvents();
}

/** Starts keeping the terms of the bin and of retention, once a process, until shutdown. */
export function startKeepingTerms(): void {
  startRepeating('keeping-terms', EVERY_MS, keepTerms);
}
