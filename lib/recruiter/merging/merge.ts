import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { notBinned } from '../ground/store/in-bin';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { layInBin, takeFromBin } from '../privacy/bin';
import { refreshDossier } from '../records/refresh';
import { retag } from '../records/tags';
import { type Moved, moveAll, moveBack } from './moves';

type Trx = Transaction<Tables>;

const GONE = refused('not-found', 'One of them no longer exists. Load the page again.');

/** Returns both candidates, locked in one order so that two merges cannot wait for each other. */
async function bothOf(trx: Trx, kept: string, merged: string) {
  const rows = await trx
    .selectFrom('dossier')
    .select(['id', 'tags', 'current_parse_id'])
    .where('id', 'in', [kept, merged])
    .where('kind', '=', 'candidate')
    .where('held', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [one, other] = [rows.find(({ id }) => id === kept), rows.find(({ id }) => id === merged)];
  return one && other && kept !== merged ? { kept: one, merged: other } : null;
}

/**
 * Makes one of two candidates: documents, corrections, notes, tasks, shortlists, links and tags of `merge` come to
 * `keep`, which still shows its own document. A value that was corrected in `keep` stays unchanged. Recruiters.
 */
export const mergeCandidates = defineUseCase(
  'recruiter',
  z.object({ keep: recordId, merge: recordId }),
  async (actor, { keep, merge }): Promise<Outcome<{ merged: string }>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      const both = await bothOf(trx, keep, merge);
      if (!both) return GONE;
      const tags = both.merged.tags.filter((tag) => !both.kept.tags.includes(tag));
      const moved: Moved = {
        ...(await moveAll(trx, merge, keep)),
        tags,
        keptParse: both.kept.current_parse_id,
      };
      await retag(trx, [keep], { add: tags, remove: [] });
      await trx
        .insertInto('dossier_merge')
        .values({ merged_id: merge, kept_id: keep, moved: JSON.stringify(moved), merged_by: actor.id })
        .execute();
      // The remains of the merged record are in the bin, from where the merge is undone.
      await layInBin(trx, [merge], actor.id);
      await refreshDossier(trx, keep);
      const detail = { documents: moved.documents.length };
      await audit(trx, { actorId: actor.id, action: 'candidates-merged', subject: keep, detail });
      return done({ merged: merge });
    });
  },
);

/** Shows a document of the kept one again where the one it shows is given back. */
async function showOwn(trx: Trx, kept: { id: string; current_parse_id: string | null }, moved: Moved) {
  if (!kept.current_parse_id || !moved.parses.includes(kept.current_parse_id)) return;
  const own = await trx
    .selectFrom('parse')
    .select('id')
    .where('dossier_id', '=', kept.id)
    .orderBy(sql`id = ${moved.keptParse}`, 'desc')
    .orderBy('parsed_at', 'desc')
    .executeTakeFirst();
  await trx
    .updateTable('dossier')
    .set({ current_parse_id: own?.id ?? null })
    .where('id', '=', kept.id)
    .execute();
}

async function mergeOf(trx: Trx, merged: string) {
  return trx
    .selectFrom('dossier_merge')
    .innerJoin('dossier', 'dossier.id', 'kept_id')
    .innerJoin('dossier as aside', 'aside.id', 'merged_id')
    .select(['kept_id', 'moved', 'dossier.current_parse_id', 'aside.current_parse_id as aside_parse'])
    .where('merged_id', '=', merged)
    .where(notBinned)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns the candidate that a merged one is part of, so that their old address leads there; null for one that was not
 * merged. Any member.
 */
export const mergedWith = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<string | null>> => {
    const db = await records();
    const merge = await db
      .selectFrom('dossier_merge')
      .select('kept_id')
      .where('merged_id', '=', id)
      .executeTakeFirst();
    return done(merge?.kept_id ?? null);
  },
);

/**
 * Separates two candidates that were merged: each has their own data again. Later additions stay with the kept one.
 * Recruiters.
 */
export const undoMerge = defineUseCase(
  'recruiter',
  z.object({ merged: recordId }),
  async (actor, { merged }): Promise<Outcome<{ kept: string }>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      const merge = await mergeOf(trx, merged);
      if (!merge) return refused('conflict', 'This merge can no longer be undone.');
      const moved = merge.moved as Moved;
      const kept = merge.kept_id;
      await moveBack(trx, moved, { kept, merged });
      const shown = await trx
        .selectFrom('parse')
        .select('id')
        .where('id', '=', merge.aside_parse)
        .where('dossier_id', '=', merged)
        .executeTakeFirst();
      if (!shown) throw new Error('the document of a merge has gone elsewhere');
      await showOwn(trx, { id: kept, current_parse_id: merge.current_parse_id }, moved);
      await retag(trx, [kept], { add: [], remove: moved.tags });
      await trx.deleteFrom('dossier_merge').where('merged_id', '=', merged).execute();
      await takeFromBin(trx, [merged]);
      await refreshDossier(trx, kept);
      await refreshDossier(trx, merged);
      await audit(trx, { actorId: actor.id, action: 'candidates-parted', subject: kept });
      return done({ kept });
    });
  },
);
