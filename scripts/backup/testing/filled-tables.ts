/**
 * Fills whatever tables a schema has with made rows, by what the database says of them: types, foreign keys, lists of
 * allowed values. What a rule refuses is drawn again, so a new table needs no word here.
 */
import { type Kysely, sql } from 'kysely';
import { type Random, randomOf } from '@/lib/engine/kernel';

type Column = { name: string; type: string; required: boolean; hasDefault: boolean };
type Reference = { column: string; schema: string; table: string; target: string };
type Table = { name: string; columns: Column[]; references: Reference[]; allowed: Map<string, string[]> };

const TRIES = 40;
/** What a careless copy would change: quotes, line ends, other scripts, and words that PostgreSQL reads in its own way. */
const TEXTS = ['Søren "Q" O\'Neil', 'line\nline\r\n\ttab', '東京 🦊', '\\N', '{a,b}', 'NULL', ' ', 'a,b;c\\'];
const DOCUMENTS = [
  'null',
  '{"b": [1.50, null, "\\u00e9\\n"], "a": {}}',
  '[]',
  '"text"',
  '12345678901234567890.10',
];

async function columnsOf(db: Kysely<unknown>, schema: string, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      (a.atthasdef or a.attidentity <> '') as "hasDefault"
    from pg_attribute a where a.attrelid = ${`"${schema}"."${table}"`}::regclass and a.attnum > 0
      and not a.attisdropped and a.attgenerated = '' order by a.attnum`.execute(db);
  return rows;
}

async function referencesOf(db: Kysely<unknown>, schema: string, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select a.attname as column, n.nspname as schema, t.relname as table, b.attname as target
    from pg_constraint k, unnest(k.conkey, k.confkey) as pair (own, other), pg_attribute a, pg_attribute b,
      pg_class t join pg_namespace n on n.oid = t.relnamespace
    where k.contype = 'f' and k.conrelid = ${`"${schema}"."${table}"`}::regclass and t.oid = k.confrelid
      and a.attrelid = k.conrelid and a.attnum = pair.own and b.attrelid = k.confrelid and b.attnum = pair.other`.execute(
    db,
  );
  return rows;
}

/** Returns the values that a check allows a column, from definitions such as `kind = ANY (ARRAY['a'::text, …])`. */
async function allowedIn(db: Kysely<unknown>, schema: string, table: string) {
  const { rows } = await sql<{ column: string; definition: string }>`
    select a.attname as column, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'c' and k.conrelid = ${`"${schema}"."${table}"`}::regclass`.execute(db);
  const allowed = new Map<string, string[]>();
  for (const { column, definition } of rows) {
    const values = [...definition.matchAll(/'([^']*)'::/g)].map(([, value = '']) => value);
    if (values.length > 0) allowed.set(column, [...(allowed.get(column) ?? []), ...values]);
  }
  return allowed;
}

async function tablesOf(db: Kysely<unknown>, schema: string): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c where c.relnamespace = ${schema}::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migration' order by 1`.execute(
    db,
  );
  const tables: Table[] = [];
  for (const { name } of rows)
    tables.push({
      name,
      columns: await columnsOf(db, schema, name),
      references: await referencesOf(db, schema, name),
      allowed: await allowedIn(db, schema, name),
    });
  return tables;
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.below(16).toString(16)).join('');

function madeValue(random: Random, type: string): string {
  const number = random.below(1000);
  if (type === 'uuid')
    return `${digits(random, 8)}-${digits(random, 4)}-4${digits(random, 3)}-a${digits(random, 3)}-${digits(random, 12)}`;
  if (type.endsWith('[]')) {
    const one = type === 'text[]' ? 'integer' : type.slice(0, -2);
    return `{${madeValue(random, one)},${madeValue(random, one)}}`;
  }
  if (/int|numeric/.test(type)) return String(number);
  if (/real|double/.test(type)) return String(number / 7);
  if (type === 'boolean') return random.chance(0.5) ? 'true' : 'false';
  if (/^timestamp/.test(type)) return new Date(1.6e12 + random.below(1.6e11)).toISOString();
  if (type === 'date') return new Date(1.6e12 + random.below(1.6e11)).toISOString().slice(0, 10);
  if (/^jsonb?$/.test(type)) return random.pick(DOCUMENTS);
  if (type === 'bytea') return `\\x${digits(random, 40)}00ff`;
  if (type === 'tsvector') return `'made':1 'word${number}':2A`;
  return random.chance(0.5) ? random.pick(TEXTS) : digits(random, 64);
}

async function columnValue(
  db: Kysely<unknown>,
  random: Random,
  { references, allowed }: Table,
  column: Column,
): Promise<string | null | undefined> {
  if (column.hasDefault && random.chance(0.6)) return undefined;
  if (!column.required && random.chance(0.3)) return null;
  const reference = references.find((one) => one.column === column.name);
  if (reference) {
    const { rows } = await sql<{ key: string }>`select ${sql.id(reference.target)}::text as key
      from ${sql.id(reference.schema, reference.table)} order by md5(${sql.id(reference.target)}::text || ${random.next()}::text) limit 1`.execute(
      db,
    );
    return rows[0]?.key ?? null;
  }
  const values = allowed.get(column.name);
  return values ? random.pick(values) : madeValue(random, column.type);
}

async function addRow(db: Kysely<unknown>, random: Random, schema: string, table: Table): Promise<boolean> {
  const given: [Column, string | null][] = [];
  for (const column of table.columns) {
    const value = await columnValue(db, random, table, column);
    if (value !== undefined) given.push([column, value]);
  }
  const names = given.map(([{ name }]) => sql.id(name));
  const values = given.map(([{ type }, value]) => sql`${value}::text::${sql.raw(type)}`);
  const row = given.length > 0 ? sql`(${sql.join(names)}) values (${sql.join(values)})` : sql`default values`;
  return sql`insert into ${sql.id(schema, table.name)} ${row} on conflict do nothing`.execute(db).then(
    ({ numAffectedRows }) => Number(numAffectedRows ?? 0) > 0,
    () => false,
  );
}

async function filledOf(db: Kysely<unknown>, schema: string, tables: readonly Table[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.id(schema, name)} limit 1`.execute(db);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** Adds rows to every table of a schema, those that others refer to first; answers the tables that took none. */
export async function fillTables(
  db: Kysely<unknown>,
  schema: string,
  rows: number,
  seed: number,
  { onlyEmpty = false } = {},
): Promise<string[]> {
  const random = randomOf(seed);
  const tables = await tablesOf(db, schema);
  const full = onlyEmpty ? await filledOf(db, schema, tables) : [];
  let left = tables.filter(({ name }) => !full.includes(name));
  while (left.length > 0) {
    const isReady = ({ references, name }: Table) =>
      references.every(({ table }) => table === name || !left.some((one) => one.name === table));
    const ready = left.some(isReady) ? left.filter(isReady) : left;
    for (const table of ready)
      for (let added = 0, tries = 0; added < rows && tries < rows * TRIES; tries += 1)
        if (await addRow(db, random, schema, table)) added += 1;
    left = left.filter((table) => !ready.includes(table));
  }
  const filled = await filledOf(db, schema, tables);
  return tables.map(({ name }) => name).filter((name) => !filled.includes(name));
}
