import type { ColumnEngine } from '../column-engine';
import { WRITE_JOBS } from './derive-jobs';
import { AS_PATCH, AT_JOBS, AT_POSTINGS } from './keys';
import { onEachPart, rowsOfParts, type Shards } from './shards';

export type Ids = readonly number[];

/** Rows of one statement; an insert of as many is there whole or not at all. */
const BATCH = 5000;

export function batchesOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, number) =>
    items.slice(number * BATCH, (number + 1) * BATCH),
  );
}

const REPLACED_AMONG = `select posting_id as id, max(version) as newest from posting
where ${AT_POSTINGS} group by posting_id having count() > 1`;

const BEGUN_CHANGES = {
  sql: 'select version, postings, jobs from begun_change order by version',
  parameters: {},
};
/** Each change has a later number than all before it, also where a clock was put back. */
const MADE = 'insert into last_change select greatest({version:UInt64}, max(version) + 1) from last_change';
const FORGET = 'delete from begun_change where version = {version:UInt64}';

const JOBS_OF = `select distinct job_id as id from posting where ${AT_POSTINGS} and version < {before:UInt64}`;

const OLDER = {
  posting: `${AT_POSTINGS} and version < {version:UInt64}`,
  job: `${AT_JOBS} and version < {version:UInt64}`,
} as const;

const FORGET_OLDER_COPIES = `delete from copy where (block, date, posting_id) in (
  select block, date, posting_id from posting where ${OLDER.posting}) and version < {version:UInt64} ${AS_PATCH}`;

/** Shared by all changes of the tables: finds the jobs concerned, and rows to replace or derive. */
export function createRows(engine: ColumnEngine, shards: Shards, nextVersion: () => number) {
  const change = (sql: string, parameters = {}) => onEachPart(shards, { sql, parameters });

  async function ids(sql: string, parameters = {}): Promise<number[]> {
    const rows = await engine.rows<{ id: number }>({ sql, parameters });
    return rows.map(({ id }) => id);
  }

  /** A deletion that finds nothing would still write that it found nothing. */
  async function deleteOlder(table: 'posting' | 'job', ids: Ids, version: number) {
    const parameters = { ids, version };
    const sql = `select count() as older from ${table} where ${OLDER[table]}`;
    const [found] = await engine.rows<{ older: number }>({ sql, parameters });
    if (!found?.older) return;
    if (table === 'posting') await change(FORGET_OLDER_COPIES, parameters);
    await change(`delete from ${table} where ${OLDER[table]} ${AS_PATCH}`, parameters);
  }

  async function refreshJobs(jobs: Ids) {
    for (const batch of batchesOf([...new Set(jobs)])) {
      const version = nextVersion();
      await change(WRITE_JOBS, { jobs: batch, version });
      await deleteOlder('job', batch, version);
    }
  }

  async function noteMade(version: number) {
    await engine.run({ sql: MADE, parameters: { version } });
    await change(FORGET, { version });
  }

  /** Notes a change before it begins, and forgets it when all of it is there. */
  async function asNoted(version: number, postings: Ids, jobs: Ids, work: () => Promise<void>) {
    await engine.insert('begun_change', [{ version, postings, jobs }]);
    await work();
    await noteMade(version);
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
      await noteMade(version);
    }
  }

  return {
    engine,
    change,
    jobsOf: (postings: Ids, before: number) => ids(JOBS_OF, { ids: postings, before }),
    ids,
    rowsOfParts: <Row>(sql: string) => rowsOfParts<Row>(shards, { sql, parameters: {} }),
    deleteOlder,
    refreshJobs,
    asNoted,
    noteMade,
    recover,
  };
}

export type MarketRows = ReturnType<typeof createRows>;
