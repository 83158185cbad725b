import { type Kysely, sql } from 'kysely';
import type { Metric } from '../metrics/exposition';
import type { QueueTables } from './queue';

/** Returns how many tasks of each kind are there, and how long the oldest that is due has waited, for the half that owns the queue. */
export async function queueMetrics(half: string, db: Kysely<QueueTables>): Promise<Metric[]> {
  const rows = await db
    .selectFrom('queue_task')
    .select((select) => [
      'name',
      select.fn.countAll<string>().as('tasks'),
      sql<number>`coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float8`.as(
        'waiting',
      ),
    ])
    .groupBy('name')
    .orderBy('name')
    .execute();
  const samplesOf = (read: (row: (typeof rows)[number]) => number) =>
    rows.map((row) => ({ labels: { half, task: row.name }, value: read(row) }));
  return [
    {
      name: 'shortlist_queue_tasks',
      help: 'Tasks that are waiting or at work.',
      type: 'gauge',
      samples: samplesOf(({ tasks }) => Number(tasks)),
    },
    {
      name: 'shortlist_queue_oldest_seconds',
      help: 'How long the oldest task that is due has been due.',
      type: 'gauge',
      samples: samplesOf(({ waiting }) => waiting),
    },
  ];
}
