import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { DuplicateDecision, UploadItem } from './types';
/** Decides about a duplicate. `candidateId` is the match meant; it may be left out for `keep-both`. Recruiters. */
export async function decideDuplicate(
  _actor: Actor,
  _input: { itemId: string; decision: DuplicateDecision; candidateId?: string },
): Promise<Outcome<UploadItem>> {
  throw new Error('being written');
}

/** Takes a `merge` or `keep-both` back: the item waits for a decision again. `replace` deleted data and stays. Recruiters. */
export async function undoDecision(_actor: Actor, _input: { itemId: string }): Promise<Outcome<UploadItem>> {
  throw new Error('being written');
}
