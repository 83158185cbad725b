import { sql } from 'kysely';
import { records } from '../ground/store';
import { announceFile } from '../ground/store/loose-files';
import { displayName, hashOf, pastDay } from '../uploads/file-facts';
import { keepWithin } from '../uploads/keep';
import { parseQueue } from '../uploads/queue';
import { countAgainstQuota } from '../uploads/quota';
import { wakeWorker } from '../uploads/worker';
import { firstOwner } from '../users/first-owner';

/**
 * Keeps the CV of an import as a separate upload, hidden until part of it waits for a person, and marks the event as
 * done: both or neither, and once however often the event is processed. False when the quota of the day for events is
 * used up.
 */
export async function keepImport(eventId: string, name: string, bytes: Uint8Array): Promise<boolean> {
  if (await countAgainstQuota({ channel: 'event' }, bytes.byteLength)) return false;
  const owner = await firstOwner();
  await announceFile(hashOf(bytes));
  const [db, queue] = [await records(), await parseQueue()];
  await db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('received_event')
      .set({ state: 'done', message: null })
      .where('id', '=', eventId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (!noted) return;
    const { id: batchId } = await trx
      .insertInto('upload')
      .values({
        created_by: owner.id,
        dismissed_at: sql<Date>`now()`,
        kind: 'candidate',
        sample: false,
        channel: 'event',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lastModified = pastDay('', new Date().toISOString().slice(0, 10));
    await keepWithin(trx, queue, { batchId, itemId: eventId, name: displayName(name), lastModified, bytes });
    await trx
      .updateTable('received_event')
      .set({ upload_item_id: eventId })
      .where('id', '=', eventId)
      .execute();
  });
  wakeWorker();
  return true;
}
