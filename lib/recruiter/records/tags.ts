import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';

/** A tag: 1 to 40 characters. */
export const tagName = z.string().trim().min(1, 'A tag needs a name.').max(40, 'Use at most 40 characters.');
const tags = z.array(tagName).max(20).default([]);

/** As many dossiers as one action may be about. */
export const dossierIds = z.array(recordId).min(1, 'Choose something.').max(5000);

/** Adds and removes tags inside a transaction, and returns the ids of those whose tags changed. */
export async function retag(
  trx: Transaction<Tables>,
  ids: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): Promise<string[]> {
  const changed = await trx
    .updateTable('dossier')
    .set({
      tags: sql<string[]>`array(
        select distinct tag from unnest(tags || ${add}::text[]) as tag
        where tag <> all(${remove}::text[]) order by tag)`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', 'in', ids)
    .where(sql<boolean>`(not tags @> ${add}::text[] or tags && ${remove}::text[])`)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}

/** Adds tags to candidates or jobs and takes others off. Recruiters. */
export const changeTags = defineUseCase(
  'recruiter',
  z.object({ ids: dossierIds, add: tags, remove: tags }),
  async (_actor, { ids, ...change }): Promise<Outcome<{ changed: number }>> => {
    const db = await records();
    const changed = await db.transaction().execute((trx) => retag(trx, ids, change));
    return done({ changed: changed.length });
  },
);
