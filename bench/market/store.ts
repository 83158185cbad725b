/** The market that is measured: filled once, kept for the next run. */
import type { MarketPosting } from '@/lib/engine/market';
import type { ColumnEngine } from '@/lib/service/column-engine/port';
import { createMarketStore } from '@/lib/service/market-store';
import { normalisedBases } from './bases.ts';
import { recombined } from './recombine.ts';

const BATCH = 5000;
const SHOWN_EACH = 50_000;

async function countOf(engine: ColumnEngine): Promise<number> {
  const [row] = await engine.rows<{ count: number }>({
    sql: 'select count() as count from posting',
    parameters: {},
  });
  return row?.count ?? 0;
}

/** Fills the store up to `count` postings, from where an earlier run was cut short; says how fast it was. */
export async function fillStore(engine: ColumnEngine, count: number): Promise<void> {
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
