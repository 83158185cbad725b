/** Repairs everything out of step by looking at all rows: for tools, and for damage that was noted nowhere. */
import { FILL_KEYS } from './keys';
import type { MarketRows } from './rows';

/** Ids of which there is more than one row, with the stamp of the last one; looks at all rows. */
const REPLACED = {
  posting:
    'select posting_id as id, max(version) as newest from posting group by posting_id having count() > 1',
  job: 'select job_id as id, max(version) as newest from job group by job_id having count() > 1',
} as const;

/** Jobs whose row contradicts their postings: missing, superfluous, or older than a posting. */
const OUT_OF_STEP = `select job_id as id from (
  select job_id, count() as postings, max(version) as changed, 0 as counted, 0 as written from posting group by job_id
  union all
  select job_id, 0, 0, posting_count, version from job
)
group by job_id having sum(postings) != sum(counted) or sum(postings) = 0 or max(changed) > max(written)`;

async function deleteReplaced(table: 'posting' | 'job', { engine, deleteOlder }: MarketRows) {
  const sql = REPLACED[table];
  const rows = await engine.rows<{ id: number; newest: number }>({ sql, parameters: {} });
  for (const { id, newest } of rows) await deleteOlder(table, [id], newest);
}

/** Names all rows in the narrow tables, leaves one row of each posting and job, and derives jobs that are out of step. */
export async function repair(rows: MarketRows, nextVersion: () => number): Promise<void> {
  for (const sql of FILL_KEYS) await rows.change(sql);
  await deleteReplaced('posting', rows);
  await deleteReplaced('job', rows);
  await rows.refreshJobs(await rows.ids(OUT_OF_STEP));
  await rows.noteMade(nextVersion());
}
