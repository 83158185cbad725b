import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function holderOf(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

/**
 * Claims a directory for this process by a file with its number; answers how to give it back.
 * A claim left by a process that died is taken over. Throws when the holder still runs.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, '..', `${path.basename(directory)}.pid`);
  const holder = await holderOf(file);
  if (holder !== undefined && isRunning(holder))
    throw new Error(
      `${path.dirname(file)} is in use by process ${holder}; stop it or choose another DATA_DIR.`,
    );
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  await handle.writeFile(String(process.pid));
  await handle.close();
  return () => rm(file, { force: true });
}
