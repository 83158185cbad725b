import type { ParsedResume } from '@/lib/contracts';
import { detailOf } from '../dossiers/detail';
import { currentParse, findDossier } from '../dossiers/stored';
import { UNKNOWN_DOSSIER } from '../dossiers/unknown';
import { done, type Outcome, refused } from '../outcome';
import { records } from '../store';
import { pseudonym } from '../store/audit';
import { defineUseCase, recordId } from '../use-case';
import { blindResume } from './blind';
import { candidateLineOf } from './list';
import type { BlindCandidate, CandidateDetail } from './types';

/** Everything of one candidate. Viewers may. */
export const candidateDetail = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<CandidateDetail>> => {
    const db = await records();
    const candidate = await findDossier(db, id, 'candidate');
    return candidate ? done(await detailOf(db, candidate, candidateLineOf)) : UNKNOWN_DOSSIER;
  },
);

/** One candidate without what identifies the person: nothing unredacted leaves the server. Viewers may. */
export const blindCandidate = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<BlindCandidate>> => {
    const db = await records();
    const candidate = await findDossier(db, id, 'candidate');
    if (!candidate) return UNKNOWN_DOSSIER;
    const current = await currentParse<ParsedResume>(db, candidate);
    const { redacted } = current.answer;
    if (!redacted)
      return refused('unavailable', 'The parsing service gave no redacted data for this document.');
    const resume = blindResume(current.parsed, redacted, current.placed);
    const reference = (await pseudonym(id))
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 8)
      .toUpperCase();
    return done({ id, reference, resume, state: candidate.state });
  },
);
