import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { once } from './lifecycle';

const BYTES = 32;

async function readOrMake(name: string): Promise<string> {
  const directory = path.join(config().DATA_DIR, 'secrets');
  const file = path.join(directory, name);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await makeOnce(file);
  return readFile(file, 'utf8');
}

/** Writes the secret beside its place and links it there: of two processes that start together one wins, and none reads half a key. */
async function makeOnce(file: string) {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
  await handle.writeFile(randomBytes(BYTES).toString('base64url'));
  await handle.sync();
  await handle.close();
  await chmod(draft, 0o600);
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}

/**
 * A secret of this installation: 32 random bytes as base64url, made on first use and kept in `DATA_DIR/secrets`
 * where only the owner of the process may read it.
 */
export function secret(name: string): Promise<string> {
  return once(`secret:${config().DATA_DIR}:${name}`, () => readOrMake(name));
}
