import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
/** Adds tags to candidates and takes others off. A tag has 1 to 40 characters. Recruiters. */
export async function changeTags(
  _actor: Actor,
  _input: { candidateIds: string[]; add?: string[]; remove?: string[] },
): Promise<Outcome<{ changed: number }>> {
  throw new Error('being written');
}
