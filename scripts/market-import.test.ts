/** The command for imports, as people run it: real processes, killed without notice. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { randomOf } from '@/lib/engine/kernel';
import { embeddedEngine } from '@/lib/service/column-engine/embedded';
import { createMarketStore } from '@/lib/service/market-store';
import { ENGINE_PROGRAM } from '@/lib/service/testing/market';

const POSTINGS = 5000;
const KILLS = 4;
/** The first kill comes while a fast machine, which needs three seconds for all, is still at it. */
const SHORTEST_IMPORT_MS = 1500;
/** By then a batch or two are written. */
const LONGEST_LIFE_MS = 5000;
/** When the kills come: the same in every run. */
const random = randomOf(20_261);
const TIMEOUT_MS = 300_000;

let directory: string;

afterAll(() => rm(directory, { recursive: true, force: true }));

type Run = { code: number | null; output: string };

/** Runs the command; with a time in milliseconds, kills it that long after its import began. */
async function run(args: readonly string[], killAfter?: number): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/market-import.ts', ...args], {
    env: { ...process.env, DATA_DIR: directory, LOG_LEVEL: 'silent', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const began = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('should it be cut short')) resolve();
      });
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (killAfter !== undefined) {
    await Promise.race([began.then(() => setTimeout(killAfter)), ended]);
    child.kill('SIGKILL');
  }
  return { code: await ended, output };
}

async function marketCounts() {
  const store = await createMarketStore(
    await embeddedEngine({ directory: path.join(directory, 'market'), program: ENGINE_PROGRAM }),
  );
  try {
    const [counts] = await store.rows<Record<'postings' | 'pages' | 'jobs' | 'jobRows' | 'ofJobs', number>>({
      sql: `select count() as postings, uniqExact(source_url) as pages, uniqExact(job_id) as jobs,
        (select count() from job) as jobRows, (select sum(posting_count) from job) as ofJobs from posting`,
      parameters: {},
    });
    return counts;
  } finally {
    await store.close();
  }
}

it(
  'goes on after each kill, with nothing lost and nothing twice',
  async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'shortlist-killed-'));
    const first = await run(['--sample', String(POSTINGS)], SHORTEST_IMPORT_MS * random.next());
    expect(first.code, first.output).toBeNull();
    for (let kills = 1; kills < KILLS; kills += 1) {
      const { code, output } = await run(['--resume'], LONGEST_LIFE_MS * random.next());
      expect([null, 0], output).toContain(code);
    }
    const last = await run(['--resume']);
    expect(last, last.output).toMatchObject({ code: 0 });
    const counts = await marketCounts();
    expect(counts).toMatchObject({ postings: POSTINGS, pages: POSTINGS });
    expect(counts?.jobRows).toBe(counts?.jobs);
    expect(counts?.ofJobs).toBe(POSTINGS);
    expect((await run(['--resume'])).output).toBe('');
  },
  TIMEOUT_MS,
);
