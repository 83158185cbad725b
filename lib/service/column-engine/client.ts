import { Agent } from 'node:http';
import {
  ClickHouseError,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from '@clickhouse/client';
import { partLongValues } from './long-values';
import { type ColumnEngine, type ColumnStatement, EngineFailure, type StatementLimits } from './port';

/** Where ClickHouse listens: an address with credentials and database, or a socket of this machine. */
export type EngineAddress = { url: string } | { socketPath: string };

const MAX_CONNECTIONS = 16;
/** Limits of a statement that names none. */
export const STANDARD_LIMITS: StatementLimits = { seconds: 20, memoryBytes: 1_000_000_000 };
/** A write takes the time that it needs. */
const WRITE_TIMEOUT_MS = 600_000;
const NO_CODE = 0;

/**
 * The same for every statement and both engines, so that both answer alike. Statistics are not used to estimate how
 * selective a condition is: for one on a subquery, that takes longer than to answer it. The first rows of an order are
 * not looked up separately: where a condition holds lambdas, that misses some rows (ClickHouse 26.7).
 */
const SETTINGS = {
  enable_materialized_cte: 1,
  use_statistics: 0,
  output_format_json_quote_64bit_integers: 0,
  mutations_sync: '1',
  lightweight_deletes_sync: '1',
  use_query_condition_cache: 0,
  use_top_k_dynamic_filtering: 0,
  use_skip_indexes_for_top_k: 0,
} as const;

function failureOf(error: unknown): EngineFailure {
  const message = error instanceof Error ? error.message : String(error);
  return new EngineFailure(error instanceof ClickHouseError ? Number(error.code) : NO_CODE, message);
}

/** Returns a statement as the client takes it. */
function sent(statement: ColumnStatement) {
  const { sql, parameters } = partLongValues(statement);
  return { query: sql, query_params: parameters as Record<string, unknown> };
}

/**
 * Connects to ClickHouse by HTTP: a server, or the process of the embedded engine; with `more` settings of every
 * statement.
 */
export function connectEngine(address: EngineAddress, more: ClickHouseSettings = {}): ColumnEngine {
  const client = createClient({
    url: 'url' in address ? address.url : 'http://localhost/shortlist',
    http_agent: 'socketPath' in address ? socketAgent(address.socketPath) : undefined,
    max_open_connections: MAX_CONNECTIONS,
    request_timeout: WRITE_TIMEOUT_MS,
    use_multipart_params_auto: true,
    clickhouse_settings: { ...SETTINGS, ...more },
    // Failures are handed to the caller, who logs them; the statement and its values are not for the log.
    log: { level: ClickHouseLogLevel.OFF },
  });

  async function rows<Row>(statement: ColumnStatement, limits = STANDARD_LIMITS): Promise<Row[]> {
    try {
      const result = await client.query({
        ...sent(statement),
        format: 'JSONEachRow',
        clickhouse_settings: {
          max_execution_time: limits.seconds,
          max_memory_usage: String(limits.memoryBytes),
        },
      });
      return await result.json<Row>();
    } catch (error) {
      throw failureOf(error);
    }
  }

  async function run(statement: ColumnStatement): Promise<void> {
    try {
      await client.command(sent(statement));
    } catch (error) {
      throw failureOf(error);
    }
  }

  async function insert(table: string, values: readonly object[]): Promise<void> {
    if (values.length === 0) return;
    try {
      await client.insert({ table, values: [...values], format: 'JSONEachRow' });
    } catch (error) {
      throw failureOf(error);
    }
  }

  return { rows, run, insert, close: () => client.close() };
}

function socketAgent(socketPath: string): Agent {
  return new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS, socketPath } as ConstructorParameters<
    typeof Agent
  >[0]);
}
