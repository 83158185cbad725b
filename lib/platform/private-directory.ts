import { chmod, mkdir } from 'node:fs/promises';

const OWNER_ONLY = 0o700;

/** Makes a directory that nobody but the owner of this process can look into, one that exists already included. */
export async function privateDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: OWNER_ONLY });
  try {
    await chmod(directory, OWNER_ONLY);
  } catch (error) {
    // The mount point of a volume may belong to another user; then it is as private as the operator made it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
