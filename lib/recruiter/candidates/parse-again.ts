import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
/** Queues a new parse of the current document, for a newer engine; it costs credits. Corrections stay. Recruiters. */
export async function parseAgain(
  _actor: Actor,
  _input: { candidateId: string },
): Promise<Outcome<{ batchId: string }>> {
  throw new Error('being written');
}
