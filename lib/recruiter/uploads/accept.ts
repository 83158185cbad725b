import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { UploadItem } from './types';
/** Starts an upload that files are then sent to. Recruiters. */
export async function startUpload(_actor: Actor): Promise<Outcome<{ id: string }>> {
  throw new Error('being written');
}

/** Keeps one file and queues it; answers once neither can be lost. The same `itemId` again changes nothing. Recruiters. */
export async function acceptUpload(
  _actor: Actor,
  _input: {
    batchId: string;
    itemId: string;
    name: string;
    lastModified: string;
    body: AsyncIterable<Uint8Array>;
  },
): Promise<Outcome<UploadItem>> {
  throw new Error('being written');
}

/** Keeps pasted text as a plain text document of an upload of its own. Recruiters. */
export async function pasteText(
  _actor: Actor,
  _input: { text: string; name?: string },
): Promise<Outcome<{ batchId: string }>> {
  throw new Error('being written');
}
