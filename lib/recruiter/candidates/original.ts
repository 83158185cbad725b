import type { ExportedFile } from '../exports/types';
import { done, type Outcome, refused } from '../outcome';
import { files, records } from '../store';
import { defineUseCase, recordId } from '../use-case';
import { UNKNOWN_CANDIDATE } from './detail';
import { readKeptAnswer } from './stored';

async function currentDocument(candidateId: string) {
  const db = await records();
  return db
    .selectFrom('candidate')
    .innerJoin('parse', 'parse.id', 'candidate.current_parse_id')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .select(['document.hash', 'document.name', 'document.media_type', 'parse.response_hash'])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst();
}

/** The current document of a candidate, byte for byte. Viewers may. */
export const candidateOriginal = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<ExportedFile>> => {
    const document = await currentDocument(id);
    const body = document && (await files().get(document.hash));
    if (!body) return UNKNOWN_CANDIDATE;
    const name = document.name.split('/').at(-1) ?? document.name;
    return done({ name, mediaType: document.media_type, body });
  },
);

/** The HTML conversion of the current document, as the parsing service made it. Viewers may. */
export const candidateHtml = defineUseCase(
  'viewer',
  recordId,
  async (_actor, id): Promise<Outcome<{ html: string }>> => {
    const document = await currentDocument(id);
    if (!document) return UNKNOWN_CANDIDATE;
    const { html } = (await readKeptAnswer(document.response_hash)).value.conversions ?? {};
    return html ? done({ html }) : refused('not-found', 'There is no HTML of this document.');
  },
);
