/** A market that an earlier version wrote is the same after it was brought up to date, and is found by its words. */
import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { type FoundRow, foundStatement, readSearch, TOTAL_PART } from '@/lib/engine/market';
import { TEST_CONTEXT } from '@/lib/engine/market/query/testing';
import { migrateColumns } from '../column-engine';
import { embeddedEngine } from '../column-engine/embedded';
import { ENGINE_PROGRAM, posting, temporaryDirectory } from '../testing/market';
import { createMarketStore } from '.';
import { rowOf } from './posting-row';
import { clusterMigrations, MARKET_MIGRATIONS } from './schema';

const directory = temporaryDirectory();

afterAll(() => rm(directory, { recursive: true, force: true }));

it('is brought up to date from its first step, also when that was cut short', {
  timeout: 60_000,
}, async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  await migrateColumns(engine, MARKET_MIGRATIONS.slice(0, 1), /^\d/);
  const postings = Array.from({ length: 50 }, (_, number) =>
    posting(number + 1, {
      fullText: number % 5 === 0 ? 'Machine learning it is.' : 'Learning by machine.',
      country: 'US',
      region: number % 2 === 0 ? 'US.CA.075' : 'US.NY',
    }),
  );
  await engine.insert(
    'posting',
    postings.map((each) => rowOf(each, 1)),
  );
  await engine.run({
    sql: 'create table posting_anew (posting_id UInt64) order by posting_id',
    parameters: {},
  });
  const store = await createMarketStore(engine);
  await store.repair();
  const { request } = readSearch([{ name: 'full_text', value: '"machine learning"' }], TEST_CONTEXT);
  if (!request) throw new Error('the question is understood');
  const rows = await store.rows<FoundRow>(foundStatement(request, new Map()));
  expect(rows.find(({ part }) => part === TOTAL_PART)?.number).toBe(10);
  for (const table of ['posting', 'job'])
    expect(
      await store.rows({
        sql: `select region, count() as n from ${table} group by region order by region`,
        parameters: {},
      }),
    ).toEqual([
      { region: 'US.CA', n: 25 },
      { region: 'US.NY', n: 25 },
    ]);
  await store.close();
});

it('is not opened by an older version, which says so, and opens beside tables of another store', async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  await engine.insert('migration', [{ name: 'search-002-hashes-and-wordings' }]);
  await createMarketStore(engine);
  await engine.insert('migration', [{ name: '999-from-later' }]);
  await expect(createMarketStore(engine)).rejects.toThrow(
    'made by a newer version of Shortlist (its step 999-from-later is not known to this one)',
  );
  await engine.close();
});

it('has definitions for servers that keep the same rows, which the engine understands', async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  const statements = clusterMigrations(true).flatMap((step) => step.statements);
  for (const sql of statements) await engine.rows({ sql: `explain ast ${sql}`, parameters: {} });
  const tables = statements.filter((sql) => sql.startsWith('create table'));
  expect(tables.length).toBeGreaterThan(8);
  for (const sql of tables)
    expect(sql).toMatch(
      /engine = Replicated(Replacing)?MergeTree\('\/clickhouse\/tables\/\{shard\}\/\{database\}\/\w+', '\{replica\}'/,
    );
  await engine.close();
});
