import { z } from 'zod';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome, refused } from '../ground/outcome';
import { files, records } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { readKeptAnswer } from './stored';
import { UNKNOWN_DOSSIER } from './unknown';

/** Document of a dossier: the shown one, or another. */
const OF = z.object({ id: recordId, document: recordId.nullable() });

/** Returns a document with its newest parse, or the shown document with the shown parse. */
async function documentOf({ id, document }: z.output<typeof OF>) {
  const db = await records();
  return db
    .selectFrom('dossier')
    .innerJoin('parse', 'parse.dossier_id', 'dossier.id')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .select(['dossier.kind', 'document.hash', 'document.name', 'document.media_type', 'parse.response_hash'])
    .where('dossier.id', '=', id)
    .where(notBinned)
    .$if(document === null, (rows) => rows.whereRef('parse.id', '=', 'dossier.current_parse_id'))
    .$if(document !== null, (rows) => rows.where('document.id', '=', document ?? ''))
    .orderBy('parse.parsed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** A document of a candidate or job, byte for byte. Any member. */
export const dossierOriginal = defineUseCase(
  reads('viewer'),
  OF,
  async (_actor, asked): Promise<Outcome<ExportedFile>> => {
    const document = await documentOf(asked);
    const body = document && (await files().get(document.hash));
    if (!body) return UNKNOWN_DOSSIER;
    const name = document.name.split('/').at(-1) ?? document.name;
    return done({ name, mediaType: document.media_type, body });
  },
);

/** The HTML conversion of a document, as the parsing service made it. Any member. */
export const dossierHtml = defineUseCase(
  reads('viewer'),
  OF,
  async (_actor, asked): Promise<Outcome<{ html: string }>> => {
    const document = await documentOf(asked);
    if (!document) return UNKNOWN_DOSSIER;
    const { html } = await readKeptAnswer(document.kind, document.response_hash);
    return html ? done({ html }) : refused('not-found', 'There is no HTML of this document.');
  },
);
