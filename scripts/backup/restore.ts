import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { config } from '@/lib/config';
import { fileStore } from '@/lib/platform';
import { privateDirectory } from '@/lib/platform/private-directory';
import { openEngine } from '@/lib/platform/records';
import { placeOfFiles } from './keep';
import { HALVES, type Half, type Manifest, readManifest } from './manifest';
import { refuseFilledRecords, restoreRecords } from './restore-records';
import { checkSums, hashOfFile, type Sums, writeHashed } from './sums';

const DATA = 'data/';

async function restoreFiles(half: Half, folder: string, sums: Sums): Promise<number> {
  const store = fileStore(half);
  const places = [...sums.keys()].filter((place) => place.startsWith(placeOfFiles(half)));
  for (const place of places) await store.put(await readFile(path.join(folder, place)));
  return places.length;
}

/** Lists the files of DATA_DIR that are in the backup, with their places; throws where another file has the place. */
async function filesOfData(folder: string, sums: Sums) {
  const files = [...sums].filter(([place]) => place.startsWith(DATA));
  const due: { from: string; to: string }[] = [];
  for (const [place, sum] of files) {
    const to = path.join(config().DATA_DIR, place.slice(DATA.length));
    const there = await hashOfFile(to);
    if (there !== undefined && there !== sum)
      throw new Error(`${to} is there already and is another one: restore into an empty place.`);
    if (there === undefined) due.push({ from: path.join(folder, place), to });
  }
  return due;
}

/** Reads a whole backup, and throws unless it is as it was made. */
export async function checkBackup(folder: string): Promise<{ manifest: Manifest; sums: Sums }> {
  const manifest = await readManifest(folder);
  return { manifest, sums: await checkSums(folder, manifest.sums) };
}

/**
 * Brings a backup back into the empty stores of this installation, on whichever engines they are. The records come last
 * and whole or not at all, so that it can be run again after whatever went wrong.
 */
export async function restoreBackup(folder: string): Promise<Manifest> {
  const { manifest, sums } = await checkBackup(folder);
  await privateDirectory(config().DATA_DIR);
  const db = await openEngine();
  try {
    await refuseFilledRecords(db);
    const due = await filesOfData(folder, sums);
    for (const { from, to } of due) await writeHashed(createReadStream(from), to);
    for (const half of HALVES) {
      const count = await restoreFiles(half, folder, sums);
      if (count !== manifest.files[half])
        throw new Error(`${count} of ${manifest.files[half]} files of the ${half} half are in the backup.`);
    }
    await restoreRecords(db, manifest.records, folder);
    return manifest;
  } finally {
    await db.destroy();
  }
}
