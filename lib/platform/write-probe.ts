import { open, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a byte into a directory and takes it away again. Rejects with what the disk says when it cannot be written. */
export async function tryWriting(directory: string): Promise<void> {
  const file = path.join(directory, `write-probe-${process.pid}`);
  const handle = await open(/* turbopackIgnore: true */ file, 'w', 0o600);
  try {
    await handle.writeFile('x');
    await handle.sync();
  } finally {
    await handle.close();
    await rm(file, { force: true }).catch(() => undefined);
  }
}
