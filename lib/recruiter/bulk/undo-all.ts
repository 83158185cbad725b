import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { retag } from '../dossiers/tags';
import { done, type Outcome, refused } from '../outcome';
import { restoreWithin } from '../privacy/bin';
import { records, type Tables } from '../store';
import { audit } from '../store/audit';
import { defineUseCase, recordId } from '../use-case';
import type { Actor } from '../users/types';
import type { BulkAct } from './change-all';
import { inSteps } from './steps';

async function undoWithin(
  trx: Transaction<Tables>,
  act: BulkAct,
  ids: readonly string[],
  actor: Actor,
): Promise<number> {
  if (act.kind === 'bin') return (await restoreWithin(trx, ids, actor.id)).length;
  const back = act.kind === 'tag' ? { add: [], remove: [act.tag] } : { add: [act.tag], remove: [] };
  return (await retag(trx, ids, back)).length;
}

/** Takes back what was done to everything that a question found, of those that it changed and no other. Recruiters. */
export const undoAll = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<{ changed: number }>> => {
    const db = await records();
    const bulk = await db
      .updateTable('bulk_act')
      .set({ undone_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('undone_at', 'is', null)
      .returning('act')
      .executeTakeFirst();
    if (!bulk) return refused('conflict', 'This has been undone already, or is too long ago.');
    const act = bulk.act as BulkAct;
    const rows = await db
      .selectFrom('bulk_act_item')
      .select('dossier_id')
      .where('bulk_id', '=', id)
      .execute();
    const ids = rows.map((row) => row.dossier_id);
    const steps = await inSteps(ids, (trx, step) => undoWithin(trx, act, step, actor));
    const changed = steps.reduce((sum, count) => sum + count, 0);
    await audit(db, { actorId: actor.id, action: 'list-change-undone', detail: { act: act.kind, changed } });
    return done({ changed });
  },
);
