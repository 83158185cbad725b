import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { config } from '@/lib/config';
import type { Actor } from '../ground/actor';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { announceFile } from '../ground/store/loose-files';
import { defineUseCase, recordId } from '../ground/use-case';
import { displayName, hashOf, pastDay } from './file-facts';
import { itemOf } from './items';
import { keepWithin, type NewFile } from './keep';
import { parseQueue } from './queue';
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

/** Keeps pasted text as a plain text document in a separate upload. Recruiters. */
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
