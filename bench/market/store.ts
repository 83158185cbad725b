/** The market that is measured: filled once, kept for the next run. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { MarketPosting } from '@/lib/engine/market';
import { connectEngine } from '@/lib/service/column-engine/client';
import type { ColumnEngine } from '@/lib/service/column-engine/port';
import { createMarketStore } from '@/lib/service/market-store';
import { freePort } from '../../scripts/service.mjs';
import { normalisedBases } from './bases.ts';
import { recombined } from './recombine.ts';

/** The engine that the service and the hand-written statements both ask. */
export type BenchEngine = ColumnEngine & { url: string; pid: number | undefined; stop: () => Promise<void> };

const HOST = path.resolve('lib', 'service', 'column-engine', 'host', 'main.ts');
const BATCH = 5000;
const SHOWN_EACH = 50_000;

/** The server of `CLICKHOUSE_URL`, else the embedded engine in a process of its own, behind the same interface. */
export async function openBenchEngine(directory: string): Promise<BenchEngine> {
  const given = process.env.CLICKHOUSE_URL;
  if (given) {
    const engine = connectEngine({ url: given });
    return { ...engine, url: given, pid: undefined, stop: engine.close };
  }
  await mkdir(directory, { recursive: true });
  const port = await freePort();
  const child: ChildProcess = fork(HOST, [directory, String(port)], { execArgv: [] });
  await once(child, 'message');
  const url = `http://127.0.0.1:${port}/shortlist`;
  const engine = connectEngine({ url });
  const stop = async () => {
    await engine.close();
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { ...engine, url, pid: child.pid, stop };
}

async function countOf(engine: ColumnEngine): Promise<number> {
  const [row] = await engine.rows<{ count: number }>({
    sql: 'select count() as count from posting',
    parameters: {},
  });
  return row?.count ?? 0;
}

/** Fills the store up to `count` postings, from where an earlier run was cut short; says how fast it was. */
export async function fillStore(engine: BenchEngine, count: number): Promise<void> {
  const store = await createMarketStore(engine);
  const there = await countOf(engine);
  if (there >= count) return;
  const bases = await normalisedBases();
  const startedAt = performance.now();
  const skipped = Math.max(0, there - BATCH);
  let written = skipped;
  let batch: MarketPosting[] = [];
  for (const posting of recombined(bases, count, skipped)) {
    batch.push(posting);
    if (batch.length < BATCH && written + batch.length < count) continue;
    await store.write(batch);
    written += batch.length;
    batch = [];
    if (written % SHOWN_EACH < BATCH) {
      const rate = (written - skipped) / ((performance.now() - startedAt) / 1000);
      console.log(`${written} postings written, ${rate.toFixed(0)} a second`);
    }
  }
  await store.settle();
}
