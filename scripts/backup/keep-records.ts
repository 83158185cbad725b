import { once } from 'node:events';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { HALVES, type Half, type KeptHalf, type KeptTable, type Manifest } from './manifest';
import { type Sums, writeHashed } from './sums';
import { columnsOf, rowsOf, sequencesOf, tablesOf, tally, writeValuesAlike } from './tables';

/** Most of the time of a backup would go into the last percent. */
const COMPRESSION = { level: 1 };

/** Returns the place of a table in a backup. */
export const placeOfTable = (half: Half, table: string) => `records/${half}/${table}.jsonl.gz`;

async function keepTable(
  trx: Transaction<unknown>,
  [half, table]: [Half, string],
  [folder, sums]: [string, Sums],
): Promise<KeptTable> {
  const columns = await columnsOf(trx, half, table);
  const counted = tally();
  const zipped = createGzip(COMPRESSION);
  const place = placeOfTable(half, table);
  const written = writeHashed(zipped, path.join(folder, place));
  for await (const lines of rowsOf(trx, half, table, columns)) {
    counted.add(lines);
    if (!zipped.write(`${lines.join('\n')}\n`)) await Promise.race([once(zipped, 'drain'), written]);
  }
  zipped.end();
  sums.set(place, await written);
  return { columns, ...counted.result() };
}

async function keepHalf(trx: Transaction<unknown>, half: Half, target: [string, Sums]): Promise<KeptHalf> {
  const names = await tablesOf(trx, half);
  if (!names.includes('migration'))
    throw new Error('There are no records of Shortlist in this database: look at DATABASE_URL or DATA_DIR.');
  const tables: Record<string, KeptTable> = {};
  for (const table of names) tables[table] = await keepTable(trx, [half, table], target);
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.id(half, 'migration')} order by 1`.execute(trx);
  return { steps: rows.map(({ name }) => name), tables, sequences: await sequencesOf(trx, half) };
}

/** Writes both halves of the records as they are at one moment, however long it takes and whoever writes meanwhile. */
export function keepRecords(db: Kysely<unknown>, folder: string, sums: Sums): Promise<Manifest['records']> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await writeValuesAlike(trx);
      const kept: Partial<Record<Half, KeptHalf>> = {};
      for (const half of HALVES) kept[half] = await keepHalf(trx, half, [folder, sums]);
      return kept as Manifest['records'];
    });
}
