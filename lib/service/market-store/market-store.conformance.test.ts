import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestCluster } from '../testing/clickhouse';
import { ENGINES } from '../testing/engines';
import { posting } from '../testing/market';
import { createClusterStore, createMarketStore, type MarketStore } from '.';

type Opened = { store: MarketStore; stop: () => void | Promise<void> };

async function onCluster(): Promise<Opened> {
  const { servers, name, stop } = await startTestCluster();
  const url = `${servers[0]}/market`;
  return { store: await createClusterStore({ url, servers, cluster: name, isReplicated: false }), stop };
}

const STORES: (readonly [string, () => Promise<Opened>])[] = [
  ...ENGINES.map(([name, open]) => {
    const onEngine = async (): Promise<Opened> => {
      const { engine, stop } = await open();
      return { store: await createMarketStore(engine), stop };
    };
    return [name, onEngine] as const;
  }),
  ['a cluster of two servers', onCluster],
];

describe.each(STORES)('the market store on %s', (_, open) => {
  let store: MarketStore;
  let stop: Opened['stop'];

  beforeAll(async () => {
    ({ store, stop } = await open());
  }, 120_000);

  afterAll(async () => {
    await store.close();
    await stop();
  });

  function jobs() {
    return store.rows<Record<string, unknown>>({
      sql: 'select job_id, posting_count, website_count, date, expiration_date, organization_name, salary, it_skills from job order by job_id',
      parameters: {},
    });
  }

  it('derives jobs from their postings', async () => {
    await store.write([
      posting(1, { jobId: 10, viaIntermediary: true, organizationName: 'Agency', itSkills: ['b', 'a'] }),
      posting(2, {
        jobId: 10,
        date: '2026-03-05',
        expirationDate: '2026-04-01',
        organizationName: 'Hospital',
        sourceWebsite: 'example.org',
        salary: 30000,
        itSkills: ['c', 'a'],
      }),
      posting(3, { jobId: 11, expirationDate: '2026-05-01' }),
    ]);
    expect(await jobs()).toEqual([
      {
        job_id: 10,
        posting_count: 2,
        website_count: 2,
        date: '2026-03-01',
        expiration_date: '1970-01-01',
        organization_name: 'Hospital',
        salary: 30000,
        it_skills: ['a', 'b', 'c'],
      },
      expect.objectContaining({ job_id: 11, posting_count: 1, expiration_date: '2026-05-01' }),
    ]);
  });

  it('replaces a posting that is written again', async () => {
    await store.write([posting(3, { jobId: 10 })]);
    expect((await jobs()).map(({ job_id, posting_count }) => [job_id, posting_count])).toEqual([[10, 3]]);
  });

  it('ends postings, gives them to other jobs and removes them', async () => {
    await store.end([1, 3], '2026-06-01');
    expect(await jobs()).toMatchObject([{ job_id: 10, expiration_date: '2026-06-01' }]);
    await store.write([posting(3, { jobId: 12, expirationDate: '2026-06-01' })]);
    expect(await jobs()).toMatchObject([
      { job_id: 10, posting_count: 2 },
      { job_id: 12, posting_count: 1 },
    ]);
    await store.remove([1, 2]);
    expect(await jobs()).toMatchObject([{ job_id: 12, posting_count: 1 }]);
  });

  it('finds terms, also of many values', async () => {
    const texts = Array.from({ length: 20_000 }, (__, number) => `'; drop table posting; -- ${number}\t\\`);
    const [row] = await store.rows<{ n: number; last: string }>({
      sql: 'select length({texts:Array(String)}) as n, {texts:Array(String)}[-1] as last',
      parameters: { texts },
    });
    expect(row).toEqual({ n: 20_000, last: texts.at(-1) });
  });

  it('ends a statement that takes too long', async () => {
    const slow = store.rows(
      { sql: 'select count() from numbers(100000000000) where cityHash64(number) % 7 = 1', parameters: {} },
      { seconds: 1, memoryBytes: 1e9 },
    );
    await expect(slow).rejects.toMatchObject({ code: 159 });
  });
});
