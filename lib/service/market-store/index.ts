/**
 * The store of the market: jobs and postings on ClickHouse, embedded (chDB in a process of its own) or a server by
 * `CLICKHOUSE_URL`; one SQL text and one schema for both. Postings are written, jobs are derived from them. What is
 * asked of it is SQL that the engine's compiler made (`lib/engine/market`), never text from outside.
 */
import { forget, once } from '@/lib/platform';
import { type ColumnEngine, columnEngine, migrateColumns } from '../column-engine';
import { MARKET_MIGRATIONS } from './schema';
import { createWriter, type MarketWriter } from './writer';

export { EngineFailure } from '../column-engine';

/** What the rest of the service may do with the market. */
export type MarketStore = MarketWriter & Pick<ColumnEngine, 'rows' | 'close'>;

const NAME = 'service:market-store';

/** A store on an engine that runs, its tables up to date. */
export async function createMarketStore(engine: ColumnEngine): Promise<MarketStore> {
  await migrateColumns(engine, MARKET_MIGRATIONS);
  return { ...createWriter(engine), rows: engine.rows, close: engine.close };
}

async function open(): Promise<MarketStore> {
  const store = await createMarketStore(await columnEngine());
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
