import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { DOSSIER_KINDS, type DossierKind } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { startErasure } from '../ground/store/erase';
import { loosen, removeLooseFiles } from '../ground/store/loose-files';
import { defineUseCase } from '../ground/use-case';
import { deleteWithin } from '../records/delete';
import { keepUpload, openUpload } from '../uploads/accept';
import { parseQueue, unqueueItems } from '../uploads/queue';

/** The documents written for this project, about people and employers that do not exist. */
const DIRECTORY = path.join(process.cwd(), 'samples');
const FOLDERS: Readonly<Record<DossierKind, string>> = { candidate: '.', job: 'jobs' };
const NOT_DOCUMENTS = /^\.|\.(?:md|json|ts)$/i;

async function sampleFiles(kind: DossierKind): Promise<string[]> {
  try {
    const entries = await readdir(path.join(DIRECTORY, FOLDERS[kind]), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !NOT_DOCUMENTS.test(entry.name));
    return names.map((entry) => entry.name).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function uploadSamples(actor: Actor, kind: DossierKind, names: readonly string[]) {
  const batchId = await openUpload(actor, { kind, sample: true });
  for (const name of names) {
    const bytes = await readFile(path.join(DIRECTORY, FOLDERS[kind], name));
    const kept = await keepUpload(actor, { batchId, itemId: randomUUID(), name, lastModified: '' }, bytes);
    if (!kept.ok) return kept;
  }
  return done(batchId);
}

/** An upload that was dismissed and left nothing does not block another one. */
async function isLoaded(): Promise<boolean> {
  const db = await records();
  const left = db.selectFrom('dossier').select('id').where('sample', '=', true).limit(1);
  const open = db
    .selectFrom('upload')
    .select('id')
    .where('sample', '=', true)
    .where('dismissed_at', 'is', null);
  return Boolean((await left.executeTakeFirst()) ?? (await open.limit(1).executeTakeFirst()));
}

/** Uploads the sample documents through the same code as any upload, marked as samples. Recruiters. */
export const loadSamples = defineUseCase(
  'recruiter',
  z.void(),
  async (actor): Promise<Outcome<{ batchIds: string[]; files: number }>> => {
    const names = { candidate: await sampleFiles('candidate'), job: await sampleFiles('job') };
    const files = names.candidate.length + names.job.length;
    if (files === 0)
      return refused(
        'not-found',
        'There are no sample documents here: the folder "samples" is missing or empty.',
      );
    if (await isLoaded())
      return refused('conflict', 'The samples are already here. Remove them first to load them again.');
    const batchIds: string[] = [];
    for (const kind of DOSSIER_KINDS) {
      const loaded = await uploadSamples(actor, kind, names[kind]);
      if (!loaded.ok) return loaded;
      batchIds.push(loaded.value);
    }
    return done({ batchIds, files });
  },
);

/** Deletes every sample candidate, job and upload. Recruiters. */
export const removeSamples = defineUseCase(
  'recruiter',
  z.void(),
  async (actor): Promise<Outcome<{ deleted: number }>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const removed = await db.transaction().execute(async (trx) => {
      const dossiers = await trx.selectFrom('dossier').select('id').where('sample', '=', true).execute();
      const items = await trx
        .selectFrom('upload_item')
        .innerJoin('upload', 'upload.id', 'upload_item.upload_id')
        .select(['upload_item.id', 'upload_item.hash'])
        .where('upload.sample', '=', true)
        .execute();
      await unqueueItems(
        queue,
        trx,
        items.map((item) => item.id),
      );
      const hashes = items.map((item) => item.hash);
      await loosen(trx, hashes);
      const gone = await deleteWithin(
        trx,
        dossiers.map((row) => row.id),
        actor.id,
      );
      await trx.deleteFrom('upload').where('sample', '=', true).execute();
      return { deleted: gone.deleted, hashes: [...hashes, ...gone.hashes] };
    });
    await removeLooseFiles(removed.hashes);
    startErasure();
    return done({ deleted: removed.deleted });
  },
);
