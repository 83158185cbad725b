import { type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { namesOf, SOMEONE } from '../records/history';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import type { ShortlistNote } from './types';

const MOST_CHARACTERS = 4000;

/** Text of a note, and the ids of members it may mention. */
export const NOTE = {
  text: z.string().trim().min(1, 'Write something first.').max(MOST_CHARACTERS, 'This note is too long.'),
  mentions: z.array(recordId).max(50),
};

type Place = { entryId: string } | { dossierId: string };

async function membersAmong(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('member')
    .select('id')
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes a note, with a mark for each colleague mentioned, and returns its id. */
export async function writeNote(
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id'>,
  place: Place,
  { text, mentions }: { text: string; mentions: readonly string[] },
): Promise<string> {
  const mentioned = await membersAmong(trx, mentions);
  const { id } = await trx
    .insertInto('shortlist_note')
    .values({
      entry_id: 'entryId' in place ? place.entryId : null,
      dossier_id: 'dossierId' in place ? place.dossierId : null,
      text,
      mentions: mentioned,
      written_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const marks = mentioned
    .filter((memberId) => memberId !== actor.id)
    .map((memberId) => ({ note_id: id, member_id: memberId, seen_at: null }));
  if (marks.length > 0) await trx.insertInto('mention').values(marks).execute();
  return id;
}

/** Returns the notes of a place that were not removed, newest first. */
export async function notesOf(db: Executor, place: Place): Promise<ShortlistNote[]> {
  const rows = await db
    .selectFrom('shortlist_note')
    .selectAll()
    .$if('entryId' in place, (all) => all.where('entry_id', '=', 'entryId' in place ? place.entryId : null))
    .$if('dossierId' in place, (all) =>
      all.where('dossier_id', '=', 'dossierId' in place ? place.dossierId : null),
    )
    .where('removed_at', 'is', null)
    .orderBy('written_at', 'desc')
    .execute();
  return namedNotes(db, rows);
}

type NoteRow = { id: string; text: string; mentions: string[]; written_by: string; written_at: Date };

/** Returns notes with the names of their authors and of those mentioned. */
export async function namedNotes(db: Executor, rows: readonly NoteRow[]): Promise<ShortlistNote[]> {
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.written_by, ...row.mentions]),
  );
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    by: names.get(row.written_by) ?? SOMEONE,
    at: row.written_at.toISOString(),
    mentions: row.mentions.map((id) => ({ id, name: names.get(id) ?? SOMEONE })),
  }));
}

/** Returns why somebody may not remove a note: only its author and owners may. */
export function mayNotRemove(actor: Actor, writtenBy: string): Outcome<never> | null {
  if (writtenBy === actor.id || actor.role === 'owner') return null;
  return refused('not-allowed', 'Only the author of a note, and owners, may remove it.');
}

/** Writes a note about a candidate or a job. `mentions` are ids of members. Recruiters. */
export const addNote = defineUseCase(
  'recruiter',
  z.object({ id: recordId, ...NOTE }),
  async (actor, { id, ...note }): Promise<Outcome<{ note: string }>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      if (!(await findDossier(trx, id))) return UNKNOWN_DOSSIER;
      return done({ note: await writeNote(trx, actor, { dossierId: id }, note) });
    });
  },
);

/** Deletes a note about a candidate or a job, or restores it. Recruiters their own; owners any. */
export const switchNote = defineUseCase(
  'recruiter',
  z.object({ note: recordId, removed: z.boolean() }),
  async (actor, { note, removed }): Promise<Outcome<null>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('shortlist_note')
        .select('written_by')
        .where('id', '=', note)
        .where('dossier_id', 'is not', null)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return refused('not-found', 'This note no longer exists.');
      const refusal = mayNotRemove(actor, row.written_by);
      if (refusal) return refusal;
      await trx
        .updateTable('shortlist_note')
        .set({ removed_at: removed ? sql<Date>`now()` : null })
        .where('id', '=', note)
        .execute();
      return done(null);
    });
  },
);

/** Marks the mentions of oneself as seen: those of these notes, or all of them. Any member. */
export const seeMentions = defineUseCase(
  'viewer',
  z.object({ notes: z.array(recordId).max(500).optional() }),
  async (actor, { notes }): Promise<Outcome<null>> => {
    const db = await records();
    await db
      .updateTable('mention')
      .set({ seen_at: sql<Date>`now()` })
      .where('member_id', '=', actor.id)
      .where('seen_at', 'is', null)
      .$if(notes !== undefined, (all) => all.where(sql<SqlBool>`note_id = any(${notes ?? []}::uuid[])`))
      .execute();
    return done(null);
  },
);
