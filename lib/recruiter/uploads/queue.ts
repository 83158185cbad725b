import type { Transaction } from 'kysely';
import { createQueue, type Queue } from '@/lib/platform';
import { records, type Tables } from '../ground/store';
import { asQueueTables, PARSE_QUEUES } from '../ground/store/queues';

/** The subject of a task is the id of its upload item; everything else is in the item. */
export async function parseQueue(): Promise<Queue<null>> {
  return createQueue<null>(asQueueTables(await records()), PARSE_QUEUES[0]);
}

/** Pictures of pages wait here, so that they keep no document with text waiting. */
export async function pictureQueue(): Promise<Queue<null>> {
  return createQueue<null>(asQueueTables(await records()), PARSE_QUEUES[1]);
}

/** Queues an item: exactly when the transaction commits. */
export async function queueItem(queue: Queue<null>, trx: Transaction<Tables>, itemId: string): Promise<void> {
  await queue.add(asQueueTables(trx), itemId, null);
}

/** Takes items out of the queue. */
export async function unqueueItems(
  queue: Queue<null>,
  trx: Transaction<Tables>,
  itemIds: string[],
): Promise<void> {
  await queue.remove(asQueueTables(trx), itemIds);
  await (await pictureQueue()).remove(asQueueTables(trx), itemIds);
}
