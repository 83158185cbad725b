import { connections, type DocumentToIndex } from '@/lib/clients';
import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { records } from '../ground/store';
import { currentParse, findDossier } from '../records/stored';

/** Version of a dossier for an index. */
export type IndexedVersion = { document: DocumentToIndex; parseId: string };

/**
 * Returns a dossier in the version for the index, or null when it is deleted or waits for a decision. The built-in
 * service gets the corrected document; a hosted provider gets it as it was parsed there, since only tags may be edited
 * in its indexes.
 */
export async function versionToIndex(dossierId: string): Promise<IndexedVersion | null> {
  const db = await records();
  const dossier = await findDossier(db, dossierId);
  if (!dossier?.current_parse_id || dossier.held) return null;
  const { parse, answer, effective } = await currentParse(db, dossier);
  const data = (await connections()).parser.builtIn ? effective : answer.data;
  const known = { documentId: dossierId, userDefinedTags: dossier.tags };
  const document: DocumentToIndex =
    dossier.kind === 'job'
      ? { ...known, type: 'Job', data: data as ParsedJob }
      : { ...known, type: 'Resume', data: data as ParsedResume };
  return { document, parseId: parse.id };
}
