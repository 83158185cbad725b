import { inspect } from 'node:util';
import { type Generated, type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_ENGINES, type TestEngine } from '../testing/engines';
import { migrate } from './migrate';

type Tables = {
  thing: {
    id: Generated<number>;
    name: string;
    size: number;
    day: string;
    made_at: Generated<Date>;
    data: unknown;
  };
};

const STEPS = [
  {
    name: '0001_thing',
    up: `create table thing (id bigserial primary key, name text not null unique, size numeric not null,
      day date not null, made_at timestamptz not null default now(), data jsonb);
create index thing_name on thing using gin (name gin_trgm_ops);`,
  },
];

describe.each(TEST_ENGINES)('records on the %s engine', (_name, start) => {
  let engine: TestEngine;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    engine = await start();
    await migrate(engine.database, 'half', STEPS);
    db = (engine.database as Kysely<Tables>).withSchema('half');
  });

  afterAll(() => engine.stop());

  it('hands every type over alike', async () => {
    const row = { name: 'types', size: 12.5, day: '2024-02-29', data: JSON.stringify({ a: [1, null] }) };
    await db.insertInto('thing').values(row).execute();
    const read = await db
      .selectFrom('thing')
      .selectAll()
      .where('name', '=', 'types')
      .executeTakeFirstOrThrow();
    expect(read).toMatchObject({ size: 12.5, day: '2024-02-29', data: { a: [1, null] } });
    expect(read.made_at).toBeInstanceOf(Date);
    expect(read.id).toBeTypeOf('number');
    const { rows } = await sql<{ n: number }>`select count(*) as n from half.thing`.execute(db);
    expect(rows[0]?.n).toBe(1);
  });

  it('reports how many rows a statement changed', async () => {
    const result = await db
      .updateTable('thing')
      .set({ size: 1 })
      .where('name', '=', 'types')
      .executeTakeFirst();
    expect(Number(result.numUpdatedRows)).toBe(1);
  });

  it('undoes a transaction that fails and keeps it apart from other callers', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx
        .insertInto('thing')
        .values({ name: 'undone', size: 1, day: '2024-01-01', data: null })
        .execute();
      throw new Error('stop');
    });
    const beside = db
      .insertInto('thing')
      .values({ name: 'beside', size: 1, day: '2024-01-01', data: null })
      .execute();
    await expect(failing).rejects.toThrow('stop');
    await beside;
    const names = await db.selectFrom('thing').select('name').orderBy('name').execute();
    expect(names.map((row) => row.name)).toEqual(['beside', 'types']);
  });

  it('refuses a value that breaks a rule of the table', async () => {
    const twice = db.insertInto('thing').values({ name: 'beside', size: 1, day: '2024-01-01', data: null });
    await expect(twice.execute()).rejects.toMatchObject({ code: '23505' });
    await expect(db.selectFrom('thing').select('id').execute()).resolves.toHaveLength(2);
  });

  it('names no value of a statement in its errors', async () => {
    const row = { name: 'marta@example.org\0', size: 1, day: '2024-01-01', data: null };
    const error = await db
      .insertInto('thing')
      .values(row)
      .execute()
      .catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: '22021' });
    expect(inspect(error, { depth: 5 })).not.toContain('marta');
  });

  it('keeps hostile text as text', async () => {
    const hostile = `'; drop table half.thing; -- \\' $1`;
    await db.insertInto('thing').values({ name: hostile, size: 1, day: '2024-01-01', data: null }).execute();
    const found = await db.selectFrom('thing').select('name').where('name', '=', hostile).execute();
    expect(found).toEqual([{ name: hostile }]);
  });

  it('runs each migration once', async () => {
    await migrate(db as unknown as Kysely<unknown>, 'half', STEPS);
    await expect(db.selectFrom('thing').select('id').execute()).resolves.toHaveLength(3);
  });

  it('refuses what a newer version made, and changes nothing', async () => {
    const later = [...STEPS, { name: '0002_later', up: 'alter table thing add column weight numeric;' }];
    await migrate(db as unknown as Kysely<unknown>, 'half', later);
    const older = [...STEPS, { name: '0002_other', up: 'alter table thing add column colour text;' }];
    await expect(migrate(db as unknown as Kysely<unknown>, 'half', older)).rejects.toThrow(
      'made by a newer version of Shortlist (its step 0002_later is not known to this one), and nothing was changed',
    );
    const read = await sql<object>`select * from half.thing limit 1`.execute(db);
    expect(Object.keys(read.rows[0] ?? {})).not.toContain('colour');
  });
});
