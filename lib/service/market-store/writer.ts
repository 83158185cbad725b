import type { MarketPosting } from '@/lib/engine/market';
import type { ColumnEngine, ParameterValue } from '../column-engine';
import { rowOf } from './posting-row';
import { batchesOf, createRows, type Ids, type MarketRows } from './rows';

/** A posting that turned out to advertise another job. */
export type JobAssignment = { postingId: number; jobId: number };

export type MarketWriter = {
  /** Writes postings, replacing those of the same id, and derives their jobs anew. An id may be given once. */
  write: (postings: readonly MarketPosting[]) => Promise<void>;
  /** Takes postings away; a job without postings is gone. */
  remove: (postingIds: readonly number[]) => Promise<void>;
  /** Says on which day postings ended, e.g. since their pages are not seen any more. */
  end: (postingIds: readonly number[], day: string) => Promise<void>;
  /** Gives postings to other jobs. */
  assign: (assignments: readonly JobAssignment[]) => Promise<void>;
  /** Puts right what a writer left that was killed between two statements: the changes that it had begun. */
  recover: () => Promise<void>;
  /** Puts right whatever is out of step, with a look at all rows: a second or so for a million postings. */
  repair: () => Promise<void>;
  /** Merges what was written into the form that is read fastest; for the end of a large import. */
  settle: () => Promise<void>;
};

const VERSIONS_A_MILLISECOND = 4096;

/** Stamps that grow, below 2^53. */
function createVersions(now: () => number): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, now() * VERSIONS_A_MILLISECOND);
    return last;
  };
}

/** Calls of `work` wait for each other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The statements of a change, each with the jobs that it touches. */
function createChanges(rows: MarketRows, nextVersion: () => number) {
  const { engine } = rows;

  async function write(postings: readonly MarketPosting[]) {
    const version = nextVersion();
    const ids = postings.map(({ postingId }) => postingId);
    const left = await rows.jobsOf(ids, version);
    const jobs = [...new Set([...postings.map(({ jobId }) => jobId), ...left])];
    await rows.asNoted(version, ids, jobs, async () => {
      await engine.insert(
        'posting',
        postings.map((posting) => rowOf(posting, version)),
      );
      await rows.deleteOlder('posting', ids, version);
      await rows.refreshJobs(jobs);
    });
  }

  async function change(
    sql: string,
    values: Record<string, ParameterValue> & { ids: Ids },
    movedTo: Ids = [],
  ) {
    const version = nextVersion();
    const jobs = [...new Set([...(await rows.jobsOf(values.ids, version)), ...movedTo])];
    await rows.asNoted(version, values.ids, jobs, async () => {
      await engine.run({ sql, parameters: { ...values, version } });
      await rows.refreshJobs(jobs);
    });
  }

  return { write, change };
}

const REMOVE = 'delete from posting where posting_id in {ids:Array(UInt64)}';
const END = `alter table posting update expiration_date = {day:Date}, version = {version:UInt64}
where posting_id in {ids:Array(UInt64)}`;
const ASSIGN = `alter table posting update
  job_id = transform(posting_id, {ids:Array(UInt64)}, {jobs:Array(UInt64)}, job_id), version = {version:UInt64}
where posting_id in {ids:Array(UInt64)}`;

/**
 * Writes the market. Calls wait for each other. A reader sees every posting that was written; for some milliseconds it
 * may see it beside what it replaces.
 */
export function createWriter(engine: ColumnEngine, now: () => number = Date.now): MarketWriter {
  const nextVersion = createVersions(now);
  const rows = createRows(engine, nextVersion);
  const { write, change } = createChanges(rows, nextVersion);
  const inTurn = createTurns();

  async function inBatches<T>(items: readonly T[], work: (batch: T[]) => Promise<void>) {
    for (const batch of batchesOf(items)) await inTurn(() => work(batch));
  }

  async function settle() {
    for (const table of ['posting', 'job'])
      await engine.run({ sql: `optimize table ${table} final`, parameters: {} });
  }

  return {
    write: (postings) => inBatches(postings, write),
    remove: (postingIds) => inBatches(postingIds, (ids) => change(REMOVE, { ids })),
    end: (postingIds, day) => inBatches(postingIds, (ids) => change(END, { ids, day })),
    assign: (assignments) =>
      inBatches(assignments, (batch) => {
        const jobs = batch.map(({ jobId }) => jobId);
        return change(ASSIGN, { ids: batch.map(({ postingId }) => postingId), jobs }, jobs);
      }),
    recover: () => inTurn(rows.recover),
    repair: () => inTurn(rows.repair),
    settle: () => inTurn(settle),
  };
}
