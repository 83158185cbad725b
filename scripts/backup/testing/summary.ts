import { type Kysely, sql } from 'kysely';

type Summary = Record<string, string>;

/** Returns the count and a hash of the rows of every table of both halves, computed by the database. */
export async function summaryOfTables(db: Kysely<unknown>): Promise<Summary> {
  return db.transaction().execute(async (trx) => {
    await sql`set local timezone to 'UTC'`.execute(trx);
    return sumsOf(trx);
  });
}

async function sumsOf(db: Kysely<unknown>): Promise<Summary> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('recruiter', 'service') order by 1, 2`.execute(db);
  const summary: Summary = {};
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
      from ${sql.id(schema, name)} as t`.execute(db);
    summary[`${schema}.${name}`] = rows[0]?.sum ?? '';
  }
  return summary;
}

/** Returns the rules of both halves: constraints, triggers that are on, indexes, and where sequences are. */
export async function summaryOfRules(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as rule
      from pg_constraint where connamespace in ('recruiter'::regnamespace, 'service'::regnamespace) and contype <> 'n'
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname in ('recruiter', 'service')
    union all select schemaname || '.' || sequencename || ' ' || coalesce(last_value::text, '') from pg_sequences
      where schemaname in ('recruiter', 'service')
    order by 1`.execute(db);
  return rows.map(({ rule }) => rule);
}
