import type { ExportedFile } from '../ground/file';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, files, records } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import type { Attachment } from './types';

function attachments(executor: Executor) {
  return executor
    .selectFrom('attachment')
    .innerJoin('document', 'document.id', 'attachment.document_id')
    .innerJoin('dossier', 'dossier.id', 'document.dossier_id')
    .where(notBinned);
}

/** Returns the files that came with the documents of a candidate or job in the same mails, by name. Any member. */
export const dossierAttachments = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<Attachment[]>> =>
    done(
      await attachments(await records())
        .select(['attachment.id', 'attachment.name', 'attachment.size', 'document.name as document'])
        .where('dossier.id', '=', id)
        .orderBy('attachment.name')
        .orderBy('attachment.id')
        .execute(),
    ),
);

/** One attachment, byte for byte. Any member. */
export const attachmentFile = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<ExportedFile>> => {
    const found = await attachments(await records())
      .select(['attachment.hash', 'attachment.name', 'attachment.media_type'])
      .where('attachment.id', '=', id)
      .executeTakeFirst();
    const body = found && (await files().get(found.hash));
    if (!body) return refused('not-found', 'This attachment no longer exists.');
    return done({ name: found.name.split('/').at(-1) ?? found.name, mediaType: found.media_type, body });
  },
);
