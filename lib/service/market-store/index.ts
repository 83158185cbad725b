/**
 * The store of the market: jobs and postings on ClickHouse, embedded (chDB in a process of its own) or a server by
 * `CLICKHOUSE_URL`; one SQL text and one schema for both. Postings are written, jobs are derived from them. What is
 * asked of it is SQL that the engine's compiler made (`lib/engine/market`), never text from outside.
 */
import path from 'node:path';
import { config } from '@/lib/config';
import { forget, once, onShutdown } from '@/lib/platform';
import { connectEngine } from './engine/client';
import { embeddedEngine } from './engine/embedded';
import type { MarketEngine } from './engine/port';
import { migrateMarket } from './migrate';
import { createWriter, type MarketWriter } from './writer';

export { EngineFailure } from './engine/port';

/** What the rest of the service may do with the market. */
export type MarketStore = MarketWriter & Pick<MarketEngine, 'rows' | 'close'>;

const NAME = 'service:market-store';

/** A store on an engine that runs, its tables up to date. */
export async function createMarketStore(engine: MarketEngine): Promise<MarketStore> {
  await migrateMarket(engine);
  return { ...createWriter(engine), rows: engine.rows, close: engine.close };
}

function openEngine(): Promise<MarketEngine> {
  const { CLICKHOUSE_URL, DATA_DIR } = config();
  if (CLICKHOUSE_URL) return Promise.resolve(connectEngine({ url: CLICKHOUSE_URL }));
  const root = /* turbopackIgnore: true */ process.cwd();
  return embeddedEngine({
    directory: path.resolve(DATA_DIR, 'market'),
    program: path.join(root, 'lib', 'service', 'market-store', 'host', 'main.ts'),
  });
}

async function open(): Promise<MarketStore> {
  const store = await createMarketStore(await openEngine());
  onShutdown('market', store.close);
  await store.repair();
  return store;
}

/** The market of this process, opened with the first call; an opening that failed is tried again by the next. */
export function marketStore(): Promise<MarketStore> {
  return once(NAME, () =>
    open().catch((error: unknown) => {
      forget(NAME);
      throw error;
    }),
  );
}
