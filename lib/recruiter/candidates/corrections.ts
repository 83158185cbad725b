import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { CandidateDetail } from './types';
/** Sets the right value at a path of the resume (see `Correction`); null says there is none. Path and value must fit the contract; a list or an object is replaced as a whole. Recruiters. */
export async function correctCandidate(
  _actor: Actor,
  _input: { candidateId: string; path: string; value: unknown },
): Promise<Outcome<CandidateDetail>> {
  throw new Error('being written');
}

/** Goes back to the parsed value at a path. Recruiters. */
export async function removeCorrection(
  _actor: Actor,
  _input: { candidateId: string; path: string },
): Promise<Outcome<CandidateDetail>> {
  throw new Error('being written');
}

/** Takes back the newest change at a path, or of the whole candidate when no path is given. Recruiters. */
export async function undoCorrection(
  _actor: Actor,
  _input: { candidateId: string; path?: string },
): Promise<Outcome<CandidateDetail>> {
  throw new Error('being written');
}
