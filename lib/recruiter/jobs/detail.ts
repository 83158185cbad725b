import type { ParsedJob } from '@/lib/contracts';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { detailOf } from '../records/detail';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { jobLineOf } from './list';
import type { JobDetail, JobListItem } from './types';

/** Everything of one job. Any member. */
export const jobDetail = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<JobDetail>> => {
    const db = await records();
    const job = await findDossier(db, id, 'job');
    return job ? done(await detailOf<JobListItem, ParsedJob>(db, job, jobLineOf)) : UNKNOWN_DOSSIER;
  },
);
