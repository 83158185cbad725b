import { createQueue, type Queue } from '@/lib/platform';
import { asQueueTables, type ServiceRecords } from '../store';

/** Task for an import, or for a source that is to be removed; the subject of the task is its id. */
export type ImportTask = { todo: 'run' | 'undo' | 'remove' };

export function importQueue(records: ServiceRecords): Queue<ImportTask> {
  return createQueue<ImportTask>(asQueueTables(records), 'market-import');
}

/** Queues a task for an import or a source. */
export async function queueImport(
  records: ServiceRecords,
  id: string,
  todo: ImportTask['todo'],
): Promise<void> {
  await importQueue(records).add(asQueueTables(records), id, { todo });
}
