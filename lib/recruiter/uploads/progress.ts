import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import type { UploadChannel } from '../ground/store/arrival-tables';
import { loosen, removeLooseFiles } from '../ground/store/loose-files';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { CHANNEL_NAMES } from '../records/history';
import { itemsOf } from './items';
import { parseQueue, queueItem, unqueueItems } from './queue';
import {
  UPLOAD_STATES,
  type UploadBatch,
  type UploadFailure,
  type UploadItem,
  type UploadState,
} from './types';
import { wakeWorker } from './worker';

const MOST_UPLOADS = 10;

const UNKNOWN_UPLOAD = refused('not-found', 'This upload does not exist.');

type UploadRow = {
  id: string;
  created_at: Date;
  kind: DossierKind;
  creator: string;
  channel: UploadChannel;
};

function batchOf(upload: UploadRow, items: UploadItem[]): UploadBatch {
  const counts = Object.fromEntries(
    UPLOAD_STATES.map((state) => [state, items.filter((item) => item.state === state).length]),
  ) as Record<UploadState, number>;
  return {
    id: upload.id,
    createdAt: upload.created_at.toISOString(),
    createdBy: CHANNEL_NAMES[upload.channel] ?? upload.creator,
    kind: upload.kind,
    counts,
    finished: counts.queued === 0 && counts.reading === 0,
    items,
  };
}

/** Uploads with their items; pages ask every other second, so all of them take a few statements together. */
async function batchesOf(executor: Executor, found: readonly UploadRow[]): Promise<UploadBatch[]> {
  if (found.length === 0) return [];
  const ids = found.map((upload) => upload.id);
  const rows = await executor
    .selectFrom('upload_item')
    .selectAll()
    .where('upload_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const items = Map.groupBy(await itemsOf(executor, rows), (item) => item.batchId);
  return found.map((upload) => batchOf(upload, items.get(upload.id) ?? []));
}

function uploads(db: Kysely<Tables>) {
  return db
    .selectFrom('upload')
    .innerJoin('member', 'member.id', 'upload.created_by')
    .select(['upload.id', 'upload.created_at', 'upload.kind', 'upload.channel', 'member.name as creator']);
}

/**
 * The ten newest uploads that were not dismissed, the newest first, with every item; one without an item is left out, and a dismissed
 * one comes back while something of it waits for a person. Any member.
 */
export const openUploads = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<UploadBatch[]>> => {
    const db = await records();
    const open = await uploads(db)
      .where(({ exists, or, eb, selectFrom }) => {
        const items = selectFrom('upload_item')
          .select('upload_item.id')
          .whereRef('upload_id', '=', 'upload.id');
        const waiting = items.where('upload_item.state', 'in', ['duplicate', 'failed']);
        return or([eb.and([eb('dismissed_at', 'is', null), exists(items)]), exists(waiting)]);
      })
      .orderBy('upload.created_at', 'desc')
      .limit(MOST_UPLOADS)
      .execute();
    return done(await batchesOf(db, open));
  },
);

/** One upload. Any member. */
export const uploadBatch = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<UploadBatch>> => {
    const db = await records();
    const [batch] = await batchesOf(db, await uploads(db).where('upload.id', '=', id).execute());
    return batch ? done(batch) : UNKNOWN_UPLOAD;
  },
);

/** Retries failures that may be retried: one item, or all of an upload. Recruiters. */
export const retryUploads = defineUseCase(
  'recruiter',
  z.object({ batchId: recordId, itemId: recordId.optional() }),
  async (_actor, { batchId, itemId }): Promise<Outcome<{ queued: number }>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const queued = await db.transaction().execute(async (trx) => {
      const failed = await trx
        .selectFrom('upload_item')
        .select(['id', 'failure'])
        .where('upload_id', '=', batchId)
        .where('state', '=', 'failed')
        .$if(itemId !== undefined, (rows) => rows.where('id', '=', itemId ?? ''))
        .forUpdate()
        .execute();
      const again = failed
        .filter((row) => (row.failure as UploadFailure | null)?.retryable)
        .map((row) => row.id);
      if (again.length === 0) return 0;
      await trx
        .updateTable('upload_item')
        .set({ state: 'queued', failure: null, updated_at: sql<Date>`now()` })
        .where('id', 'in', again)
        .execute();
      await unqueueItems(queue, trx, again);
      for (const id of again) await queueItem(queue, trx, id);
      return again.length;
    });
    wakeWorker();
    return done({ queued });
  },
);

/**
 * Removes an upload from the pages: queued and failed items are deleted with their files, parsed ones stay. Duplicates
 * must be decided about first. Recruiters.
 */
export const dismissUpload = defineUseCase(
  'recruiter',
  z.object({ batchId: recordId }),
  async (_actor, { batchId }): Promise<Outcome<null>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const dropped = await db.transaction().execute(async (trx) => {
      const items = trx.selectFrom('upload_item').where('upload_id', '=', batchId);
      const waiting = await items.select('id').where('state', '=', 'duplicate').limit(1).executeTakeFirst();
      if (waiting) return null;
      const gone = await trx
        .deleteFrom('upload_item')
        .where('upload_id', '=', batchId)
        .where('state', 'in', ['queued', 'failed'])
        .returning(['id', 'hash'])
        .execute();
      await unqueueItems(
        queue,
        trx,
        gone.map((row) => row.id),
      );
      await loosen(
        trx,
        gone.map((row) => row.hash),
      );
      await trx.updateTable('upload').set({ dismissed_at: new Date() }).where('id', '=', batchId).execute();
      return gone.map((row) => row.hash);
    });
    if (!dropped) return refused('conflict', 'Decide about the duplicates of this upload first.');
    await removeLooseFiles(dropped);
    return done(null);
  },
);
