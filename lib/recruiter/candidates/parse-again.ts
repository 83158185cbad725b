import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { done, type Outcome } from '../outcome';
import { records } from '../store';
import { openUpload } from '../uploads/accept';
import { parseQueue, queueItem } from '../uploads/queue';
import { wakeWorker } from '../uploads/worker';
import { defineUseCase, recordId } from '../use-case';
import { UNKNOWN_CANDIDATE } from './detail';

/** Queues a new parse of the current document, for a newer engine; it costs credits. Corrections stay. Recruiters. */
export const parseAgain = defineUseCase(
  'recruiter',
  z.object({ candidateId: recordId }),
  async (actor, { candidateId }): Promise<Outcome<{ batchId: string }>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const document = await db
      .selectFrom('candidate')
      .innerJoin('parse', 'parse.id', 'candidate.current_parse_id')
      .innerJoin('document', 'document.id', 'parse.document_id')
      .select(['document.id', 'hash', 'document.name', 'size', 'media_type', 'last_modified'])
      .where('candidate.id', '=', candidateId)
      .executeTakeFirst();
    if (!document) return UNKNOWN_CANDIDATE;
    const batchId = await openUpload(actor, false);
    const { id: document_id, ...file } = document;
    const item = { ...file, id: randomUUID(), upload_id: batchId, candidate_id: candidateId, document_id };
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('upload_item')
        .values({ ...item, kind: 'again', state: 'queued', failure: null, undo: null })
        .execute();
      await queueItem(queue, trx, item.id);
    });
    wakeWorker();
    return done({ batchId });
  },
);
