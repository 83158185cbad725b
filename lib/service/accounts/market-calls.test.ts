import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { migrate } from '@/lib/platform/records';
import { TEST_ENGINES, type TestEngine } from '@/lib/platform/testing/engines';
import { agesOf, type CallLimit, openAccount, type ServiceRecords } from '../store';
import { SERVICE_MIGRATIONS } from '../store/migrations';
import type { ServiceTables } from '../store/tables';
import { createCallCounter, MARKET_LIMITS } from './market-calls';

const LIMITS: readonly CallLimit[] = [
  { calls: 4, seconds: 1 },
  { calls: 6, seconds: 60 },
];

describe.each(TEST_ENGINES)('calls counted on the %s engine', (_name, start) => {
  let engine: TestEngine;
  let records: ServiceRecords;

  beforeAll(async () => {
    engine = await start();
    await migrate(engine.database, 'service', SERVICE_MIGRATIONS);
    records = (engine.database as Kysely<ServiceTables>).withSchema('service');
    const acme = {
      id: 'acme',
      name: 'Acme',
      origin: 'settings',
      region: 'local',
      maximumConcurrentRequests: 3,
      key: { scheme: 'sha256', hash: 'aa' },
    } as const;
    await openAccount(records, acme, 10);
  }, 120_000);

  beforeEach(async () => {
    await records.deleteFrom('market_calls').execute();
  });

  afterAll(async () => {
    await shutdown();
    await engine.stop();
  });

  it.each([true, false])('are held to the limits however many come at once (alone: %s)', async (isAlone) => {
    const counter = createCallCounter(records, { isAlone });
    const counted = await Promise.all(Array.from({ length: 9 }, () => counter.count('acme', LIMITS)));
    const refused = counted.filter(({ waitSeconds }) => waitSeconds !== undefined);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ waitSeconds: 1, quotas: [{ left: 0 }, { left: 2 }] });
  });

  it('leave their windows one by one', async () => {
    let time = 0;
    const counter = createCallCounter(records, { isAlone: true, now: () => time });
    const at = async (moment: number) => {
      time = moment;
      return (await counter.count('acme', LIMITS)).waitSeconds;
    };
    expect([await at(0), await at(100), await at(200), await at(300)]).toEqual(Array(4).fill(undefined));
    expect(await at(900)).toBe(1);
    expect([await at(1000), await at(1100)]).toEqual([undefined, undefined]);
    expect(await at(3000)).toBe(57);
    expect(await at(60_000)).toBeUndefined();
  });

  it('are let through at the very pace of the limits: 4 a second and 30 a minute, to the millisecond', async () => {
    let time = 0;
    const counter = createCallCounter(records, { isAlone: true, now: () => time });
    const let30 = async (from: number) => {
      const passed: number[] = [];
      for (time = from; time < from + 60_000; time++)
        if ((await counter.count('acme', MARKET_LIMITS)).waitSeconds === undefined) passed.push(time - from);
      return passed;
    };
    const passed = await let30(0);
    // Four in the first four milliseconds of each second, seven seconds long, and the two that are left of the minute.
    const expected = Array.from({ length: 30 }, (_, at) => Math.floor(at / 4) * 1000 + (at % 4));
    expect(passed).toEqual(expected);
    expect(await let30(60_000)).toEqual(expected);
  });

  it('are written behind, and known to the process that comes after', async () => {
    const before = createCallCounter(records, { isAlone: true });
    for (let call = 0; call < 4; call++) await before.count('acme', LIMITS);
    expect(await agesOf(records, 'acme')).toEqual([]);
    await before.flush();
    expect(await agesOf(records, 'acme')).toHaveLength(4);
    const after = createCallCounter(records, { isAlone: true });
    expect((await after.count('acme', LIMITS)).waitSeconds).toBe(1);
  });
});
