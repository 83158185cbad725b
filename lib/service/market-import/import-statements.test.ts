/**
 * Checks how the engine looks up the rows of each statement of an import: a statement that looks at every row is listed
 * and noticed.
 */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ColumnEngine, ColumnStatement } from '../column-engine';
import { embeddedEngine } from '../column-engine/embedded';
import { createMarketStore } from '../market-store';
import { ENGINE_PROGRAM, temporaryDirectory } from '../testing/market';
import { undoImport } from './run-import';
import * as testing from './testing/imports';

const directory = temporaryDirectory();
let engine: ColumnEngine;
let opened: Awaited<ReturnType<typeof testing.openTestImports>>;

beforeAll(async () => {
  engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  opened = await testing.openTestImports('statements', { hosts: [], today: () => '2026-06-01' });
}, 120_000);

afterAll(async () => {
  await opened.stop();
  await engine.close();
  await rm(directory, { recursive: true, force: true });
});

/** Returns the rows that a statement reads, as a separate query; nothing for a statement that reads none. */
function reading(sql: string): string | undefined {
  if (/^insert into .*\nselect/s.test(sql)) return sql.slice(sql.indexOf('\nselect') + 1);
  const [, table, condition] =
    /^(?:delete from|update) (\w+)\b.*?\bwhere (.*?)(?: settings .*)?$/s.exec(sql) ?? [];
  if (table) return `select count() from ${table} where ${condition}`;
  return sql.startsWith('select') ? sql : undefined;
}

/** The first column of the order of each table: without a condition on it, a column is read whole. */
const FIRST_KEY: Readonly<Record<string, string>> = {
  posting: 'date',
  job: 'date',
  begun_change: 'version',
  posting_day: 'posting_id',
  job_day: 'job_id',
  job_posting: 'job_id',
  import_posting: 'import_id',
  copy: 'block',
};

/** Returns each table that is read, and whether the read uses the table's order. */
async function lookUps({ sql, parameters }: ColumnStatement): Promise<string[]> {
  const question = reading(sql);
  if (!question) return [];
  const plan = await engine.rows<{ explain: string }>({ sql: `explain indexes = 1 ${question}`, parameters });
  const lines = plan.map(({ explain }) => explain.trim());
  return lines.flatMap((line, at) => {
    const table = /ReadFromMergeTree \(\w+\.(\w+)\)/.exec(line)?.[1];
    if (!table) return [];
    const index = lines.slice(
      at,
      lines.findIndex((each, place) => place > at && /^Condition:/.test(each)),
    );
    const isOrdered = index.includes(FIRST_KEY[table] ?? '');
    return [
      `${table}: ${isOrdered ? 'by the order it lies in' : 'EVERY ROW, of the columns of the condition'}`,
    ];
  });
}

/** Returns a statement without its result columns. */
const shortened = (sql: string) =>
  sql.replace(/\bselect\b.*?\bfrom\b/s, 'select … from').replace(/ \(.*\)\n/, ' …\n');

it('looks rows up as it did', { timeout: 120_000 }, async () => {
  const statements: ColumnStatement[] = [];
  const recorder: ColumnEngine = {
    ...engine,
    rows: (statement, limits) => {
      statements.push(statement);
      return engine.rows(statement, limits);
    },
    run: (statement) => {
      statements.push(statement);
      return engine.run(statement);
    },
  };
  const market = await createMarketStore(recorder);
  statements.length = 0;
  const rows = Array.from({ length: 20 }, (_, at) => testing.testRow(`a-${at}`));
  const tools = { ...opened.tools, market };
  await testing.importTestRows(rows, 'first.jsonl', tools);
  const { run } = await testing.importTestRows(rows, 'first.jsonl', tools);
  await market.end([1], '2026-07-01');
  await undoImport(run, tools);
  const told = new Map<string, string>();
  for (const statement of statements) {
    const read = await lookUps(statement);
    if (read.length > 0) told.set(statement.sql, `${shortened(statement.sql)}\n  -> ${read.join(', ')}`);
  }
  await expect([...told.values()].sort().join('\n\n')).toMatchFileSnapshot('import-statements.golden.txt');
});
