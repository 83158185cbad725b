/** The market that is measured: filled once, kept for the next run. */
import type { MarketPosting } from '@/lib/engine/market';
import type { ColumnEngine } from '@/lib/service/column-engine/port';
import { createMarketStore, type MarketStore } from '@/lib/service/market-store';
import { normalisedBases } from './bases.ts';
import { addCopies, postingsIn } from './copies.ts';
import { recombined } from './recombine.ts';

const BATCH = 5000;
const SHOWN_EACH = 50_000;

/** Postings of a market with short texts that are recombined; the others are copies of these. */
const RECOMBINED = 500_000;

/**
 * Fills the store up to `count` postings, from where an earlier run was interrupted; reports the speed. With `letters`
 * texts are cut to this length, and all beyond half a million are copies made in the engine.
 */
export async function fillStore(engine: ColumnEngine, count: number, letters?: number): Promise<void> {
  const store = await createMarketStore(engine);
  await writeRecombined(engine, store, letters ? Math.min(count, RECOMBINED) : count, letters);
  if (letters) await addCopies(engine, count, { texts: true });
  const startedAt = performance.now();
  await store.tally();
  console.log(`tallies made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function writeRecombined(engine: ColumnEngine, store: MarketStore, count: number, letters?: number) {
  const there = await postingsIn(engine);
  if (there >= count) return;
  const bases = await normalisedBases();
  const startedAt = performance.now();
  const skipped = Math.max(0, there - BATCH);
  let written = skipped;
  let batch: MarketPosting[] = [];
  for (const posting of recombined(bases, count, skipped)) {
    batch.push({ ...posting, fullText: posting.fullText.slice(0, letters) });
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
