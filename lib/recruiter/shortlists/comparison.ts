import { z } from 'zod';
import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { blindOf } from '../candidates/blind-line';
import { candidateLineOf } from '../candidates/list';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { currentParse, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { criteriaOf } from './criteria';
import type { Comparison } from './types';
import { MOST_COMPARED } from './view';

/**
 * Compares candidates side by side with the requirements of a job: each criterion with the parsed data of each of them.
 * Nothing is scored. With `blind` only redacted data is read. Any member.
 */
export const compareCandidates = defineUseCase(
  'viewer',
  z.object({
    jobId: recordId,
    candidateIds: z.array(recordId).min(1).max(MOST_COMPARED),
    blind: z.boolean(),
  }),
  async (_actor, { jobId, candidateIds, blind }): Promise<Outcome<Comparison>> => {
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
    });
  },
);
