import type { Transaction } from 'kysely';
import type { Queue } from '@/lib/platform';
import type { Tables } from '../ground/store';
import { keepFile } from '../ground/store/loose-files';
import { hashOf, mediaTypeOf } from './file-facts';
import { NOTHING_YET } from './items';
import { queueItem } from './queue';
import type { UploadFailure } from './types';

/** Source of a fetched file, and the data declared on its page. */
type Origin = { source: string; declared: object };

/** A file as it is to be kept; `lastModified` is yyyy-MM-dd. */
export type NewFile = {
  batchId: string;
  itemId: string;
  name: string;
  lastModified: string;
  bytes: Uint8Array;
  origin?: Origin;
};

/**
 * Keeps the bytes and the item of an upload and queues it, within a transaction that began after the file was
 * announced. An existing item does not change. Returns whether it is new. Without a queue the caller settles it; with a
 * failure it is settled already.
 */
export async function keepWithin(
  trx: Transaction<Tables>,
  queue: Queue<null> | null,
  file: NewFile,
  failure: UploadFailure | null = null,
): Promise<boolean> {
  const hash = hashOf(file.bytes);
  await keepFile(trx, hash, file.bytes);
  const added = await trx
    .insertInto('upload_item')
    .values({
      id: file.itemId,
      upload_id: file.batchId,
      kind: 'new',
      hash,
      name: file.name,
      size: file.bytes.byteLength,
      media_type: mediaTypeOf(file.bytes, file.name),
      last_modified: file.lastModified,
      ...NOTHING_YET,
      state: failure ? 'failed' : 'queued',
      failure: failure && JSON.stringify(failure),
      source: file.origin?.source ?? null,
      declared: file.origin ? JSON.stringify(file.origin.declared) : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added && queue && !failure) await queueItem(queue, trx, file.itemId);
  return added !== undefined;
}
