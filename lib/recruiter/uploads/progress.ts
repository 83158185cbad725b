import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { UploadBatch } from './types';
/** Uploads that were not dismissed, the newest first, with every item. Viewers may. */
export async function openUploads(_actor: Actor): Promise<Outcome<UploadBatch[]>> {
  throw new Error('being written');
}

/** One upload. Viewers may. */
export async function uploadBatch(_actor: Actor, _batchId: string): Promise<Outcome<UploadBatch>> {
  throw new Error('being written');
}

/** Tries again what failed and may be tried again: one item, or all of an upload. Recruiters. */
export async function retryUploads(
  _actor: Actor,
  _input: { batchId: string; itemId?: string },
): Promise<Outcome<{ queued: number }>> {
  throw new Error('being written');
}

/** Removes an upload from the pages: what is still queued is dropped, what was parsed stays. Recruiters. */
export async function dismissUpload(_actor: Actor, _input: { batchId: string }): Promise<Outcome<null>> {
  throw new Error('being written');
}
