import { z } from 'zod';
import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { blindOf } from '../candidates/blind-line';
import { candidateLineOf } from '../candidates/list';
import type { Actor } from '../ground/actor';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { currentParse, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { comparedScorecards, NO_SCORECARDS } from '../scorecards/compare';
import { linesIn } from '../scorecards/lines';
import { cardsSeenBy } from '../scorecards/read';
import type { SeenScorecards } from '../scorecards/types';
import { criteriaOf } from './criteria';
import type { Comparison } from './types';
import { MOST_COMPARED } from './view';

/** What the interviewers of each candidate think of them, as far as a member may see it. */
async function scorecardsBeside(actor: Actor, jobId: string, candidateIds: readonly string[]) {
  const db = await records();
  const rows = await db
    .selectFrom('shortlist_entry')
    .select(['id', 'candidate_id'])
    .where('job_id', '=', jobId)
    .where('candidate_id', 'in', candidateIds)
    .execute();
  const found: SeenScorecards[] = [];
  for (const candidateId of candidateIds) {
    const entryId = rows.find((row) => row.candidate_id === candidateId)?.id;
    found.push(entryId ? await cardsSeenBy(db, actor, entryId) : NO_SCORECARDS);
  }
  return comparedScorecards(found, await linesIn(db, jobId));
}

/**
 * Compares candidates side by side with the requirements of a job: each criterion with the parsed data of each of them.
 * Nothing is scored. With `blind` only redacted data is read. Any member.
 */
export const compareCandidates = defineUseCase(
  reads('viewer'),
  z.object({
    jobId: recordId,
    candidateIds: z.array(recordId).min(1).max(MOST_COMPARED),
    blind: z.boolean(),
  }),
  async (actor, { jobId, candidateIds, blind }): Promise<Outcome<Comparison>> => {
    const db = await records();
    const job = await findDossier(db, jobId, 'job');
    if (!job) return UNKNOWN_DOSSIER;
    const asked = (await currentParse<ParsedJob>(db, job)).effective;
    const compared = [];
    for (const id of new Set(candidateIds)) {
      const candidate = await findDossier(db, id, 'candidate');
      if (!candidate) continue;
      if (blind) compared.push(await blindOf(db, candidate));
      else {
        const resume = (await currentParse<ParsedResume>(db, candidate)).effective;
        compared.push({ line: candidateLineOf(candidate), resume });
      }
    }
    return done({
      candidates: compared.map(({ line }) => line),
      criteria: criteriaOf(
        asked,
        compared.map(({ resume }) => resume),
      ),
      scorecards: blind
        ? null
        : await scorecardsBeside(
            actor,
            jobId,
            compared.map(({ line }) => line.id),
          ),
    });
  },
);
