import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Hashes of files by their place below a folder, with `/` on every system. */
export type Sums = Map<string, string>;

const NAME = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Writes a stream to a new file that only its owner reads, on the disk when it resolves. Answers the SHA-256. */
export async function writeHashed(source: Readable, file: string): Promise<string> {
  const hash = createHash('sha256');
  const tap = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(source, tap, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  return hash.digest('hex');
}

/** Returns the SHA-256 of a file, or undefined without one. */
export async function hashOfFile(file: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lists the files below a folder by their place in it; none where there is no such folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes the list of the files of a backup, which `sha256sum --check` reads, and answers its own hash. */
export async function writeSums(folder: string, sums: Sums): Promise<string> {
  const text = [...sums].map(([place, sum]) => `${sum}  ${place}\n`).join('');
  await writeFile(path.join(folder, NAME), text, { mode: 0o600, flag: 'wx', flush: true });
  return sha256(text);
}

/** Reads the list and every file in it; throws, with the names, unless all are what they were when they were written. */
export async function checkSums(folder: string, sumOfList: string): Promise<Sums> {
  const text = await readFile(path.join(folder, NAME), 'utf8').catch(() => '');
  if (sha256(text) !== sumOfList) throw new Error(`${NAME} of ${folder} is missing or was changed.`);
  const lines = text.split('\n').filter(Boolean);
  const sums: Sums = new Map(
    lines.map((line) => {
      const [, sum = '', place = ''] = LINE.exec(line) ?? [];
      return [place, sum];
    }),
  );
  const wrong: string[] = [];
  for (const [place, sum] of sums)
    if ((await hashOfFile(path.join(folder, place))) !== sum) wrong.push(place);
  if (wrong.length === 0) return sums;
  throw new Error(
    `${wrong.length} of ${sums.size} files of ${folder} are missing or damaged: ${wrong.slice(0, 5).join(', ')}.`,
  );
}
