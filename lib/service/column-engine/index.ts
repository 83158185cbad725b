/**
 * The column engine: ClickHouse, embedded (chDB in a separate process, in `DATA_DIR/market`) or a server by
 * `CLICKHOUSE_URL`. One SQL text and one schema for both. The market and the search over documents keep their tables in
 * it, each with separate migrations; both are derived data.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { config } from '@/lib/config';
import { forget, once, onShutdown, watchHealth } from '@/lib/platform';
import { connectEngine } from './client';
import { type EmbeddedOptions, embeddedEngine } from './embedded';
import type { ColumnEngine } from './port';

export { connectEngine } from './client';
export { type ColumnMigration, migrateColumns } from './migrate';
export { type ColumnEngine, type ColumnStatement, EngineFailure, type ParameterValue } from './port';
export { createStamps } from './stamps';

const NAME = 'service:column-engine';
const MOST_TRIES = 10;
const BETWEEN_TRIES_MS = 500;

/** The engine of a process that was killed ends on its own, and lets go of its directory within moments. */
async function openEmbedded(options: EmbeddedOptions): Promise<ColumnEngine> {
  for (let tries = 1; ; tries++) {
    try {
      return await embeddedEngine(options);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await setTimeout(BETWEEN_TRIES_MS);
    }
  }
}

/** Root of the installation, in which the embedded engine is a package. */
const installation = () => /* turbopackIgnore: true */ process.cwd();

/** Throws if an installation has neither an engine of its own nor the address of a server. */
export function requireColumnEngine(): void {
  const own = path.join(installation(), 'node_modules', 'chdb', 'package.json');
  if (config().CLICKHOUSE_URL || existsSync(own)) return;
  throw new Error('CLICKHOUSE_URL is needed, as this installation was made without the embedded engine.');
}

/** The engine that opened, or that the last try failed; health tells of it from the first try on. */
type Opening = { engine?: ColumnEngine; hasFailed?: boolean };

const opening = () =>
  once('service:column-engine-opening', (): Opening => {
    const state: Opening = {};
    const check = async () => {
      if (state.hasFailed) return 'The column engine does not start; the log says why.';
      await state.engine?.rows({ sql: 'select 1', parameters: {} });
      return undefined;
    };
    watchHealth('market', check, { isNeeded: false });
    return state;
  });

async function open(): Promise<ColumnEngine> {
  const { CLICKHOUSE_URL, DATA_DIR } = config();
  const engine = CLICKHOUSE_URL
    ? connectEngine({ url: CLICKHOUSE_URL })
    : await openEmbedded({
        directory: path.resolve(DATA_DIR, 'market'),
        program: path.join(installation(), 'lib', 'service', 'column-engine', 'host', 'main.ts'),
      });
  onShutdown('column engine', engine.close, 'engines');
  return engine;
}

async function openWatched(): Promise<ColumnEngine> {
  const state = opening();
  try {
    state.engine = await open();
    state.hasFailed = false;
    return state.engine;
  } catch (error) {
    state.hasFailed = true;
    forget(NAME);
    throw error;
  }
}

/**
 * Returns the engine of this process, opened with the first call; an opening that failed is tried again by the next.
 */
export function columnEngine(): Promise<ColumnEngine> {
  return once(NAME, openWatched);
}
