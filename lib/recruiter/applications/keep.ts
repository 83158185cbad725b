import { sql } from 'kysely';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { announceFile } from '../ground/store/loose-files';
import { displayName, hashOf, pastDay } from '../uploads/file-facts';
import { keepWithin } from '../uploads/keep';
import { parseQueue } from '../uploads/queue';
import { countAgainstQuota } from '../uploads/quota';
import { wakeWorker } from '../uploads/worker';

/** A CV that came in from outside, and its origin. */
export type Arriving = {
  /** The same for the same file sent again, which then changes nothing. */
  itemId: string;
  channel: 'form' | 'mail';
  /** The member who is its owner here. */
  memberId: string;
  jobId: string | null;
  /** As the sender gave it. */
  name: string;
  email: string;
  subject: string;
  consent: string | null;
  file: { name: string; bytes: Uint8Array };
};

async function isHere(itemId: string): Promise<boolean> {
  const db = await records();
  const row = await db
    .selectFrom('arrival')
    .select('item_id')
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps a CV from outside as a separate upload and queues it; returns once neither can be lost. The upload is hidden
 * until part of it waits for a person. Refuses anything beyond the quota of its channel.
 */
export async function keepArrival(arriving: Arriving): Promise<Outcome<{ isNew: boolean }>> {
  const { itemId, channel, memberId, jobId, name, email, subject, consent, file } = arriving;
  if (await isHere(itemId)) return done({ isNew: false });
  const refusal = await countAgainstQuota({ channel }, file.bytes.byteLength);
  if (refusal) return refusal;
  await announceFile(hashOf(file.bytes));
  const [db, queue] = [await records(), await parseQueue()];
  const isNew = await db.transaction().execute(async (trx) => {
    const { id: batchId } = await trx
      .insertInto('upload')
      .values({
        created_by: memberId,
        dismissed_at: sql<Date>`now()`,
        kind: 'candidate',
        sample: false,
        channel,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lastModified = pastDay('', new Date().toISOString().slice(0, 10));
    const added = await keepWithin(trx, queue, {
      batchId,
      itemId,
      name: displayName(file.name),
      lastModified,
      bytes: file.bytes,
    });
    if (added)
      await trx
        .insertInto('arrival')
        .values({ item_id: itemId, job_id: jobId, name, email, subject, consent, act: null })
        .execute();
    else await trx.deleteFrom('upload').where('id', '=', batchId).execute();
    return added;
  });
  wakeWorker();
  return done({ isNew });
}
