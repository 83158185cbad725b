import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { deleteWithin } from '../candidates/delete';
import { done, type Outcome, refused } from '../outcome';
import { records } from '../store';
import { startErasure } from '../store/erase';
import { loosen, removeLooseFiles } from '../store/loose-files';
import { keepUpload, openUpload } from '../uploads/accept';
import { parseQueue, unqueueItems } from '../uploads/queue';
import { defineUseCase } from '../use-case';

/** The documents written for this project, about people who do not exist. */
const DIRECTORY = path.join(process.cwd(), 'samples');
const NOT_DOCUMENTS = /^\.|\.(?:md|json|ts)$/i;

async function sampleFiles(): Promise<string[]> {
  try {
    const entries = await readdir(DIRECTORY, { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !NOT_DOCUMENTS.test(entry.name));
    return names.map((entry) => path.relative(DIRECTORY, path.join(entry.parentPath, entry.name))).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Uploads the sample documents through the same code as any upload, marked as samples. Recruiters. */
export const loadSamples = defineUseCase(
  'recruiter',
  z.void(),
  async (actor): Promise<Outcome<{ batchId: string; files: number }>> => {
    const names = await sampleFiles();
    if (names.length === 0)
      return refused(
        'not-found',
        'There are no sample documents here: the folder "samples" is missing or empty.',
      );
    const db = await records();
    const isSample = (table: 'candidate' | 'upload') =>
      db.selectFrom(table).select('id').where('sample', '=', true).limit(1);
    // An upload that was put away and left no candidate is no reason to refuse another one.
    const loaded =
      (await isSample('candidate').executeTakeFirst()) ??
      (await isSample('upload').where('dismissed_at', 'is', null).executeTakeFirst());
    if (loaded)
      return refused('conflict', 'The samples are here already. Remove them first to load them anew.');
    const batchId = await openUpload(actor, true);
    for (const name of names) {
      const bytes = await readFile(path.join(DIRECTORY, name));
      const kept = await keepUpload(actor, { batchId, itemId: randomUUID(), name, lastModified: '' }, bytes);
      if (!kept.ok) return kept;
    }
    return done({ batchId, files: names.length });
  },
);

/** Deletes every sample candidate and upload. Recruiters. */
export const removeSamples = defineUseCase(
  'recruiter',
  z.void(),
  async (actor): Promise<Outcome<{ deleted: number }>> => {
    const [db, queue] = [await records(), await parseQueue()];
    const removed = await db.transaction().execute(async (trx) => {
      const candidates = await trx.selectFrom('candidate').select('id').where('sample', '=', true).execute();
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
        candidates.map((row) => row.id),
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
