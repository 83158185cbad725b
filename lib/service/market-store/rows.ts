import type { ColumnEngine } from '../column-engine';
import { WRITE_JOBS } from './derive-jobs';

export type Ids = readonly number[];

/** Rows of one statement; an insert of as many is there whole or not at all. */
const BATCH = 5000;

export function batchesOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, number) =>
    items.slice(number * BATCH, (number + 1) * BATCH),
  );
}

/** Ids of which there is more than one row, with the stamp of the last one. */
const REPLACED = {
  posting:
    'select posting_id as id, max(version) as newest from posting group by posting_id having count() > 1',
  job: 'select job_id as id, max(version) as newest from job group by job_id having count() > 1',
} as const;

const REPLACED_AMONG = `select posting_id as id, max(version) as newest from posting
where posting_id in {ids:Array(UInt64)} group by posting_id having count() > 1`;

const BEGUN_CHANGES = {
  sql: 'select version, postings, jobs from begun_change order by version',
  parameters: {},
};
const FORGET = 'delete from begun_change where version = {version:UInt64}';

/** Jobs whose row is not what their postings say: missing, too much, or older than a posting. */
const OUT_OF_STEP = `select job_id as id from (
  select job_id, count() as postings, max(version) as changed, 0 as counted, 0 as written from posting group by job_id
  union all
  select job_id, 0, 0, posting_count, version from job
)
group by job_id having sum(postings) != sum(counted) or sum(postings) = 0 or max(changed) > max(written)`;

const JOBS_OF =
  'select distinct job_id as id from posting where posting_id in {ids:Array(UInt64)} and version < {before:UInt64}';

/** What every change of the tables needs: which jobs are touched, and rows that are replaced or derived. */
export function createRows(engine: ColumnEngine, nextVersion: () => number) {
  async function ids(sql: string, parameters = {}): Promise<number[]> {
    const rows = await engine.rows<{ id: number }>({ sql, parameters });
    return rows.map(({ id }) => id);
  }

  /** A deletion that finds nothing still looks at every part, so it is asked for only when there is something. */
  async function deleteOlder(table: 'posting' | 'job', ids: Ids, version: number) {
    const older = `${table}_id in {ids:Array(UInt64)} and version < {version:UInt64}`;
    const parameters = { ids, version };
    const sql = `select count() as older from ${table} where ${older}`;
    const [found] = await engine.rows<{ older: number }>({ sql, parameters });
    if (found?.older) await engine.run({ sql: `delete from ${table} where ${older}`, parameters });
  }

  async function refreshJobs(jobs: Ids) {
    for (const batch of batchesOf([...new Set(jobs)])) {
      const version = nextVersion();
      await engine.run({ sql: WRITE_JOBS, parameters: { jobs: batch, version } });
      await deleteOlder('job', batch, version);
    }
  }

  async function deleteReplaced(table: 'posting' | 'job') {
    const sql = REPLACED[table];
    const rows = await engine.rows<{ id: number; newest: number }>({ sql, parameters: {} });
    for (const { id, newest } of rows) await deleteOlder(table, [id], newest);
  }

  /** Notes a change before it begins, and forgets it when all of it is there. */
  async function asNoted(version: number, postings: Ids, jobs: Ids, work: () => Promise<void>) {
    await engine.insert('begun_change', [{ version, postings, jobs }]);
    await work();
    await engine.run({ sql: FORGET, parameters: { version } });
  }

  async function recover() {
    const begun = await engine.rows<{ version: number; postings: number[]; jobs: number[] }>(BEGUN_CHANGES);
    for (const { version, postings, jobs } of begun) {
      const replaced = await engine.rows<{ id: number; newest: number }>({
        sql: REPLACED_AMONG,
        parameters: { ids: postings },
      });
      for (const { id, newest } of replaced) await deleteOlder('posting', [id], newest);
      const now = await ids(JOBS_OF, { ids: postings, before: Number.MAX_SAFE_INTEGER });
      await refreshJobs([...jobs, ...now]);
      await engine.run({ sql: FORGET, parameters: { version } });
    }
  }

  async function repair() {
    await deleteReplaced('posting');
    await deleteReplaced('job');
    await refreshJobs(await ids(OUT_OF_STEP));
  }

  return {
    engine,
    jobsOf: (postings: Ids, before: number) => ids(JOBS_OF, { ids: postings, before }),
    deleteOlder,
    refreshJobs,
    asNoted,
    recover,
    repair,
  };
}

export type MarketRows = ReturnType<typeof createRows>;
