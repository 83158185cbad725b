import { config } from '../config';
import { type DiskState, diskState, watchHealth } from './health';
import { privateDirectory } from './private-directory';
import { checkSecrets } from './secrets';

const DISK_PROBLEMS: Record<DiskState, string | undefined> = {
  ok: undefined,
  'disk-full': 'The disk under DATA_DIR is full, or nearly: free some space, or give it a larger one.',
  'read-only': 'The disk under DATA_DIR is read-only: mount it so that it can be written.',
  'not-writable': 'Nothing can be written to DATA_DIR: look at its owner, its rights and its disk.',
};

/**
 * Makes `DATA_DIR` ready before anything is opened in it: nobody else can look into it, and its secrets are usable.
 * Throws one line for the operator otherwise.
 */
export async function openDataDirectory(): Promise<void> {
  const { DATA_DIR } = config();
  await privateDirectory(DATA_DIR).catch((error) => {
    throw new Error(`DATA_DIR (${DATA_DIR}) cannot be made or written: ${error.code ?? error.message}.`);
  });
  await checkSecrets();
  watchHealth('disk', async () => DISK_PROBLEMS[await diskState()]);
}
