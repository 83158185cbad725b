/** Checks that acknowledged changes survive when the engine is killed, and that interrupted ones are repaired. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { EngineFailure } from '../column-engine';
import { embeddedEngine } from '../column-engine/embedded';
import { ENGINE_PROGRAM, posting, temporaryDirectory } from '../testing/market';
import { createMarketStore, type MarketStore } from '.';
import { wholeOn } from './shards';
import { createWriter } from './writer';

const directory = temporaryDirectory();

afterAll(() => rm(directory, { recursive: true, force: true }));

/** Returns the process that has the data directory open, found by its command line. */
function engineProcess(): number {
  const listed = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const line = listed.find((each) => each.includes('host/main.ts') && each.includes(directory));
  return Number.parseInt(line ?? '', 10);
}

async function counts(store: MarketStore) {
  const of = async (table: string) => {
    const [row] = await store.rows<{ n: number }>({
      sql: `select count() as n from ${table}`,
      parameters: {},
    });
    return row?.n;
  };
  return { postings: await of('posting'), jobs: await of('job') };
}

it('keeps what it acknowledged when it is killed while it writes, and goes on', {
  timeout: 120_000,
}, async () => {
  const store = await createMarketStore(await embeddedEngine({ directory, program: ENGINE_PROGRAM }));
  let acknowledged = 0;
  const writing = (async () => {
    for (let from = 0; from < 20_000; from += 500) {
      await store.write(Array.from({ length: 500 }, (_, index) => posting(from + index + 1)));
      acknowledged = from + 500;
    }
  })();
  await vi.waitUntil(() => acknowledged >= 1500, { timeout: 60_000, interval: 5 });
  process.kill(engineProcess(), 'SIGKILL');
  // The writer may not notice a kill between two statements, since it has a new engine then.
  await writing.catch((error: unknown) => expect(error).toMatchObject({ name: 'EngineFailure' }));
  await store.recover();
  const after = await counts(store);
  expect(after.postings).toBeGreaterThanOrEqual(acknowledged);
  expect(after.jobs).toBe(after.postings);
  await store.write(Array.from({ length: 2500 }, (_, index) => posting(index + 1)));
  expect((await counts(store)).postings).toBe(Math.max(after.postings ?? 0, 2500));
  await store.close();
});

it('refuses a data directory that another engine has open', async () => {
  const first = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  const second = embeddedEngine({ directory: `${directory}/.`, program: ENGINE_PROGRAM });
  await expect(second).rejects.toMatchObject({ name: 'EngineFailure' });
  await first.close();
});

it('doubles nothing of a write that was cut short', async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  const store = await createMarketStore(engine);
  const before = await counts(store);
  await engine.run({
    sql: 'insert into posting (posting_id, job_id, date, version) select posting_id, 7777777, date, version + 1 from posting limit 3',
    parameters: {},
  });
  await engine.run({ sql: 'insert into job (job_id, version) values (8888888, 1)', parameters: {} });
  await store.repair();
  const after = await counts(store);
  expect(after.postings).toBe(before.postings);
  const jobs = await store.rows({
    sql: 'select job_id, posting_count from job where job_id > 7000000',
    parameters: {},
  });
  expect(jobs).toEqual([{ job_id: 7777777, posting_count: 3 }]);
  await store.close();
});

it('puts right a change that had begun, by what was noted of it', async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  const store = await createMarketStore(engine);
  await store.write([posting(1), posting(2)]);
  expect(await engine.rows({ sql: 'select version from begun_change', parameters: {} })).toEqual([]);
  const version = (Date.now() + 60_000) * 4096;
  await engine.insert('begun_change', [{ version, postings: [1], jobs: [1, 9_999_999] }]);
  await engine.run({
    sql: `insert into posting (posting_id, job_id, date, version) select posting_id, 9999999, date, ${version} from posting where posting_id = 1`,
    parameters: {},
  });
  await store.recover();
  expect(
    await store.rows({
      sql: 'select job_id, posting_count from job where job_id in (1, 9999999)',
      parameters: {},
    }),
  ).toEqual([{ job_id: 9_999_999, posting_count: 1 }]);
  expect(await engine.rows({ sql: 'select version from begun_change', parameters: {} })).toEqual([]);
  await store.close();
});

it('tries a change again while the engine has no memory for it, and leaves nothing of what failed', async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  const store = await createMarketStore(engine);
  const failures: number[] = [];
  const failing: typeof engine = {
    ...engine,
    run: async (statement) => {
      const code = statement.sql.startsWith('insert into job') ? failures.pop() : undefined;
      await engine.run(statement);
      if (code !== undefined) throw new EngineFailure(code, 'as if there were no memory');
    },
  };
  const writer = createWriter(failing, wholeOn(failing), Date.now, [1, 1]);
  const before = await counts(store);
  const ids = [900_001, 900_002];
  failures.push(241, 241);
  await writer.write(ids.map((id) => posting(id)));
  expect(await counts(store)).toEqual({
    postings: (before.postings ?? 0) + 2,
    jobs: (before.jobs ?? 0) + 2,
  });
  expect(await engine.rows({ sql: 'select version from begun_change', parameters: {} })).toEqual([]);
  failures.push(241, 241, 241);
  await expect(writer.write([posting(900_003)])).rejects.toMatchObject({ code: 241 });
  failures.splice(0, failures.length, 60);
  await expect(writer.write([posting(900_004)])).rejects.toMatchObject({ code: 60 });
  await store.close();
});

it('replaces what was written under a clock that was ahead', async () => {
  const engine = await embeddedEngine({ directory, program: ENGINE_PROGRAM });
  const store = await createMarketStore(engine);
  const dayAhead = createWriter(engine, wholeOn(engine), () => Date.now() + 86_400_000);
  await dayAhead.write([posting(900_010, { organizationName: 'Before' })]);
  await store.write([posting(900_010, { organizationName: 'After' })]);
  for (const table of ['posting', 'job']) {
    const sql = `select organization_name as name from ${table} where job_id = 900010`;
    expect(await store.rows({ sql, parameters: {} })).toEqual([{ name: 'After' }]);
  }
  await store.close();
});
