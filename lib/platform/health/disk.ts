import { statfs } from 'node:fs/promises';
import { config } from '../../config';
import { once } from '../lifecycle';
import { tryWriting } from '../write-probe';

/** Whether `DATA_DIR` takes writes. */
export type DiskState = 'ok' | 'disk-full' | 'read-only' | 'not-writable';

const LEAST_FREE_BYTES = 64 * 1024 * 1024;
/** Anybody may ask, so the disk is checked at most this often. */
const GOOD_FOR_MS = 5000;

const STATES: Record<string, DiskState> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'read-only',
};

/** Looks at the disk of a directory: whether little is free on it, and whether a byte can be written. */
export async function lookAtDisk(directory: string, probe = tryWriting): Promise<DiskState> {
  try {
    const { bavail, bsize } = await statfs(directory);
    await probe(directory);
    return bavail * bsize < LEAST_FREE_BYTES ? 'disk-full' : 'ok';
  } catch (error) {
    return STATES[String((error as NodeJS.ErrnoException).code)] ?? 'not-writable';
  }
}

/** Returns the state of the disk under `DATA_DIR`, at most a few seconds old. */
export function diskState(): Promise<DiskState> {
  const last = once('disk-state', () => ({ until: 0, state: Promise.resolve<DiskState>('ok') }));
  if (performance.now() >= last.until) {
    last.until = performance.now() + GOOD_FOR_MS;
    last.state = lookAtDisk(config().DATA_DIR);
  }
  return last.state;
}
