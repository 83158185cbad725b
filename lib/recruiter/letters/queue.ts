import { createQueue, type Queue } from '@/lib/platform';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';

/** Returns the queue of mails; each task holds only the id of its letter. */
export async function letterQueue(): Promise<Queue<null>> {
  return createQueue<null>(asQueueTables(await records()), 'letter');
}
