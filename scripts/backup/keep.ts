import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { config } from '@/lib/config';
import { fileStore } from '@/lib/platform';
import { openEngine } from '@/lib/platform/records';
import { keepRecords } from './keep-records';
import { HALVES, type Half, type Manifest, writeManifest } from './manifest';
import { filesBelow, type Sums, writeHashed, writeSums } from './sums';

const IN_FORCE = ['secrets', 'taxonomy'];

/** Returns the place of the files of a half in a backup. */
export const placeOfFiles = (half: Half) => `files/${half}/`;

const exists = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

async function emptyFolder(folder: string) {
  const { DATA_DIR } = config();
  if (!path.relative(DATA_DIR, folder).startsWith('..'))
    throw new Error('The backup has to be outside of DATA_DIR.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty: name a new folder.`);
}

/** Copies all files of a half; one that was deleted for good since it was listed is not missed. */
async function keepFiles(half: Half, folder: string, sums: Sums): Promise<number> {
  const store = fileStore(half);
  let count = 0;
  for await (const hash of store.hashes()) {
    const bytes = await store.get(hash);
    if (!bytes) continue;
    const place = `${placeOfFiles(half)}${hash.slice(0, 2)}/${hash}`;
    const sum = await writeHashed(Readable.from([bytes]), path.join(folder, place));
    if (sum !== hash) throw new Error(`The file ${hash} of the ${half} half is damaged where it is kept.`);
    sums.set(place, sum);
    count += 1;
  }
  return count;
}

async function keepFolder(name: string, folder: string, sums: Sums) {
  const from = path.join(config().DATA_DIR, name);
  for (const file of await filesBelow(from)) {
    const place = ['data', name, ...file.split(path.sep)].join('/');
    sums.set(place, await writeHashed(createReadStream(path.join(from, file)), path.join(folder, place)));
  }
}

/** Copies the embedded market where nothing can write to it meanwhile; answers why not where it is left out. */
async function keepMarket(folder: string, sums: Sums): Promise<string[]> {
  const { CLICKHOUSE_URL, DATABASE_URL, DATA_DIR } = config();
  if (CLICKHOUSE_URL)
    return ['The job market is in ClickHouse: use its BACKUP DATABASE, or import the postings again.'];
  if (!(await exists(path.join(DATA_DIR, 'market')))) return [];
  if (DATABASE_URL)
    return [
      'The job market in DATA_DIR/market may be written to now: copy the folder while the server is stopped.',
    ];
  await keepFolder('market', folder, sums);
  return [];
}

/** Makes a backup of the stores of this installation in a new folder. Throws one line for the operator. */
export async function makeBackup(folder: string, version: string): Promise<Manifest> {
  const { DATABASE_URL, DATA_DIR } = config();
  if (!DATABASE_URL && !(await exists(path.join(DATA_DIR, 'records'))))
    throw new Error(`There are no records in DATA_DIR (${DATA_DIR}).`);
  const db = await openEngine();
  try {
    await emptyFolder(folder);
    const sums: Sums = new Map();
    const madeAt = new Date().toISOString();
    const records = await keepRecords(db, folder, sums);
    // Later than the records: whatever they name was there before them.
    const files = { service: 0, recruiter: 0 };
    for (const half of HALVES) files[half] = await keepFiles(half, folder, sums);
    for (const name of IN_FORCE) await keepFolder(name, folder, sums);
    const leftOut = await keepMarket(folder, sums);
    const list = await writeSums(folder, sums);
    const manifest: Manifest = { format: 1, version, madeAt, records, files, leftOut, sums: list };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await db.destroy();
  }
}
