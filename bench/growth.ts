/**
 * Measures the cost of a batch of an import in a growing market: processor time of the engine and of this process, for
 * 2,000 new postings (some of them copies of others) and for 2,000 that come again.
 *
 *   npm run bench -- --only growth                       in markets of 0.2 and 1 million postings
 *   npm run bench -- --only growth --postings 4000000    and 4 million
 *   npm run bench -- --only growth --store FOLDER        folder that keeps the market for the next run (default out/bench/growth)
 *
 * The texts are cut to 600 letters. Beyond the first twenty thousand, postings and jobs are copies of these without
 * their texts, with other numbers, days and blocks, made in the engine.
 */
import path from 'node:path';
import type { ColumnEngine } from '@/lib/service/column-engine/port';
import { assignJobs } from '@/lib/service/market-import/assign-jobs';
import { knownByCopies, type ReadyPosting } from '@/lib/service/market-import/normalise-batch';
import { createMarketStore, type MarketStore } from '@/lib/service/market-store';
import { type BenchEngine, openBenchEngine } from './engine.ts';
import { mostMemory, processorTime } from './figures.ts';
import { normalisedBases } from './market/bases.ts';
import { addCopies, postingsIn } from './market/copies.ts';
import { recombined } from './market/recombine.ts';

export type GrowthBenchOptions = { postings?: string; store?: string };

const SIZES = [200_000, 1_000_000, 4_000_000, 10_000_000];
const FIRST = 20_000;
const BATCH = 2000;
const BATCHES = 6;
const LETTERS = 600;

/** Returns the number of readings of sources, so that no posting counts as new twice. */
async function readingsOf(engine: ColumnEngine): Promise<number> {
  const sql = 'select uniqExact(last_reading) as n from posting';
  const [row] = await engine.rows<{ n: number }>({ sql, parameters: {} });
  return row?.n ?? 0;
}

function* readyPostings(bases: Parameters<typeof recombined>[0], from: number, count: number) {
  let row = 0;
  for (const posting of recombined(bases, from + count, from)) {
    row += 1;
    const { lastReading: _, lastRow: __, ...normalised } = posting;
    yield { ...knownByCopies({ ...normalised, fullText: posting.fullText.slice(0, LETTERS) }), row };
  }
}

async function writeBatches(ready: readonly ReadyPosting[], name: string, store: MarketStore) {
  for (let at = 0; at < ready.length; at += BATCH) {
    const batch = ready.slice(at, at + BATCH);
    const { postings } = await assignJobs(batch, { importId: name, reading: name }, store);
    await store.write(postings);
  }
}

async function measured(label: string, batches: number, engine: BenchEngine, work: () => Promise<void>) {
  const [here, there, start] = [process.cpuUsage(), processorTime(engine.pid), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(here);
  const each = (milliseconds: number) => (milliseconds / batches).toFixed(0).padStart(6);
  console.log(
    `${label.padEnd(26)} a batch: engine ${each(processorTime(engine.pid) - there)} ms, here ${each((user + system) / 1000)} ms, ${each(performance.now() - start)} ms in time`,
  );
}

/** Measures batches in markets of growing size, and prints a line for each kind of batch. */
export async function benchGrowth({ postings, store: folder }: GrowthBenchOptions) {
  const most = Number(postings ?? SIZES[1]);
  const engine = await openBenchEngine(path.resolve(folder ?? path.join('out', 'bench', 'growth')));
  try {
    const bases = await normalisedBases();
    const store = await createMarketStore(engine);
    const there = await postingsIn(engine);
    if (there < FIRST) await writeBatches([...readyPostings(bases, 0, FIRST)], 'first', store);
    for (const size of SIZES.filter((each) => each <= most && each * 1.1 > there)) {
      await addCopies(engine, size, { texts: false });
      const name = `measured ${Date.now()}`;
      const from = FIRST + (await readingsOf(engine)) * BATCH * BATCHES;
      const ready = [...readyPostings(bases, from, BATCH * BATCHES)];
      await measured(`${size} postings, new`, BATCHES, engine, () => writeBatches(ready, name, store));
      const again = ready.slice(0, BATCH * 3);
      await measured(`${size} postings, again`, 3, engine, () => writeBatches(again, `${name} again`, store));
    }
    console.log(`at the most: the engine ${mostMemory(engine.pid)}, this process ${mostMemory(process.pid)}`);
  } finally {
    await engine.stop();
  }
}
