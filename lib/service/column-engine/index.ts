/**
 * The column engine: ClickHouse, embedded (chDB in a separate process, in `DATA_DIR/market`) or a server by
 * `CLICKHOUSE_URL`. One SQL text and one schema for both. The market and the search over documents keep their tables in
 * it, each with separate migrations; both are derived data.
 */
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

async function open(): Promise<ColumnEngine> {
  const { CLICKHOUSE_URL, DATA_DIR } = config();
  const root = /* turbopackIgnore: true */ process.cwd();
  const engine = CLICKHOUSE_URL
    ? connectEngine({ url: CLICKHOUSE_URL })
    : await openEmbedded({
        directory: path.resolve(DATA_DIR, 'market'),
        program: path.join(root, 'lib', 'service', 'column-engine', 'host', 'main.ts'),
      });
  const alive = { sql: 'select 1', parameters: {} };
  watchHealth('market', () => engine.rows(alive).then(() => undefined), { isNeeded: false });
  onShutdown('column engine', engine.close, 'engines');
  return engine;
}

/**
 * Returns the engine of this process, opened with the first call; an opening that failed is tried again by the next.
 */
export function columnEngine(): Promise<ColumnEngine> {
  return once(NAME, () =>
    open().catch((error: unknown) => {
      forget(NAME);
      throw error;
    }),
  );
}
