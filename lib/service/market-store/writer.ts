import { setTimeout as pause } from 'node:timers/promises';
import type { MarketPosting } from '@/lib/engine/market';
import { type ColumnEngine, createStamps, EngineFailure, type ParameterValue } from '../column-engine';
import { AS_PATCH, AT_POSTINGS } from './keys';
import { rowOf } from './posting-row';
import { repair } from './repair';
import { batchesOf, createRows, type Ids, type MarketRows } from './rows';
import { type Shards, wholeOn } from './shards';

export type MarketWriter = {
  /** Writes postings, replacing those with the same id, and derives their jobs again. An id may occur once. */
  write: (postings: readonly MarketPosting[]) => Promise<void>;
  /** Removes postings; a job without postings is removed too. */
  remove: (postingIds: readonly number[]) => Promise<void>;
  /** Sets the day on which postings ended, e.g. since their pages are no longer seen. */
  end: (postingIds: readonly number[], day: string) => Promise<void>;
  /** Repairs the leftovers of a writer that was killed between two statements: the changes that it had begun. */
  recover: () => Promise<void>;
  /** Repairs whatever is out of step by looking at all rows: a second or so for a million postings. */
  repair: () => Promise<void>;
  /**
   * Merges written data into the form that is read fastest, for the end of a large import. A table of more than some
   * gigabytes is left to the engine's own merging, since rewriting costs as much as the whole table, not as much as the
   * import.
   */
  settle: () => Promise<void>;
};

const NEWEST = `select toString(greatest(
  (select max(version) from posting), (select max(version) from job),
  (select max(version) from begun_change), (select max(version) from last_change))) as newest`;

/** Returns the greatest version that any row has. */
async function newestVersion(engine: ColumnEngine): Promise<number> {
  const [row] = await engine.rows<{ newest: string }>({ sql: NEWEST, parameters: {} });
  return Number(row?.newest ?? 0);
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

/** Creates the statements of a change, each with the jobs that it touches. */
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
    statements: readonly string[],
    values: Record<string, ParameterValue> & { ids: Ids },
  ) {
    const version = nextVersion();
    const jobs = await rows.jobsOf(values.ids, version);
    await rows.asNoted(version, values.ids, jobs, async () => {
      for (const sql of statements) await rows.change(sql, { ...values, version });
      await rows.refreshJobs(jobs);
    });
  }

  return { write, change };
}

const REMOVE = [
  `delete from copy where (block, date, posting_id) in (
  select block, date, posting_id from posting where ${AT_POSTINGS}) ${AS_PATCH}`,
  `delete from import_posting where (import_id, date, posting_id) in (
  select import_id, date, posting_id from posting where ${AT_POSTINGS}) ${AS_PATCH}`,
  `delete from posting where ${AT_POSTINGS} ${AS_PATCH}`,
];
const END = [
  `update posting set expiration_date = {day:Date}, version = {version:UInt64} where ${AT_POSTINGS}`,
];

/** ClickHouse's MEMORY_LIMIT_EXCEEDED: its merging has the memory at the moment. */
const NO_MEMORY = 241;
/** Time that an engine without memory gets for its merging before a change is tried again. */
const WAITS_MS = [1000, 5000, 20_000, 60_000];

/** Tries a change again, as a new one, while the engine has no memory for it; returns whether it had to. */
async function untilThereIsMemory(work: () => Promise<void>, waits: readonly number[]): Promise<boolean> {
  for (const [tries, wait] of [...waits, undefined].entries()) {
    try {
      await work();
      return tries > 0;
    } catch (error) {
      if (wait === undefined || !(error instanceof EngineFailure) || error.code !== NO_MEMORY) throw error;
      await pause(wait);
    }
  }
  return false;
}

/** Above this size a table is not rewritten. */
const SETTLED_BYTES = 6_000_000_000;
const SIZE = (table: string) =>
  `select sum(bytes_on_disk) as bytes from system.parts where active and database = currentDatabase() and table = '${table}'`;

/**
 * Writes the market. Calls wait for each other. A reader sees every posting that was written, and for some milliseconds
 * possibly the version that it replaces as well.
 */
export function createWriter(
  engine: ColumnEngine,
  shards: Shards = wholeOn(engine),
  now: () => number = Date.now,
  waits: readonly number[] = WAITS_MS,
): MarketWriter {
  const { ready, next: nextVersion } = createStamps(() => newestVersion(engine), now);
  const rows = createRows(engine, shards, nextVersion);
  const { write, change } = createChanges(rows, nextVersion);
  const turns = createTurns();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns(() => ready().then(work));

  async function inBatches<T>(items: readonly T[], work: (batch: T[]) => Promise<void>) {
    const change = async (batch: T[]) => {
      // Leftovers of earlier attempts are repaired like those of a killed writer.
      if (await untilThereIsMemory(() => work(batch), waits)) await rows.recover();
    };
    for (const batch of batchesOf(items)) await inTurn(() => change(batch));
  }

  async function settle() {
    for (const table of ['posting', 'job', 'copy']) {
      const sizes = await rows.rowsOfParts<{ bytes: number }>(SIZE(table));
      if (Math.max(...sizes.map(({ bytes }) => bytes)) > SETTLED_BYTES) continue;
      await rows.change(`optimize table ${table} final`);
    }
  }

  return {
    write: (postings) => inBatches(postings, write),
    remove: (postingIds) => inBatches(postingIds, (ids) => change(REMOVE, { ids })),
    end: (postingIds, day) => inBatches(postingIds, (ids) => change(END, { ids, day })),
    recover: () => inTurn(rows.recover),
    repair: () => inTurn(() => repair(rows, nextVersion)),
    settle: () => inTurn(settle),
  };
}
