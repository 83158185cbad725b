import { randomBytes } from 'node:crypto';
import { access, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { privateDirectory, syncPlace } from '../private-directory';
import { assertHash, type FileStore, hashOf, isHash } from './port';

async function absentAsNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeSynced(file: string, bytes: Uint8Array) {
  const handle = await open(/* turbopackIgnore: true */ file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files in a directory, two levels deep by the first digits of the hash. A file is written as a draft next to its
 * place, `<hash>.<random>`, and renamed; a draft left by a crash or a full disk is deleted with its hash.
 */
export function directoryFiles(root: string): FileStore {
  const place = (hash: string) => {
    assertHash(hash);
    return path.join(root, hash.slice(0, 2), hash);
  };

  async function put(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    const target = place(hash);
    const folder = path.dirname(target);
    if (await has(hash)) {
      // Another call may have put it there a moment ago, and not have waited for the disk yet.
      await syncPlace(folder);
      return hash;
    }
    const isNew = await absentAsNull(access(folder)).then((found) => found === null);
    await privateDirectory(folder);
    if (isNew) await syncPlace(root);
    const draft = `${target}.${randomBytes(6).toString('hex')}`;
    try {
      await writeSynced(draft, bytes);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    await syncPlace(folder);
    return hash;
  }

  async function remove(hash: string) {
    const target = place(hash);
    const directory = path.dirname(target);
    const drafts = ((await absentAsNull(readdir(directory))) ?? []).filter((name) =>
      name.startsWith(`${hash}.`),
    );
    await rm(target, { force: true });
    for (const draft of drafts) await rm(path.join(directory, draft), { force: true });
  }

  async function* hashes() {
    const folders = ((await absentAsNull(readdir(root))) ?? []).filter((name) => /^[0-9a-f]{2}$/.test(name));
    for (const folder of folders)
      yield* ((await absentAsNull(readdir(path.join(root, folder)))) ?? []).filter(isHash);
  }

  const has = async (hash: string) => (await absentAsNull(access(place(hash)).then(() => true))) === true;

  return {
    put,
    has,
    get: (hash) => absentAsNull(readFile(place(hash))),
    delete: remove,
    hashes,
  };
}
