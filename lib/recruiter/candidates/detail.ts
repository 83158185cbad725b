import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { BlindCandidate, CandidateDetail } from './types';
/** Everything of one candidate. Viewers may. */
export async function candidateDetail(
  _actor: Actor,
  _candidateId: string,
): Promise<Outcome<CandidateDetail>> {
  throw new Error('being written');
}

/** One candidate without what identifies the person: nothing unredacted leaves the server. Viewers may. */
export async function blindCandidate(_actor: Actor, _candidateId: string): Promise<Outcome<BlindCandidate>> {
  throw new Error('being written');
}
