import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
/** Uploads the sample documents through the same code as any upload, marked as samples. Recruiters. */
export async function loadSamples(_actor: Actor): Promise<Outcome<{ batchId: string; files: number }>> {
  throw new Error('being written');
}

/** Deletes every sample candidate and upload. Recruiters. */
export async function removeSamples(_actor: Actor): Promise<Outcome<{ deleted: number }>> {
  throw new Error('being written');
}
