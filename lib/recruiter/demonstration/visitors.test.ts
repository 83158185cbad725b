import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTHING_IS_KEPT, shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { memberAsActor } from '../ground/store/member-as-actor';
import { VISITOR_ID } from '../ground/visitor';
import { declaredUseCases, everyUseCase, USE_CASES, type UseCase } from '../testing/every-use-case';
import { startTestMarket } from '../testing/market';
import { startTestParser } from '../testing/parser';
import { memberOfRole } from '../testing/store';
import { openDemonstration } from './members';

const declared = declaredUseCases();
const writing = declared.filter(({ reads }) => !reads).map(({ name }) => name);
const reading = declared.filter(({ reads }) => reads).map(({ name }) => name);
/** What writes into the store in so many words. */
const WRITES = /\.(?:insertInto|updateTable|deleteFrom|transaction)\(/;

let named: Record<string, UseCase> = {};
let visitor: Actor;
let parser: Awaited<ReturnType<typeof startTestParser>>;
let market: Awaited<ReturnType<typeof startTestMarket>>;

beforeAll(async () => {
  parser = await startTestParser();
  market = await startTestMarket();
  named = await everyUseCase();
  await openDemonstration();
  visitor = await memberAsActor(await records(), VISITOR_ID);
});

afterAll(async () => {
  await shutdown();
  parser.stop();
  market.stop();
});

/** Returns a fingerprint of each table of the recruiter half. */
async function fingerprints(): Promise<Record<string, string>> {
  const db = await records();
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'recruiter' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const prints: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const whole = await sql<{ print: string }>`
      select coalesce(md5(string_agg(row::text, ' ' order by row::text)), '') as print from ${sql.id('recruiter', name)} row`.execute(
      db,
    );
    prints[name] = whole.rows[0]?.print ?? '';
  }
  return prints;
}

const problemOf = async (name: string) => {
  const outcome = await named[name]?.(visitor, USE_CASES[name]?.[1]);
  return outcome?.ok === false ? outcome.problem.message : null;
};

describe('a visitor of a demonstration', () => {
  it.each(writing)('is refused %s, in one sentence', async (name) => {
    expect(await problemOf(name)).toBe(NOTHING_IS_KEPT);
  });

  it('is refused nothing that only reads, and changes nothing by it', async () => {
    const before = await fingerprints();
    expect(Object.keys(before).length).toBeGreaterThan(50);
    for (const name of reading) expect([name, await problemOf(name)]).not.toEqual([name, NOTHING_IS_KEPT]);
    expect(await fingerprints()).toEqual(before);
  });

  it.each(declared.filter(({ reads }) => reads).map(({ name, text }) => [name, text]))(
    'reads by %s: it writes nothing',
    (_name, text) => {
      expect(text).not.toMatch(WRITES);
    },
  );

  it('is nobody in a workspace of somebody\u2019s own', async () => {
    const owner = await memberOfRole('owner');
    expect(await named.addBoard?.(owner, { name: 'Mine', shared: false })).toMatchObject({ ok: true });
  });
});

describe('a demonstration', () => {
  it('is opened once, and not in a workspace that is somebody\u2019s own', async () => {
    await openDemonstration();
    const db = await records();
    await db
      .updateTable('member')
      .set({ id: '11111111-1111-4111-8111-111111111111' })
      .where('id', '=', VISITOR_ID)
      .execute();
    await expect(openDemonstration()).rejects.toThrow(/workspace of its own/);
  });
});
