import { createQueue, type Queue } from '@/lib/platform';
import { records } from '../ground/store';
import { asQueueTables } from '../ground/store/queues';

/** The mails that wait to be sent: each task holds the id of its letter alone. */
export async function letterQueue(): Promise<Queue<null>> {
  return createQueue<null>(asQueueTables(await records()), 'letter');
}
