import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { mayNotRemove, NOTE, writeNote } from '../notes/notes';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { type EntryRow, lockJob, stagesOf, stateOf, writeAct } from './rows';
import type { Act } from './types';

/** Returns the entry of a candidate for a job; creates it, without listing them, where it is missing. */
async function entryFor(
  trx: Transaction<Tables>,
  actor: Actor,
  ids: { jobId: string; candidateId: string },
): Promise<EntryRow> {
  const found = await trx
    .selectFrom('shortlist_entry')
    .selectAll()
    .where('job_id', '=', ids.jobId)
    .where('candidate_id', '=', ids.candidateId)
    .executeTakeFirst();
  if (found) return found;
  const [first] = await stagesOf(trx);
  return trx
    .insertInto('shortlist_entry')
    .values({
      job_id: ids.jobId,
      candidate_id: ids.candidateId,
      stage_id: first.id,
      listed: false,
      reason: null,
      tags: [],
      source: 'candidate',
      score: null,
      added_by: actor.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes a note of a candidate for a job. `mentions` are ids of members. Recruiters. */
export const addShortlistNote = defineUseCase(
  'recruiter',
  z.object({
    jobId: recordId,
    candidateId: recordId,
    ...NOTE,
  }),
  async (actor, { text, mentions, ...ids }): Promise<Outcome<Act>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<Act>> => {
      const job = await lockJob(trx, ids.jobId);
      const candidate = await findDossier(trx, ids.candidateId, 'candidate');
      if (!job || !candidate) return UNKNOWN_DOSSIER;
      const entry = await entryFor(trx, actor, ids);
      const noteId = await writeNote(trx, actor, { entryId: entry.id }, { text, mentions });
      const state = stateOf(entry);
      const event = { entryId: entry.id, kind: 'note', before: state, after: state, noteId };
      return done({ act: await writeAct(trx, actor.id, [event]), changed: 1 });
    });
  },
);

/** Removes a note; its author may, and owners. Recruiters. */
export const removeShortlistNote = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<Act>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<Act>> => {
      const entry = await trx
        .selectFrom('shortlist_entry')
        .innerJoin('shortlist_note', 'shortlist_note.entry_id', 'shortlist_entry.id')
        .selectAll('shortlist_entry')
        .select('written_by')
        .where('shortlist_note.id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!entry) return refused('not-found', 'This note no longer exists.');
      const refusal = mayNotRemove(actor, entry.written_by);
      if (refusal) return refusal;
      await trx
        .updateTable('shortlist_note')
        .set({ removed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
      const state = stateOf(entry);
      const event = { entryId: entry.id, kind: 'note-removed', before: state, after: state, noteId: id };
      return done({ act: await writeAct(trx, actor.id, [event]), changed: 1 });
    });
  },
);
