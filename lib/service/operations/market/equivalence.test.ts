/** The same query gives the same answer in the database, on one engine and on a cluster, and in the slow evaluator. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClusterStore, type MarketStore } from '../../market-store';
import { startTestCluster } from '../../testing/clickhouse';
import { marketOf } from '../../testing/market';
import {
  aggregationsAgree,
  COMPARED_POSTINGS,
  searchesAgree,
  talliesAgree,
} from '../../testing/market-equivalence';

const RUNS = Number(process.env.MARKET_RUNS ?? 250);
/** Only the splitting of a statement differs on a cluster, and few questions show it. */
const RUNS_ON_CLUSTER = Number(process.env.MARKET_RUNS ?? 40);

async function marketOnCluster() {
  const { servers, name, stop } = await startTestCluster();
  const url = `${servers[0]}/market`;
  const store = await createClusterStore({ url, servers, cluster: name, isReplicated: false });
  // The second write replaces the first, and some rows move from a job on another server.
  await store.write(COMPARED_POSTINGS.map((posting) => ({ ...posting, jobId: posting.jobId + 1 })));
  await store.write(COMPARED_POSTINGS);
  const close = async () => {
    await store.close();
    await stop();
  };
  return { store, stop: close };
}

/** Every posting is written twice, and some are removed and come again, so that tallies of other states were there. */
async function marketWithTallies() {
  const opened = await marketOf(
    COMPARED_POSTINGS.map((posting) => ({ ...posting, jobId: posting.jobId + 1 })),
  );
  const { store } = opened;
  await store.tally();
  await store.remove(COMPARED_POSTINGS.slice(0, 100).map(({ postingId }) => postingId));
  await store.tally();
  await store.write(COMPARED_POSTINGS);
  await store.tally();
  return opened;
}

describe.each([
  ['one engine', () => marketOf(COMPARED_POSTINGS), RUNS],
  ['one engine with tallies', marketWithTallies, RUNS],
  ['a cluster', marketOnCluster, RUNS_ON_CLUSTER],
] as const)('the slow evaluator agrees with %s', (_, open, runs) => {
  let store: MarketStore;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ store, stop } = await open());
  }, 120_000);

  afterAll(() => stop());

  it('on searches', { timeout: 300_000 }, () => searchesAgree(store, runs));

  it('on aggregations', { timeout: 300_000 }, () => aggregationsAgree(store, runs));

  it('on what tallies have', { timeout: 300_000 }, () => talliesAgree(store, runs));

  it('on what the tables hold', async () => {
    const [row] = await store.rows<{ postings: number }>({
      sql: 'select count() as postings from posting',
      parameters: {},
    });
    expect(row).toEqual({ postings: COMPARED_POSTINGS.length });
  });
});
