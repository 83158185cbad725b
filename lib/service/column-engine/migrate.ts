import { refuseNewer } from '@/lib/platform';
import type { ColumnEngine } from './port';

/** A step of a schema: statements that run once, in order. A released step is never changed. */
export type ColumnMigration = { name: string; statements: readonly string[] };

const TABLE = `create table if not exists migration (name String, applied_at DateTime default now())
engine = MergeTree order by name`;

/**
 * Brings the tables up to date: every step that has not run yet. ClickHouse has no transactions over definitions, so an
 * interrupted step is run again and its statements must allow that. Throws where a step of `ours` has run that is not
 * in the list, ignoring those of other stores on the engine: a newer version made these tables.
 */
export async function migrateColumns(
  engine: ColumnEngine,
  steps: readonly ColumnMigration[],
  ours: RegExp,
): Promise<void> {
  await engine.run({ sql: TABLE, parameters: {} });
  const rows = await engine.rows<{ name: string }>({ sql: 'select name from migration', parameters: {} });
  const applied = new Set(rows.map(({ name }) => name));
  const ran = [...applied].filter((name) => ours.test(name));
  refuseNewer('These tables were', ran, steps);
  for (const { name, statements } of steps.filter((step) => !applied.has(step.name))) {
    for (const sql of statements) await engine.run({ sql, parameters: {} });
    await engine.insert('migration', [{ name }]);
  }
}
