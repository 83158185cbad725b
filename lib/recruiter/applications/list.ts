import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import type { Arrival } from './types';

/** Returns the documents of a candidate that came in from outside, the newest first. */
export async function arrivalsIn(db: Executor, candidateId: string): Promise<Arrival[]> {
  const rows = await db
    .selectFrom('arrival')
    .innerJoin('upload_item', 'upload_item.id', 'arrival.item_id')
    .innerJoin('upload', 'upload.id', 'upload_item.upload_id')
    .leftJoin('dossier as job', 'job.id', 'arrival.job_id')
    .select(['arrived_at', 'arrival.name', 'arrival.email', 'subject', 'consent', 'channel'])
    .select(['upload_item.name as document', 'job.id as job_id', 'job.name as job_name'])
    .where('upload_item.dossier_id', '=', candidateId)
    .orderBy('arrived_at', 'desc')
    .execute();
  return rows.map(({ arrived_at, job_id, job_name, channel, ...row }) => ({
    ...row,
    channel: channel === 'person' ? 'dropped-mail' : channel === 'mail' ? 'mail' : 'form',
    at: arrived_at.toISOString(),
    job: job_id && job_name !== null ? { id: job_id, title: job_name } : null,
  }));
}

/** Returns the documents of a candidate that came in from outside, with the consents given then. Any member. */
export const candidateArrivals = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<Arrival[]>> => done(await arrivalsIn(await records(), id)),
);
