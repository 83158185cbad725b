import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a file that another connection holds locked. */
const SQLITE_BUSY = 5;

const NOBODY_KNOWN = 'another process';

/** Describes this process for the operator, in words that hold in another container or after a restart. */
async function describeThisProcess(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const since = new Date(Date.now() - process.uptime() * 1000).toISOString();
  const machine = boot ? `${hostname()}, boot ${boot.trim().slice(0, 8)}` : hostname();
  return `process ${process.pid} on ${machine}, started ${since}`;
}

async function writeNote(file: string, text: string) {
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(text);
  await handle.close();
}

/**
 * Takes the operating system's lock on a file; undefined when somebody holds it. The lock is SQLite's, since Node has
 * none: the kernel keeps it for the process and drops it when the process ends, however it ends, and it holds between
 * containers that share the file.
 */
function lock(file: string): DatabaseSync | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}

/**
 * Claims a directory for this process and returns a function to give it back. Throws with the holder when it is
 * claimed; that comes from a note next to the lock, which never decides. The lock file is never removed: removing it
 * would let two processes lock two files of one name.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  const place = path.join(directory, '..', path.basename(directory));
  const note = `${place}.holder`;
  const held = lock(`${place}.lock`);
  if (!held) {
    const holder = await readFile(note, 'utf8').catch(() => NOBODY_KNOWN);
    throw new Error(`${path.dirname(place)} is in use by ${holder}; stop it or choose another DATA_DIR.`);
  }
  await writeNote(note, await describeThisProcess());
  return async () => {
    await rm(note, { force: true });
    held.close();
  };
}
