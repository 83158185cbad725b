import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import type { MatchedName } from './types';

const MOST_NAMES = 200;

/**
 * Returns the documents of a matcher by their names in this workspace, each with the decision about it for a job. Any
 * member.
 */
export const namesForMatcher = defineUseCase(
  reads('viewer'),
  z.object({ ids: z.array(recordId).max(MOST_NAMES), jobId: recordId.nullable() }),
  async (_actor, { ids, jobId }): Promise<Outcome<MatchedName[]>> => {
    if (ids.length === 0) return done([]);
    const db = await records();
    const rows = await db
      .selectFrom('dossier')
      .leftJoin('shortlist_entry as entry', (join) =>
        join
          .onRef('entry.candidate_id', '=', 'dossier.id')
          .on('entry.job_id', '=', jobId)
          .on('entry.listed', '=', true),
      )
      .leftJoin('shortlist_stage as stage', 'stage.id', 'entry.stage_id')
      .select([
        'dossier.id',
        'dossier.kind',
        'dossier.name',
        'dossier.employer',
        'entry.reason',
        'stage.name as stage',
      ])
      .where('dossier.id', 'in', ids)
      .where(notBinned)
      .execute();
    return done(
      rows.map(({ id, kind, name, employer, reason, stage }) => ({
        id,
        // Many jobs have one title, and an index of jobs holds no employer.
        name: kind === 'job' && employer ? `${name}, ${employer}` : name,
        mark: reason !== null ? 'Rejected' : stage && `Shortlist: ${stage}`.slice(0, 40),
      })),
    );
  },
);
