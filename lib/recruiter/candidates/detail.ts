import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { detailOf } from '../records/detail';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { blindResumeOf, referenceOf } from './blind-line';
import { candidateLineOf } from './list';
import type { BlindCandidate, CandidateDetail } from './types';

/** Everything of one candidate. Any member. */
export const candidateDetail = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<CandidateDetail>> => {
    const db = await records();
    const candidate = await findDossier(db, id, 'candidate');
    return candidate ? done(await detailOf(db, candidate, candidateLineOf)) : UNKNOWN_DOSSIER;
  },
);

/**
 * Returns one candidate without anything that identifies the person: nothing unredacted leaves the server. Any member.
 */
export const blindCandidate = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<BlindCandidate>> => {
    const db = await records();
    const candidate = await findDossier(db, id, 'candidate');
    if (!candidate) return UNKNOWN_DOSSIER;
    const resume = await blindResumeOf(db, candidate);
    if (!resume)
      return refused('unavailable', 'The parsing service gave no redacted data for this document.');
    const reference = await referenceOf(id);
    return done({ id, reference, resume, state: candidate.state });
  },
);
