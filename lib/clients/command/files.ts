import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { wrongUse } from './exit';

/** A document to send: `name` is its path below what was named, and `content` tells versions of it apart. */
export type Item = { file: string; name: string };
export type Loaded = Item & { bytes: Uint8Array; content: string; lastModified: string };

const isHidden = (name: string) => name.startsWith('.');

async function below(folder: string, name: string): Promise<Item[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => !isHidden(entry.name))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map((entry) => {
      const file = path.join(folder, entry.name);
      const inner = path.join(name, entry.name);
      if (entry.isDirectory()) return below(file, inner);
      return Promise.resolve(entry.isFile() ? [{ file, name: inner }] : []);
    });
  return (await Promise.all(found)).flat();
}

/** Lists the files that were named, and those in the folders that were named, each once, in the order of their names. */
export async function listFiles(named: readonly string[]): Promise<Item[]> {
  const lists = await Promise.all(
    named.map(async (file) => {
      const found = await stat(file).catch(() => undefined);
      if (!found) throw wrongUse(`There is no ${file}.`);
      return found.isDirectory() ? below(file, '') : [{ file, name: path.basename(file) }];
    }),
  );
  if (lists.flat().length === 0) throw wrongUse('There are no files.');
  const byName = new Map<string, Item>();
  for (const item of lists.flat()) {
    const taken = byName.get(item.name);
    if (taken && path.resolve(taken.file) !== path.resolve(item.file))
      throw wrongUse(
        `${taken.file} and ${item.file} would have the same result. Run them one after the other.`,
      );
    byName.set(item.name, item);
  }
  return [...byName.values()];
}

/** Reads a file, with the day it was last changed, from which what is current counts. */
export async function load(item: Item): Promise<Loaded> {
  const [bytes, { mtime }] = await Promise.all([readFile(item.file), stat(item.file)]);
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { ...item, bytes, content, lastModified: mtime.toISOString().slice(0, 10) };
}
