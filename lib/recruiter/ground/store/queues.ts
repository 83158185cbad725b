import type { Kysely, Transaction } from 'kysely';
import type { QueueTables } from '@/lib/platform';
import type { Tables } from './tables';

/** The names of the queues of files to be read: that of all files, and that of pictures of pages. */
export const PARSE_QUEUES = ['parse-upload', 'parse-picture'] as const;

/** The tables of the queue are among ours; Kysely's types do not see that. */
export function asQueueTables<E extends Kysely<Tables>>(executor: E): Transaction<QueueTables> {
  return executor as unknown as Transaction<QueueTables>;
}
