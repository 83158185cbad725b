/** Tallies are used for the state that they were made of, and for no other. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ColumnEngine } from '../column-engine';
import { embeddedEngine } from '../column-engine/embedded';
import { ENGINE_PROGRAM, posting, temporaryDirectory } from '../testing/market';
import { createMarketStore, type MarketStore } from '.';

const directory = temporaryDirectory();
let engine: ColumnEngine;
let store: MarketStore;

beforeAll(async () => {
  engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  store = await createMarketStore(engine);
});

afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

/** Returns the jobs of each country by the tallies in use; undefined where there are none. */
async function talliedCountries() {
  const build = await store.tallies();
  if (build === undefined) return undefined;
  const rows = await store.rows<{ text: string; jobs: number }>({
    sql: "select text, jobs from value_tally where build = {build:UInt64} and field = 'country' order by text",
    parameters: { build },
  });
  return Object.fromEntries(rows.map(({ text, jobs }) => [text, jobs]));
}

it('are made of the jobs as they are, and not used after a change until they are made again', async () => {
  await store.write([posting(1, { country: 'DE' }), posting(2, { country: 'DE' }), posting(3)]);
  expect(await store.tallies()).toBeUndefined();
  await store.tally();
  expect(await talliedCountries()).toEqual({ DE: 2 });
  await store.write([posting(2, { country: 'FR' })]);
  expect(await store.tallies()).toBeUndefined();
  await store.tally();
  expect(await talliedCountries()).toEqual({ DE: 1, FR: 1 });
  await store.remove([1]);
  expect(await store.tallies()).toBeUndefined();
  await store.tally();
  expect(await talliedCountries()).toEqual({ FR: 1 });
});

it('are found by another process that opens the same market', async () => {
  const other = await createMarketStore(engine);
  expect(await other.tallies()).toBe(await store.tallies());
  await other.tally();
  expect(await other.tallies()).toBe(await store.tallies());
});

it('are neither made nor used while a change is on the way or was cut short', async () => {
  const version = Date.now() * 8192;
  await engine.insert('begun_change', [{ version, postings: [1], jobs: [1] }]);
  const other = await createMarketStore(engine);
  await other.tally();
  expect(await other.tallies()).toBeUndefined();
  await other.recover();
  expect(await other.tallies()).toBeUndefined();
  await other.tally();
  expect(await other.tallies()).toBeDefined();
});

it('are left out when the market changes while they are made, or when making them fails', async () => {
  const meddling: ColumnEngine = {
    ...engine,
    run: async (statement) => {
      await engine.run(statement);
      if (statement.parameters.list === 'it_skills') await store.write([posting(9, { country: 'NL' })]);
    },
  };
  const other = await createMarketStore(meddling);
  await store.write([posting(8)]);
  await other.tally();
  expect(await store.tallies()).toBeUndefined();
  const failing: ColumnEngine = {
    ...engine,
    run: (statement) =>
      statement.parameters.list ? Promise.reject(new Error('the engine ended')) : engine.run(statement),
  };
  await expect((await createMarketStore(failing)).tally()).rejects.toThrow('the engine ended');
  expect(await store.tallies()).toBeUndefined();
  await store.tally();
  expect(await talliedCountries()).toEqual({ FR: 1, NL: 1 });
});

it('of older states go', async () => {
  for (const id of [20, 21, 22, 23]) {
    await store.write([posting(id)]);
    await store.tally();
  }
  for (const table of ['value_tally', 'skill_tally', 'tally']) {
    const sql = `select uniqExact(build) as builds from ${table}`;
    const [row] = await store.rows<{ builds: number }>({ sql, parameters: {} });
    expect(row?.builds, table).toBeLessThanOrEqual(2);
  }
});
