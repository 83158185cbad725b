import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKED_TITLES_FORMAT, packTitles } from '@/lib/engine/taxonomy';

/** The packed index of titles, in a file that bears the fingerprint of the tables that it was made of. */

type Tables = Readonly<Record<string, string>>;

const NAME = /^titles-.+\.bin$/u;

function fileOf(tables: Tables, folder: string): string {
  const fingerprint = createHash('sha256');
  for (const [name, table] of Object.entries(tables)) fingerprint.update(`${name}\n${table}\n`);
  const name = `titles-${PACKED_TITLES_FORMAT}-${fingerprint.digest('hex').slice(0, 16)}.bin`;
  return path.join(/* turbopackIgnore: true */ folder, name);
}

/** Reads the index that was packed for these tables; undefined without one, which then has to be built in memory. */
export function readPackedTitles(tables: Tables, folders: readonly string[]): Uint8Array | undefined {
  for (const folder of folders)
    try {
      return readFileSync(fileOf(tables, folder));
    } catch {
      // It was packed in another folder, or not at all.
    }
  return undefined;
}

/** Packs the titles of the tables into the folder. */
export async function writePackedTitles(tables: Tables, folder: string): Promise<void> {
  const file = fileOf(tables, folder);
  const unfinished = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, packTitles(tables));
  await rename(unfinished, file);
}

/** Removes files packed before, from other tables or by another version. */
export async function removePackedTitles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => NAME.test(name)).map((name) => rm(path.join(folder, name))));
}
