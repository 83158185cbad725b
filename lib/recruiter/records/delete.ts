import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { noteErasure, startErasure } from '../ground/store/erase';
import { loosen, removeLooseFiles } from '../ground/store/loose-files';
import { defineUseCase } from '../ground/use-case';
import { dossierIds } from './tags';

/** Returns the files of these dossiers: originals, attachments, parse answers with their conversions. */
async function filesOf(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  const documents = await trx.selectFrom('document').select('hash').where('dossier_id', 'in', ids).execute();
  const parses = await trx
    .selectFrom('parse')
    .select('response_hash as hash')
    .where('dossier_id', 'in', ids)
    .execute();
  const attachments = await trx
    .selectFrom('attachment')
    .innerJoin('document', 'document.id', 'attachment.document_id')
    .select('attachment.hash')
    .where('dossier_id', 'in', ids)
    .execute();
  return [...documents, ...parses, ...attachments].map((row) => row.hash);
}

/** Adds the records merged into these dossiers, which have no data but still a name. */
async function withMerged(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive gone as (
      select unnest(${ids}::uuid[]) as id
      union select merged_id from recruiter.dossier_merge join gone on kept_id = gone.id
    ) select id from gone`.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Deletes these dossiers with their documents, parses, corrections and upload items, inside a transaction. Answers
 * how many there were and which files to remove after it. `actorId` is null where a rule deletes.
 */
export async function deleteWithin(
  trx: Transaction<Tables>,
  ids: readonly string[],
  actorId: string | null,
): Promise<{ deleted: number; hashes: string[] }> {
  if (ids.length === 0) return { deleted: 0, hashes: [] };
  const all = await withMerged(trx, ids);
  const hashes = await filesOf(trx, all);
  await loosen(trx, hashes);
  await noteErasure(trx, all);
  const gone = await trx.deleteFrom('dossier').where('id', 'in', all).returning(['id', 'kind']).execute();
  await audit(
    trx,
    ...gone.map(({ id, kind }) => ({ actorId, action: `${kind}-deleted` as const, subject: id })),
  );
  return { deleted: gone.filter(({ id }) => ids.includes(id)).length, hashes };
}

/** Deletes candidates or jobs for good, with everything that was kept of them, in the bin or out of it. Recruiters. */
export const deleteDossiers = defineUseCase(
  'recruiter',
  z.object({ ids: dossierIds }),
  async (actor, input): Promise<Outcome<{ deleted: number }>> => {
    const db = await records();
    const { deleted, hashes } = await db
      .transaction()
      .execute((trx) => deleteWithin(trx, [...new Set(input.ids)], actor.id));
    await removeLooseFiles(hashes);
    startErasure();
    return done({ deleted });
  },
);
