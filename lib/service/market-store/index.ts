/**
 * The store of the market: jobs and postings on ClickHouse, embedded (chDB in a separate process) or a server by
 * `CLICKHOUSE_URL`; one SQL text and one schema for both. Postings are written, jobs are derived from them. Queries are
 * SQL from the engine's compiler (`lib/engine/market`), never text from outside.
 */
import { config } from '@/lib/config';
import { forget, once, onShutdown } from '@/lib/platform';
import {
  type ColumnEngine,
  type ColumnStatement,
  columnEngine,
  EngineFailure,
  migrateColumns,
} from '../column-engine';
import { type ClusterOptions, openCluster } from './cluster';
import { MARKET_MIGRATIONS } from './schema';
import { rowsOfParts, type Shards, wholeOn } from './shards';
import { keepTallies, tallyWhenQuiet } from './tallies';
import { keepVersion, versionOf } from './version';
import { createWriter, type MarketWriter } from './writer';

export { AT_POSTINGS } from './keys';
export { EngineFailure };

/** The market as the rest of the service may use it. */
export type MarketStore = MarketWriter &
  Pick<ColumnEngine, 'rows' | 'close'> & {
    /**
     * Returns the rows of each part of the market from its own tables, for data that no distributed table has: the
     * words of an index.
     */
    rowsOfParts: <Row>(statement: ColumnStatement) => Promise<Row[]>;
    /** Another one after every change of the rows. */
    version: () => Promise<string>;
    /** Returns the number of the tallies of the market as it is; undefined where there are none. */
    tallies: () => Promise<number | undefined>;
    /** Makes them, unless they are there. */
    tally: () => Promise<void>;
  };

const NAME = 'service:market-store';
/** No number of ClickHouse. */
const NOT_READY = 0;

/** Returns a writer that calls `note` before and after each change. */
function noting(writer: MarketWriter, note: () => void): MarketWriter {
  const noted =
    <Given extends unknown[]>(change: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      note();
      try {
        await change(...given);
      } finally {
        note();
      }
    };
  return {
    write: noted(writer.write),
    remove: noted(writer.remove),
    end: noted(writer.end),
    recover: noted(writer.recover),
    repair: noted(writer.repair),
    settle: writer.settle,
  };
}

/** A cluster has none: its servers would each have those of a part of the jobs. */
const NO_TALLIES = { current: async () => undefined, make: async () => undefined };

function storeOn(engine: ColumnEngine, shards: Shards, hasTallies: boolean): MarketStore {
  const version = keepVersion(() => versionOf(engine));
  const { current, make } = hasTallies ? keepTallies(engine, version.read) : NO_TALLIES;
  return {
    ...noting(createWriter(engine, shards), version.forget),
    rows: engine.rows,
    rowsOfParts: (statement) => rowsOfParts(shards, statement),
    close: engine.close,
    version: version.read,
    tallies: current,
    tally: make,
  };
}

/** Returns the same store, whose tallies are made in the background. */
function tallied(store: MarketStore): MarketStore {
  const { changed, stop } = tallyWhenQuiet(store.tally);
  onShutdown('market tallies', stop);
  changed();
  return { ...store, ...noting(store, changed) };
}

/** Creates a store on a running engine, its tables up to date. */
export async function createMarketStore(engine: ColumnEngine): Promise<MarketStore> {
  await migrateColumns(engine, MARKET_MIGRATIONS, /^\d/);
  return storeOn(engine, wholeOn(engine), true);
}

/** Creates a store on a cluster, its tables up to date on every server. */
export async function createClusterStore(options: ClusterOptions): Promise<MarketStore> {
  const { engine, shards } = await openCluster(options);
  return storeOn(engine, shards, false);
}

async function openConfigured(): Promise<MarketStore> {
  const { CLICKHOUSE_URL, CLICKHOUSE_CLUSTER, CLICKHOUSE_SERVERS, CLICKHOUSE_REPLICATED } = config();
  if (CLICKHOUSE_URL && CLICKHOUSE_CLUSTER && CLICKHOUSE_SERVERS) {
    const store = await createClusterStore({
      url: CLICKHOUSE_URL,
      servers: CLICKHOUSE_SERVERS,
      cluster: CLICKHOUSE_CLUSTER,
      isReplicated: CLICKHOUSE_REPLICATED,
    });
    onShutdown('market cluster', store.close, 'engines');
    return store;
  }
  const store = await createMarketStore(await columnEngine());
  // The embedded engine has one process: whatever was begun was cut short. On a server the next writer puts it right.
  if (!CLICKHOUSE_URL) await store.recover();
  return tallied(store);
}

/** Opens the store; a failure is never reported as the fault of the question that opened it. */
async function open(): Promise<MarketStore> {
  try {
    return await openConfigured();
  } catch (error) {
    throw new EngineFailure(NOT_READY, `the market could not be opened: ${String(error)}`);
  }
}

/**
 * Returns the market of this process, opened with the first call; an opening that failed is tried again by the next.
 */
export function marketStore(): Promise<MarketStore> {
  return once(NAME, () =>
    open().catch((error: unknown) => {
      forget(NAME);
      throw error;
    }),
  );
}
