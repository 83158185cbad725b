import type { ColumnEngine } from './port';

/** A step of a schema: statements that run once, in order. A released step is never changed. */
export type ColumnMigration = { name: string; statements: readonly string[] };

const TABLE = `create table if not exists migration (name String, applied_at DateTime default now())
engine = MergeTree order by name`;

/**
 * Brings the tables up to date: every step that has not run yet. ClickHouse has no transactions over definitions, so a
 * step that was cut short is run again and its statements must bear that.
 */
export async function migrateColumns(engine: ColumnEngine, steps: readonly ColumnMigration[]): Promise<void> {
  await engine.run({ sql: TABLE, parameters: {} });
  const rows = await engine.rows<{ name: string }>({ sql: 'select name from migration', parameters: {} });
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, statements } of steps.filter((step) => !applied.has(step.name))) {
    for (const sql of statements) await engine.run({ sql, parameters: {} });
    await engine.insert('migration', [{ name }]);
  }
}
