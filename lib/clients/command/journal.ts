import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Loaded } from './files';

/**
 * What is done, as files: a result for each document, or why it has none. Each is written under another name and then
 * renamed, so what is there is whole, and whatever ends the command, the same command does what is left.
 */
export type Journal = {
  isDone: (document: Loaded) => boolean;
  done: (document: Loaded, result: string) => Promise<void>;
  failed: (document: Loaded, why: { code: string; message: string }) => Promise<void>;
  /** The result of a document; undefined without one. */
  resultOf: (document: Loaded) => Promise<string | undefined>;
};

const DONE = '.json';
const FAILED = '.failed.json';
const UNFINISHED = '.part';
const LONGEST_NAME = 180;
/** A name of which so much is kept has room for its ending in every file system. */
const KEPT_OF_NAME = 40;

/** A document under the name of its result: one that was changed since is another document. */
function keyOf({ name, content }: Loaded): string {
  const { dir, base } = path.parse(name);
  const kept = Buffer.byteLength(base) > LONGEST_NAME ? [...base].slice(0, KEPT_OF_NAME).join('') : base;
  return path.join(dir, `${kept}.${content}`);
}

async function writeWhole(target: string, text: string) {
  await mkdir(path.dirname(target), { recursive: true });
  const file = await open(`${target}${UNFINISHED}`, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${target}${UNFINISHED}`, target);
}

/** Opens the journal in a folder; with `retryFailed` what failed before is left to do. */
export async function openJournal(folder: string, retryFailed = false): Promise<Journal> {
  await mkdir(folder, { recursive: true });
  const known = new Set<string>();
  for (const name of await readdir(folder, { recursive: true })) {
    const redone = retryFailed && name.endsWith(FAILED);
    if (name.endsWith(UNFINISHED) || redone) await rm(path.join(folder, name));
    else known.add(name);
  }

  async function write(document: Loaded, ending: string, text: string) {
    const name = `${keyOf(document)}${ending}`;
    await writeWhole(path.join(folder, name), text);
    known.add(name);
  }

  return {
    isDone: (document) => known.has(keyOf(document) + DONE) || known.has(keyOf(document) + FAILED),
    done: (document, result) => write(document, DONE, result),
    failed: (document, why) =>
      write(document, FAILED, `${JSON.stringify({ file: document.name, ...why })}\n`),
    resultOf: async (document) =>
      known.has(keyOf(document) + DONE)
        ? readFile(path.join(folder, keyOf(document) + DONE), 'utf8')
        : undefined,
  };
}
