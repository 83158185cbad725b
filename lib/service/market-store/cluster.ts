/**
 * The market on a cluster of ClickHouse servers. Each server has separate tables, in a database next to the queried
 * one, with a part of the jobs and everything that belongs to them: their postings and the days by which both are
 * found. Queries are the same text as on one server: their tables represent all parts (`Distributed`, by job), and
 * look-ups of postings in a condition run where the jobs are. Changes are the same text, too, one statement for each
 * part, by way of one of its servers; with `isReplicated` the servers of a part keep the same rows. There is one writer
 * (`writing.ts`).
 */
import type { ClickHouseSettings } from '@clickhouse/client';
import { log } from '@/lib/platform';
import { type ColumnEngine, connectEngine, migrateColumns } from '../column-engine';
import { clusterMigrations, MARKET_TABLES } from './schema';
import type { Shards } from './shards';

export type ClusterOptions = {
  /** The server that is asked, with the name of the database. */
  url: string;
  /** Every server of the cluster, by HTTP; those of one part have the same macro `shard`. */
  servers: readonly string[];
  /** Name of the cluster on the servers (`remote_servers`). */
  cluster: string;
  /** True if a part has several servers, through ClickHouse Keeper. */
  isReplicated: boolean;
};

export type MarketCluster = { engine: ColumnEngine; shards: Shards };

/**
 * Look-ups of a condition run on each server separately; an insert is done when the servers have it. Common tables are
 * not materialised: one that reads from all servers cannot be (ClickHouse 26.7), and each part computes it again.
 */
const ASKING = {
  distributed_product_mode: 'local',
  distributed_foreground_insert: 1,
  enable_materialized_cte: 0,
} as const;
/** A row that was acknowledged is on most servers of its part, and is read from one that has it. */
const REPLICATED = {
  insert_quorum: 'auto',
  insert_quorum_parallel: 0,
  select_sequential_consistency: '1',
} as const;

function withDatabase(url: string, database: string): string {
  const parsed = new URL(url);
  parsed.pathname = `/${database}`;
  return parsed.toString();
}

/** Distributes jobs by their numbers, along with their related rows; the rest can be anywhere. */
function standsForAll(table: string, { cluster }: ClusterOptions, own: string): string {
  const key = MARKET_TABLES[table];
  return `create table if not exists ${table} as ${own}.${table} engine = Distributed(${cluster}, ${own}, ${table}, ${key})`;
}

async function makeDatabases(server: string, databases: readonly string[]) {
  const engine = connectEngine({ url: withDatabase(server, 'default') });
  for (const name of databases)
    await engine.run({ sql: `create database if not exists ${name} engine = Atomic`, parameters: {} });
  await engine.close();
}

async function partOf(server: ColumnEngine): Promise<string> {
  const [row] = await server.rows<{ part: string }>({
    sql: "select getMacro('shard') as part",
    parameters: {},
  });
  return row?.part ?? '';
}

const PARTS = 'select uniqExact(shard_num) as parts from system.clusters where cluster = {cluster:String}';

/** Makes the tables of a server where they are not there yet. */
async function openServer(
  server: string,
  database: string,
  { settings, options }: { settings: ClickHouseSettings; options: ClusterOptions },
): Promise<{ engine: ColumnEngine; part: string }> {
  const own = `${database}_part`;
  await makeDatabases(server, [database, own]);
  const engine = connectEngine({ url: withDatabase(server, own) }, settings);
  await migrateColumns(engine, clusterMigrations(options.isReplicated), /^cluster-/);
  const all = connectEngine({ url: withDatabase(server, database) }, settings);
  for (const table of Object.keys(MARKET_TABLES))
    await all.run({ sql: standsForAll(table, options, own), parameters: {} });
  await all.close();
  return { engine, part: await partOf(engine) };
}

/**
 * Opens a cluster and makes its tables where they are not there yet, also on a server that was added. A server that does
 * not answer is left out while another one has its part; without any of a part, the market does not open.
 */
export async function openCluster(options: ClusterOptions): Promise<MarketCluster> {
  const database = new URL(options.url).pathname.slice(1) || 'shortlist';
  const settings = options.isReplicated ? { ...ASKING, ...REPLICATED } : ASKING;
  const opened: ColumnEngine[] = [];
  const parts = new Map<string, ColumnEngine>();
  for (const server of options.servers) {
    try {
      const { engine, part } = await openServer(server, database, { settings, options });
      opened.push(engine);
      if (!parts.has(part)) parts.set(part, engine);
    } catch (err) {
      log().warn({ err, server: new URL(server).host }, 'a server of the market was left out');
    }
  }
  const asked = connectEngine({ url: withDatabase(options.url, database) }, settings);
  const [named] = await asked.rows<{ parts: number }>({
    sql: PARTS,
    parameters: { cluster: options.cluster },
  });
  if (named?.parts !== parts.size)
    throw new Error(
      `of ${named?.parts} parts of ${options.cluster} ${parts.size} have a server that answers`,
    );
  const close = async () => {
    await Promise.all([asked, ...opened].map((engine) => engine.close()));
  };
  return { engine: { ...asked, close }, shards: { parts: [...parts.values()] } };
}
