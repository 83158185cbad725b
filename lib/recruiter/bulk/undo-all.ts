import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { unsetWithin } from '../custom-fields/values';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, recordId } from '../ground/use-case';
import { restoreWithin } from '../privacy/bin';
import { retag } from '../records/tags';
import type { BulkAct } from './change-all';
import { inSteps } from './steps';

/** Undoes the items of the step that are not undone yet, each once, even if two people undo at the same time. */
async function undoWithin(
  trx: Transaction<Tables>,
  bulk: { id: string; act: BulkAct },
  step: readonly string[],
  actor: Actor,
): Promise<number> {
  const standing = await trx
    .deleteFrom('bulk_act_item')
    .where('bulk_id', '=', bulk.id)
    .where('dossier_id', 'in', step)
    .returning('dossier_id')
    .execute();
  const ids = standing.map((row) => row.dossier_id);
  const { act } = bulk;
  if (act.kind === 'field')
    return (await unsetWithin(trx, ids, { key: act.key, act: bulk.id, actor })).length;
  if (act.kind === 'bin') return (await restoreWithin(trx, ids, actor.id)).length;
  const back = act.kind === 'tag' ? { add: [], remove: [act.tag] } : { add: [act.tag], remove: [] };
  return (await retag(trx, ids, back)).length;
}

/**
 * Undoes an act on all results of a question, only for those that it changed. An interrupted undo can be repeated and
 * resumes where it stopped. Recruiters.
 */
export const undoAll = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<{ changed: number }>> => {
    const db = await records();
    const of = db.selectFrom('bulk_act').where('id', '=', id).where('undone_at', 'is', null);
    const found = await of.select('act').executeTakeFirst();
    if (!found) return refused('conflict', 'This has been undone already, or is too long ago.');
    const act = found.act as BulkAct;
    const rows = await db
      .selectFrom('bulk_act_item')
      .select('dossier_id')
      .where('bulk_id', '=', id)
      .execute();
    const ids = rows.map((row) => row.dossier_id);
    const steps = await inSteps(ids, (trx, step) => undoWithin(trx, { id, act }, step, actor));
    const changed = steps.reduce((sum, count) => sum + count, 0);
    await db.updateTable('bulk_act').set({ undone_at: sql<Date>`now()` }).where('id', '=', id).execute();
    await audit(db, { actorId: actor.id, action: 'list-change-undone', detail: { act: act.kind, changed } });
    return done({ changed });
  },
);
