import type { ExportedFile } from '../exports/types';
import { done, type Outcome, refused } from '../outcome';
import { files, records } from '../store';
import { notBinned } from '../store/in-bin';
import { defineUseCase, recordId } from '../use-case';
import { readKeptAnswer } from './stored';
import { UNKNOWN_DOSSIER } from './unknown';

async function currentDocument(dossierId: string) {
  const db = await records();
  return db
    .selectFrom('dossier')
    .innerJoin('parse', 'parse.id', 'dossier.current_parse_id')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .select(['dossier.kind', 'document.hash', 'document.name', 'document.media_type', 'parse.response_hash'])
    .where('dossier.id', '=', dossierId)
    .where(notBinned)
    .executeTakeFirst();
}

/** The current document of a candidate or job, byte for byte. Viewers may. */
export const dossierOriginal = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<ExportedFile>> => {
    const document = await currentDocument(id);
    const body = document && (await files().get(document.hash));
    if (!body) return UNKNOWN_DOSSIER;
    const name = document.name.split('/').at(-1) ?? document.name;
    return done({ name, mediaType: document.media_type, body });
  },
);

/** The HTML conversion of the current document, as the parsing service made it. Viewers may. */
export const dossierHtml = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<{ html: string }>> => {
    const document = await currentDocument(id);
    if (!document) return UNKNOWN_DOSSIER;
    const { html } = await readKeptAnswer(document.kind, document.response_hash);
    return html ? done({ html }) : refused('not-found', 'There is no HTML of this document.');
  },
);
