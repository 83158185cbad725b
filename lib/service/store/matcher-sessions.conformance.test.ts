import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '@/lib/platform/records';
import { TEST_ENGINES, type TestEngine } from '@/lib/platform/testing/engines';
import {
  addSession,
  addVisitor,
  dueErasure,
  findFraming,
  findVisited,
  openAccount,
  removeEndedSessions,
  removeSession,
  removeSessionsOf,
  type ServiceRecords,
  settleErasure,
} from '.';
import { SERVICE_MIGRATIONS } from './migrations';
import type { ServiceTables } from './tables';

const HOUR_MS = 3_600_000;

describe.each(TEST_ENGINES)('sessions of interfaces on the %s engine', (_name, start) => {
  let engine: TestEngine;
  let records: ServiceRecords;

  beforeAll(async () => {
    engine = await start();
    await migrate(engine.database, 'service', SERVICE_MIGRATIONS);
    records = (engine.database as Kysely<ServiceTables>).withSchema('service');
    for (const id of ['one', 'two']) {
      const key = { scheme: 'sha256', hash: 'aa' } as const;
      const account = { id, name: id, origin: 'settings', region: 'local', key } as const;
      await openAccount(records, { ...account, maximumConcurrentRequests: 3 }, 1);
    }
  });

  afterAll(() => engine.stop());

  const framing = { ancestors: ['https://ats.example.com'], sources: [] };

  async function session(id: string, accountId: string, hours = 1) {
    const expiresAt = new Date(Date.now() + hours * HOUR_MS);
    await addSession(records, { id, accountId, kind: 'Search', content: 'sealed', framing, expiresAt });
  }

  beforeEach(async () => {
    for (const accountId of ['one', 'two']) await removeSessionsOf(records, accountId);
    await settleErasure(records, new Date(Date.now() + HOUR_MS).toISOString());
  });

  it('are there for their visitors, until they end', async () => {
    await session('a', 'one');
    await session('over', 'one', -1);
    await addVisitor(records, 'a', { hash: 'first' });
    await addVisitor(records, 'a', { hash: 'second', username: 'sealed name' });
    await addVisitor(records, 'over', { hash: 'first' });
    expect(await findVisited(records, 'a', ['unknown', 'second'])).toMatchObject({
      session: { id: 'a', accountId: 'one', content: 'sealed', framing },
      visitor: { hash: 'second', username: 'sealed name' },
    });
    expect((await findVisited(records, 'a', ['first']))?.visitor).toEqual({ hash: 'first' });
    for (const hashes of [[], ['unknown']]) expect(await findVisited(records, 'a', hashes)).toBeUndefined();
    expect(await findVisited(records, 'over', ['first'])).toBeUndefined();
    expect(await findFraming(records, 'a')).toEqual(framing);
    expect(await findFraming(records, 'over')).toBeUndefined();
  });

  it('make an erasure due when one is ended, and none when there is none', async () => {
    await session('a', 'one');
    expect(await removeSession(records, 'two', 'a')).toBe(false);
    expect(await dueErasure(records)).toBeUndefined();
    expect(await removeSession(records, 'one', 'a')).toBe(true);
    expect(await dueErasure(records)).toBeDefined();
  });

  it('make an erasure due when their time is over', async () => {
    await session('a', 'one');
    await removeEndedSessions(records);
    expect(await dueErasure(records)).toBeUndefined();
    await session('over', 'one', -1);
    await removeEndedSessions(records);
    expect(await dueErasure(records)).toBeDefined();
    expect(await findFraming(records, 'a')).toEqual(framing);
  });

  it('make an erasure due when their account goes', async () => {
    await session('a', 'one');
    await session('b', 'two');
    await removeSessionsOf(records, 'one');
    expect(await dueErasure(records)).toBeDefined();
    expect(await findFraming(records, 'a')).toBeUndefined();
    expect(await findFraming(records, 'b')).toEqual(framing);
  });
});
