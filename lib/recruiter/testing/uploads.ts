import { randomUUID } from 'node:crypto';
import type { Actor } from '../ground/actor';
import type { DossierKind } from '../ground/dossier-kind';
import { acceptUpload, startUpload } from '../uploads/accept';
import { uploadBatch } from '../uploads/progress';
import type { UploadBatch, UploadItem } from '../uploads/types';
import { type TestDocument, testDocument } from './parser';

async function* inChunks(bytes: Uint8Array) {
  for (let start = 0; start < bytes.length; start += 1000) yield bytes.subarray(start, start + 1000);
}

/** Sends bytes as one file of an upload. */
export async function send(
  actor: Actor,
  batchId: string,
  bytes: Uint8Array,
  name = 'cv.pdf',
  itemId: string = randomUUID(),
): Promise<UploadItem> {
  const kept = await acceptUpload(actor, {
    batchId,
    itemId,
    name,
    lastModified: '2024-05-01',
    body: inChunks(bytes),
  });
  if (!kept.ok) throw new Error(kept.problem.message);
  return kept.value;
}

/** Starts an upload. */
export async function newUpload(actor: Actor, kind: DossierKind = 'candidate'): Promise<string> {
  const upload = await startUpload(actor, { kind });
  if (!upload.ok) throw new Error(upload.problem.message);
  return upload.value.id;
}

/** Returns the upload as pages see it. */
export async function uploadOf(actor: Actor, batchId: string): Promise<UploadBatch> {
  const batch = await uploadBatch(actor, batchId);
  if (!batch.ok) throw new Error(batch.problem.message);
  return batch.value;
}

/** Waits until nothing of an upload is queued or read any more. */
export async function finished(actor: Actor, batchId: string): Promise<UploadBatch> {
  for (;;) {
    const batch = await uploadOf(actor, batchId);
    if (batch.finished) return batch;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Uploads documents and waits until they are read. The worker must be running. */
export async function upload(actor: Actor, ...documents: TestDocument[]): Promise<UploadBatch> {
  const batchId = await newUpload(actor);
  for (const document of documents) await send(actor, batchId, testDocument(document));
  return finished(actor, batchId);
}

/** Uploads a job, waits until it is read and returns its id. The worker must be running. */
export async function uploadJob(actor: Actor, document: TestDocument): Promise<string> {
  const batchId = await newUpload(actor, 'job');
  await send(actor, batchId, testDocument(document), 'job.pdf');
  return (await finished(actor, batchId)).items[0]?.dossierId ?? '';
}
