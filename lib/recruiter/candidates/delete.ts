import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
/** Deletes candidates with everything that was kept of them. Cannot be undone. Recruiters. */
export async function deleteCandidates(
  _actor: Actor,
  _input: { candidateIds: string[] },
): Promise<Outcome<{ deleted: number }>> {
  throw new Error('being written');
}
