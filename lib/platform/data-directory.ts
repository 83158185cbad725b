import { config } from '../config';
import { privateDirectory } from './private-directory';
import { checkSecrets } from './secrets';

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
}
