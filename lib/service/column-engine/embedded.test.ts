/** What a question gets when the process of the embedded engine dies under it. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ENGINE_PROGRAM, temporaryDirectory } from '../testing/market';
import { embeddedEngine } from './embedded';
import { type ColumnEngine, EngineFailure } from './port';

const directory = temporaryDirectory();
/** A question that takes a second, whose answer is known. */
const SLOW = {
  sql: 'select sum(number) + sum(sleepEachRow(0.01)) as n from numbers(100) settings max_block_size = 10',
  parameters: {},
};
const SLOW_MS = 1000;
/** One that still runs when a busy machine has started the next process. */
const SLOWER = { ...SLOW, sql: SLOW.sql.replace('numbers(100)', 'numbers(1000)') };
/** Limits of a question, so that a process without an answer is known sooner. */
const QUICK = { seconds: 1, memoryBytes: 1_000_000_000 };
let engine: ColumnEngine;

beforeAll(async () => {
  engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
}, 120_000);

afterAll(async () => {
  await engine.close();
  await rm(directory, { recursive: true, force: true });
});

/** The process that has the data directory open, found by its command line. */
function engineProcess(): number | undefined {
  const listed = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const line = listed.find((each) => each.includes('host/main.ts') && each.includes(directory));
  return line === undefined ? undefined : Number.parseInt(line, 10);
}

/** Signals the process of the engine, another than `after`. */
async function end(signal: 'SIGKILL' | 'SIGSEGV', after?: number): Promise<number> {
  await expect.poll(engineProcess, { timeout: 60_000 }).not.toBeOneOf([after, undefined]);
  const pid = Number(engineProcess());
  process.kill(pid, signal);
  return pid;
}

it('questions in hand are asked again of the next process, all of them', { timeout: 120_000 }, async () => {
  const asked = Promise.all(Array.from({ length: 8 }, () => engine.rows<{ n: number }>(SLOW)));
  await pause(SLOW_MS / 2);
  await end('SIGKILL');
  expect((await asked).map(([row]) => row?.n)).toEqual(Array(8).fill(4950));
});

it('a question that ends every process fails as unreachable, and the next one is answered', {
  timeout: 120_000,
}, async () => {
  const asked = engine.rows(SLOWER).then(
    () => 'answered',
    (error: unknown) => error,
  );
  await pause(SLOW_MS / 2);
  const first = await end('SIGKILL');
  await expect.poll(engineProcess, { timeout: 60_000, interval: 20 }).not.toBeOneOf([first, undefined]);
  // The next process has taken the question up once it answers another.
  await engine.rows({ sql: 'select 1 as n', parameters: {} });
  await end('SIGKILL', first);
  expect(await asked).toMatchObject({ name: 'EngineFailure', code: 0 });
  expect(await engine.rows({ sql: 'select 2 as n', parameters: {} })).toEqual([{ n: 2 }]);
});

it('a process that hangs in its own fault is ended, and the question answered by the next', {
  timeout: 120_000,
}, async () => {
  await engine.rows({ sql: 'select 3 as n', parameters: {} });
  const hung = await end('SIGSEGV');
  const asked = await engine.rows({ sql: 'select 4 as n', parameters: {} }, QUICK);
  expect(asked).toEqual([{ n: 4 }]);
  expect(engineProcess()).not.toBe(hung);
});

it('a write that meets such a process fails while nobody asks a question, and what was written before is there', {
  timeout: 180_000,
}, async () => {
  const rowsOf = (from: number) => Array.from({ length: 1000 }, (_, at) => ({ n: from + at }));
  const numbers = 'create table numbers_written (n UInt32) engine = MergeTree order by n';
  await engine.run({ sql: `${numbers} settings fsync_after_insert = 1`, parameters: {} });
  await engine.insert('numbers_written', rowsOf(0));
  const hung = await end('SIGSEGV');
  const before = performance.now();
  await expect(engine.insert('numbers_written', rowsOf(5000))).rejects.toMatchObject({ code: 0 });
  expect(performance.now() - before).toBeLessThan(60_000);
  await engine.insert('numbers_written', rowsOf(2000));
  const counted =
    'select countIf(n < 1000) as first, countIf(n between 2000 and 2999) as later from numbers_written';
  expect(await engine.rows({ sql: counted, parameters: {} })).toEqual([{ first: 1000, later: 1000 }]);
  expect(engineProcess()).not.toBe(hung);
});

it('a failure is known where another copy of its module made it, as the bundles of a build have', async () => {
  vi.resetModules();
  const other = await import('./port');
  expect(other.EngineFailure).not.toBe(EngineFailure);
  expect(new other.EngineFailure(0, 'gone')).toBeInstanceOf(EngineFailure);
  expect(new Error('gone')).not.toBeInstanceOf(EngineFailure);
});
