/**
 * Rows as text: every value as PostgreSQL writes it, a row as a JSON array in the order of the columns' names. What was
 * read from one engine is the same on the other, and in a table whose columns came in another order.
 */
import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { KeptTable } from './manifest';

export type Executor = Kysely<unknown> | Transaction<unknown>;

const ROWS_AT_ONCE = 100;
const MODULUS = 2n ** 256n;

/** Makes values read the same whatever the server is set to. */
export async function writeValuesAlike(trx: Transaction<unknown>): Promise<void> {
  await sql`set local timezone to 'UTC'`.execute(trx);
  await sql`set local datestyle to 'ISO'`.execute(trx);
  await sql`set local intervalstyle to 'postgres'`.execute(trx);
  await sql`set local bytea_output to 'hex'`.execute(trx);
  await sql`set local extra_float_digits to 1`.execute(trx);
}

/** Lists the tables of a schema; a table in parts counts once. */
export async function tablesOf(db: Executor, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind in ('r', 'p') and not c.relispartition order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists the columns of a table by name, without those that the table computes. */
export async function columnsOf(db: Executor, schema: string, table: string): Promise<KeptTable['columns']> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relname = ${table}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attname`.execute(db);
  return rows.map(({ name, type }) => ({ name, type }));
}

/** Reads all rows of a table, some at a time. Needs a transaction. */
export async function* rowsOf(
  trx: Transaction<unknown>,
  schema: string,
  table: string,
  columns: KeptTable['columns'],
): AsyncGenerator<string[]> {
  const values = columns.map(({ name }) => sql`${sql.id(name)}::text`);
  await sql`declare kept no scroll cursor for
    select array_to_json(array[${sql.join(values)}]::text[])::text as line
    from ${sql.id(schema, table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from kept`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close kept`.execute(trx);
}

/** Counts rows, and sums their hashes so that their order does not matter. */
export function tally() {
  let rows = 0;
  let sum = 0n;
  return {
    add(lines: readonly string[]) {
      rows += lines.length;
      for (const line of lines)
        sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
    },
    result: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

/** Returns the values of the sequences of a schema that were used. */
export async function sequencesOf(db: Executor, schema: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = ${schema} and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
