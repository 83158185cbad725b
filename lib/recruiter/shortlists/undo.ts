import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { sameState } from './change';
import { lockJob, stagesOf, stateOf, writeAct } from './rows';
import type { Act, EntryState, Stage } from './types';

const NOTHING_THERE = refused('not-found', 'There is nothing to undo.');

async function restore(trx: Transaction<Tables>, entryId: string, state: EntryState) {
  await trx
    .updateTable('shortlist_entry')
    .set({
      stage_id: state.stageId,
      reason: state.reason,
      tags: state.tags,
      listed: state.listed,
      moved_at: sql<Date>`now()`,
    })
    .where('id', '=', entryId)
    .execute();
}

type EventRow = { entry_id: string; before: unknown; after: unknown; note_id: string | null };

/** Undoes one event, unless the entry was changed since. Returns the event of that, or null. */
async function takeBack(trx: Transaction<Tables>, event: EventRow, stages: readonly [Stage, ...Stage[]]) {
  const row = await trx
    .selectFrom('shortlist_entry')
    .selectAll()
    .where('id', '=', event.entry_id)
    .executeTakeFirstOrThrow();
  const now = stateOf(row);
  const common = { entryId: row.id, kind: 'undo', before: now };
  if (event.note_id) {
    await trx
      .updateTable('shortlist_note')
      .set({ removed_at: sql<Date>`case when removed_at is null then now() end` })
      .where('id', '=', event.note_id)
      .execute();
    return { ...common, after: now, noteId: event.note_id };
  }
  const after = event.after as EntryState;
  if (!sameState(now, after)) return null;
  const before = (event.before as EntryState | null) ?? { ...after, reason: null, tags: [], listed: false };
  const stageId = stages.some(({ id }) => id === before.stageId) ? before.stageId : stages[0].id;
  await restore(trx, row.id, { ...before, stageId });
  return { ...common, after: { ...before, stageId } };
}

/**
 * Undoes an act: every entry that it changed is restored, unless somebody changed it since (`kept` counts those). An
 * undo is an act as well, so it can be undone too. Recruiters.
 */
export const undoShortlistAct = defineUseCase(
  'recruiter',
  z.object({ act: recordId }),
  async (actor, { act }): Promise<Outcome<Act & { kept: number }>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<Act & { kept: number }>> => {
      const events = await trx
        .selectFrom('shortlist_event')
        .innerJoin('shortlist_entry', 'shortlist_entry.id', 'shortlist_event.entry_id')
        .select(['entry_id', 'before', 'after', 'note_id', 'job_id'])
        .where('act', '=', act)
        .execute();
      const [one] = events;
      if (!one) return NOTHING_THERE;
      await lockJob(trx, one.job_id);
      const again = await trx.selectFrom('shortlist_event').select('id').where('undoes', '=', act).execute();
      if (again.length > 0) return refused('conflict', 'This has already been undone.');
      const stages = await stagesOf(trx);
      const taken = [];
      for (const event of events) taken.push(await takeBack(trx, event, stages));
      const written = taken.filter((event) => event !== null);
      if (written.length === 0) return refused('conflict', 'This has changed since, so it cannot be undone.');
      const undone = await writeAct(trx, actor.id, written, act);
      return done({ act: undone, changed: written.length, kept: events.length - written.length });
    });
  },
);
