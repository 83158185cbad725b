import { randomBytes } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { assertHash, type FileStore, hashOf } from './port';

async function absentAsNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a rename or a new entry in this directory survive a power cut. */
async function syncDirectory(directory: string) {
  const handle = await open(directory, 'r');
  await handle.sync();
  await handle.close();
}

/** Files in a directory, two levels deep by the first digits of the hash. */
export function directoryFiles(root: string): FileStore {
  const place = (hash: string) => {
    assertHash(hash);
    return path.join(root, hash.slice(0, 2), hash);
  };

  async function put(bytes: Uint8Array): Promise<string> {
    const hash = hashOf(bytes);
    const target = place(hash);
    if (await has(hash)) return hash;
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${randomBytes(6).toString('hex')}`;
    const handle = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
    await handle.writeFile(bytes);
    await handle.sync();
    await handle.close();
    await rename(draft, target);
    await syncDirectory(path.dirname(target));
    return hash;
  }

  const has = async (hash: string) => (await absentAsNull(access(place(hash)).then(() => true))) === true;

  return {
    put,
    has,
    get: (hash) => absentAsNull(readFile(place(hash))),
    delete: (hash) => rm(place(hash), { force: true }),
  };
}
