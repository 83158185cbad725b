import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { CandidateFacets, CandidateListQuery, CandidatePage } from './types';
/** One page of candidates. A page beyond the last is the last. Viewers may. */
export async function listCandidates(
  _actor: Actor,
  _query: CandidateListQuery,
): Promise<Outcome<CandidatePage>> {
  throw new Error('being written');
}

/** What the filters can be set to. Viewers may. */
export async function candidateFacets(_actor: Actor): Promise<Outcome<CandidateFacets>> {
  throw new Error('being written');
}
