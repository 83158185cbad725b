import { randomBytes } from 'node:crypto';
import { chmod, link, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { config } from '../config';
import { once } from './lifecycle';
import { privateDirectory } from './private-directory';

const BYTES = 32;

const DRAFT = /\.[0-9a-f]{12}$/;
const READABLE_BY_OTHERS = 0o077;
/** base64url of at least as many bits as we make ourselves; an operator may have brought keys of another length. */
const USABLE = /^[\w+/=-]{32,512}$/;

/** Reads a secret, or returns undefined without one; throws one line with the problem and what to do. */
async function readSecret(file: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & READABLE_BY_OTHERS) !== 0)
      throw new Error(`${file} can be read by other users; run chmod 600 on it.`);
    const text = (await readFile(file, 'utf8')).trim();
    if (USABLE.test(text)) return text;
    throw new Error(
      `${file} holds no usable key: 32 to 512 characters of base64 are expected. Restore it from a backup; without one, remove it, and a new one is made.`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function secretsDirectory(): string {
  return path.join(config().DATA_DIR, 'secrets');
}

/**
 * Reads every secret that is there, so that one which is damaged or open to others ends the start with a line that
 * names it, not a call some day with a fault.
 */
export async function checkSecrets(): Promise<void> {
  const directory = secretsDirectory();
  await privateDirectory(directory);
  const names = (await readdir(directory)).filter((name) => !DRAFT.test(name));
  for (const name of names) await readSecret(path.join(directory, name));
}

async function readOrMake(name: string): Promise<string> {
  const directory = secretsDirectory();
  const file = path.join(directory, name);
  await privateDirectory(directory);
  return (await readSecret(file)) ?? (await makeOnce(file).then(() => readFile(file, 'utf8')));
}

/**
 * Writes the secret next to its place and links it there: of two processes that start together one wins, and none reads
 * half a key.
 */
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
