import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, recordId } from '../ground/use-case';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { openUpload } from './accept';
import { NOTHING_YET } from './items';
import { parseQueue, queueItem } from './queue';
import { wakeWorker } from './worker';

/** Queues a new parse of the current document, for a newer engine; it costs credits. Corrections stay. Recruiters. */
export const parseAgain = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<{ batchId: string }>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const document = await db
      .selectFrom('dossier')
      .innerJoin('parse', 'parse.id', 'dossier.current_parse_id')
      .innerJoin('document', 'document.id', 'parse.document_id')
      .select(['dossier.kind', 'document.id', 'hash', 'document.name', 'size', 'media_type', 'last_modified'])
      .where('dossier.id', '=', id)
      .where(notBinned)
      .executeTakeFirst();
    if (!document) return UNKNOWN_DOSSIER;
    const batchId = await openUpload(actor, { kind: document.kind, sample: false });
    const { id: document_id, kind: _, ...file } = document;
    const item = { ...file, id: randomUUID(), upload_id: batchId, dossier_id: id, document_id };
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('upload_item')
        .values({ ...item, kind: 'again', state: 'queued', ...NOTHING_YET })
        .execute();
      await queueItem(queue, trx, item.id);
    });
    wakeWorker();
    return done({ batchId });
  },
);
