/**
 * The store of the market: jobs and postings on ClickHouse, embedded (chDB in a process of its own) or a server by
 * `CLICKHOUSE_URL`; one SQL text and one schema for both. Postings are written, jobs are derived from them. What is
 * asked of it is SQL that the engine's compiler made (`lib/engine/market`), never text from outside.
 */
import { forget, once } from '@/lib/platform';
import { type ColumnEngine, columnEngine, EngineFailure, migrateColumns } from '../column-engine';
import { MARKET_MIGRATIONS } from './schema';
import { versionOf } from './version';
import { createWriter, type MarketWriter } from './writer';

export { EngineFailure };

/** What the rest of the service may do with the market. */
export type MarketStore = MarketWriter &
  Pick<ColumnEngine, 'rows' | 'close'> & {
    /** Another one after every change of the rows. */
    version: () => Promise<string>;
  };

const NAME = 'service:market-store';
/** No number of ClickHouse. */
const NOT_READY = 0;

/** A store on an engine that runs, its tables up to date. */
export async function createMarketStore(engine: ColumnEngine): Promise<MarketStore> {
  await migrateColumns(engine, MARKET_MIGRATIONS);
  return {
    ...createWriter(engine),
    rows: engine.rows,
    close: engine.close,
    version: () => versionOf(engine),
  };
}

/** What fails here is no fault of the question that opens the market, whatever the engine says. */
async function open(): Promise<MarketStore> {
  try {
    const store = await createMarketStore(await columnEngine());
    await store.recover();
    return store;
  } catch (error) {
    throw new EngineFailure(NOT_READY, `the market could not be opened: ${String(error)}`);
  }
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
