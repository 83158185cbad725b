import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import type { Queue } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { announceFile, keepFile } from '../ground/store/loose-files';
import { defineUseCase, recordId } from '../ground/use-case';
import { displayName, hashOf, mediaTypeOf, pastDay } from './file-facts';
import { itemOf, NOTHING_YET } from './items';
import { parseQueue, queueItem } from './queue';
import { countAgainstQuota } from './quota';
import { readBody } from './read-body';
import type { UploadItem } from './types';
import { wakeWorker } from './worker';

const kind = z.enum(DOSSIER_KINDS, 'Say whether the documents are CVs or postings.');

const UNKNOWN_UPLOAD = refused('not-found', 'This upload does not exist. Start a new one.');

/** Opens an upload of this person, of documents that are to become candidates, or jobs. */
export async function openUpload(
  actor: Pick<Actor, 'id'>,
  of: { kind: DossierKind; sample: boolean },
): Promise<string> {
  const db = await records();
  const values = { created_by: actor.id, dismissed_at: null, ...of };
  return (await db.insertInto('upload').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Starts an upload that files are then sent to. Recruiters. */
export const startUpload = defineUseCase(
  'recruiter',
  z.object({ kind }),
  async (actor, input): Promise<Outcome<{ id: string }>> =>
    done({ id: await openUpload(actor, { ...input, sample: false }) }),
);

/** Where a file was fetched from, and what the page there declared. */
export type Origin = { source: string; declared: object };

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
 * Keeps the bytes and the item of an upload and queues it, within a transaction that began after the file was announced.
 * An item that is there already stays as it is. Answers whether it is new.
 */
export async function keepWithin(
  trx: Transaction<Tables>,
  queue: Queue<null>,
  file: NewFile,
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
      state: 'queued',
      ...NOTHING_YET,
      source: file.origin?.source ?? null,
      declared: file.origin ? JSON.stringify(file.origin.declared) : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await queueItem(queue, trx, file.itemId);
  return added !== undefined;
}

async function keep(file: NewFile): Promise<void> {
  await announceFile(hashOf(file.bytes));
  const [db, queue] = [await records(), await parseQueue()];
  await db.transaction().execute((trx) => keepWithin(trx, queue, file));
}

/** Keeps one file of an upload and queues it; answers once neither can be lost. */
export async function keepUpload(
  actor: Actor,
  file: Omit<NewFile, 'bytes'>,
  bytes: Uint8Array,
): Promise<Outcome<UploadItem>> {
  const db = await records();
  const upload = await db
    .selectFrom('upload')
    .select('id')
    .where('id', '=', file.batchId)
    .where('created_by', '=', actor.id)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst();
  if (!upload) return UNKNOWN_UPLOAD;
  const refusal = await countAgainstQuota({ memberId: actor.id }, bytes.byteLength);
  if (refusal) return refusal;
  const today = new Date().toISOString().slice(0, 10);
  const lastModified = pastDay(file.lastModified, today);
  await keep({ ...file, name: displayName(file.name), lastModified, bytes });
  const item = await itemOf(file.itemId);
  if (!item || item.batchId !== file.batchId)
    return refused('conflict', 'This file id is taken by another upload.');
  wakeWorker();
  return done(item);
}

const Upload = z.object({
  batchId: recordId,
  itemId: z.uuid('The item needs an id.'),
  name: z.string().max(4000),
  lastModified: z.string().max(40),
  body: z.custom<AsyncIterable<Uint8Array>>((body) => typeof body === 'object' && body !== null),
});

/** Keeps one file and queues it; answers once neither can be lost. The same `itemId` again changes nothing. Recruiters. */
export const acceptUpload = defineUseCase(
  'recruiter',
  Upload,
  async (actor, { body, ...file }): Promise<Outcome<UploadItem>> => {
    const bytes = await readBody(body, config().MAX_DOCUMENT_MB * 1024 * 1024);
    return bytes.ok ? keepUpload(actor, file, bytes.value) : bytes;
  },
);

const Paste = z.object({
  kind,
  text: z.string().trim().min(1, 'Paste the text of a document.').max(1_000_000, 'This text is too long.'),
  name: z.string().max(200).optional(),
});

/** Keeps pasted text as a plain text document of an upload of its own. Recruiters. */
export const pasteText = defineUseCase(
  'recruiter',
  Paste,
  async (actor, { kind: of, text, name }): Promise<Outcome<{ batchId: string }>> => {
    const batchId = await openUpload(actor, { kind: of, sample: false });
    const file = {
      batchId,
      itemId: randomUUID(),
      name: `${name?.trim() || 'Pasted text'}.txt`,
      lastModified: '',
    };
    const kept = await keepUpload(actor, file, Buffer.from(text, 'utf8'));
    return kept.ok ? done({ batchId }) : kept;
  },
);
