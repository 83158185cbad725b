import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, migrate, refuseNewer } from '@/lib/platform/records';
import { MIGRATIONS } from '@/lib/recruiter/ground/store/migrations';
import { SERVICE_MIGRATIONS } from '@/lib/service/store/migrations';
import { placeOfTable } from './keep-records';
import { HALVES, type Half, type KeptHalf, type KeptTable, type Manifest } from './manifest';
import { columnsOf, rowsOf, tablesOf, tally, writeValuesAlike } from './tables';

const STEPS: Record<Half, readonly Migration[]> = { recruiter: MIGRATIONS, service: SERVICE_MIGRATIONS };
/** Characters that are sent at a time. */
const BATCH = 1_000_000;

/** Returns the steps that the backup's tables had; what came later is for the start of the server to do. */
function stepsOf(half: Half, { steps }: KeptHalf): Migration[] {
  refuseNewer('The backup was', steps, STEPS[half]);
  return STEPS[half].filter(({ name }) => steps.includes(name));
}

async function insertLines(
  trx: Transaction<unknown>,
  [half, table]: [Half, string],
  columns: KeptTable['columns'],
  lines: readonly string[],
) {
  const names = columns.map(({ name }) => sql.id(name));
  const values = columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`insert into ${sql.id(half, table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(
    trx,
  );
}

async function fillTable(
  trx: Transaction<unknown>,
  [half, table]: [Half, string],
  kept: KeptTable,
  folder: string,
) {
  const isThere = await columnsOf(trx, half, table);
  if (JSON.stringify(isThere) !== JSON.stringify(kept.columns))
    throw new Error(`The table ${half}.${table} has other columns than in the backup.`);
  const zipped = createReadStream(path.join(folder, placeOfTable(half, table)));
  const reader = createInterface({ input: zipped.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
  let lines: string[] = [];
  let length = 0;
  const send = async () => {
    if (lines.length > 0) await insertLines(trx, [half, table], kept.columns, lines);
    lines = [];
    length = 0;
  };
  for await (const line of reader) {
    lines.push(line);
    length += line.length;
    if (length > BATCH) await send();
  }
  await send();
}

/** Reads a table again, and throws unless it holds what was kept. */
async function compareTable(trx: Transaction<unknown>, [half, table]: [Half, string], kept: KeptTable) {
  const counted = tally();
  for await (const lines of rowsOf(trx, half, table, kept.columns)) counted.add(lines);
  const { rows, digest } = counted.result();
  if (rows !== kept.rows || digest !== kept.digest)
    throw new Error(`The table ${half}.${table} differs from the backup: ${rows} rows of ${kept.rows}.`);
}

/** Takes foreign keys away, which no order of the tables would satisfy; answers how to put them back. */
async function withoutForeignKeys(trx: Transaction<unknown>, half: Half) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${half} and k.contype = 'f' and k.conparentid = 0`.execute(trx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.id(half, table)} drop constraint ${sql.id(name)}`.execute(trx);
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.id(half, table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
        trx,
      );
  };
}

async function fillHalf(trx: Transaction<unknown>, half: Half, kept: KeptHalf, folder: string) {
  await sql`set local search_path to ${sql.id(half)}, public`.execute(trx);
  const putBack = await withoutForeignKeys(trx, half);
  const tables = Object.entries(kept.tables);
  const there = await tablesOf(trx, half);
  if (
    there.join() !==
    tables
      .map(([name]) => name)
      .sort()
      .join()
  )
    throw new Error(`The ${half} half has other tables than in the backup.`);
  for (const [table, rows] of tables) {
    await sql`alter table ${sql.id(half, table)} disable trigger user`.execute(trx);
    await sql`truncate ${sql.id(half, table)}`.execute(trx);
    await fillTable(trx, [half, table], rows, folder);
    await compareTable(trx, [half, table], rows);
    await sql`alter table ${sql.id(half, table)} enable trigger user`.execute(trx);
  }
  await putBack();
  for (const [name, value] of Object.entries(kept.sequences))
    await sql`select setval(${`"${half}"."${name}"`}::regclass, ${value}::bigint)`.execute(trx);
}

/** Throws unless the records are new: nothing is written over. */
export async function refuseFilledRecords(db: Kysely<unknown>): Promise<void> {
  for (const half of HALVES)
    if ((await tablesOf(db, half)).length > 0)
      throw new Error(`There are records already (the schema ${half}): restore into an empty place.`);
}

/** Makes the tables as they were, fills them, and compares each with what was kept; leaves nothing if any differs. */
export async function restoreRecords(
  db: Kysely<unknown>,
  records: Manifest['records'],
  folder: string,
): Promise<void> {
  const steps = HALVES.map((half) => [half, stepsOf(half, records[half])] as const);
  try {
    for (const [half, migrations] of steps) await migrate(db, half, migrations);
    await db.transaction().execute(async (trx) => {
      await writeValuesAlike(trx);
      for (const half of HALVES) await fillHalf(trx, half, records[half], folder);
    });
  } catch (error) {
    for (const half of HALVES) await sql`drop schema if exists ${sql.id(half)} cascade`.execute(db);
    throw error;
  }
}
