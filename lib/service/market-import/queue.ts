import type { Kysely, Transaction } from 'kysely';
import { createQueue, type Queue, type QueueTables } from '@/lib/platform';
import type { ServiceRecords, ServiceTables } from '../store';

/** What is to be done with an import; the subject of its task is its id. */
export type ImportTask = { todo: 'run' | 'undo' };

/** The tables of the queue are among ours; Kysely's types do not see that. */
function asQueueTables<E extends Kysely<ServiceTables>>(executor: E): Transaction<QueueTables> {
  return executor as unknown as Transaction<QueueTables>;
}

export function importQueue(records: ServiceRecords): Queue<ImportTask> {
  return createQueue<ImportTask>(asQueueTables(records), 'market-import');
}

/** Queues what is to be done with an import. */
export async function queueImport(
  records: ServiceRecords,
  id: string,
  todo: ImportTask['todo'],
): Promise<void> {
  await importQueue(records).add(asQueueTables(records), id, { todo });
}
