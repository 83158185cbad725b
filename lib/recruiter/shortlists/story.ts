import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { interviewsOf } from '../interviews/read';
import { lettersTo } from '../letters/history';
import { notesOf } from '../notes/notes';
import { offersOf } from '../offered-times/read';
import { namesOf, SOMEONE } from '../records/history';
import { linesIn } from '../scorecards/lines';
import { cardsSeenBy } from '../scorecards/read';
import { type EntryRow, stagesOf } from './rows';
import type { EntryState, EntryStory, ShortlistEvent } from './types';

const GONE_STAGE = 'a former stage';
const MOST_EVENTS = 500;

async function eventsOf(db: Executor, entry: Pick<EntryRow, 'id' | 'source'>): Promise<ShortlistEvent[]> {
  const rows = await db
    .selectFrom('shortlist_event')
    .selectAll()
    .where('entry_id', '=', entry.id)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  const names = await namesOf(
    db,
    rows.map((row) => row.done_by),
  );
  const stages = new Map((await stagesOf(db)).map(({ id, name }) => [id, name]));
  const nameOf = (state: EntryState) => stages.get(state.stageId) ?? GONE_STAGE;
  const undone = new Set(rows.map((row) => row.undoes));
  return rows.map((row) => {
    const before = row.before as EntryState | null;
    const after = row.after as EntryState;
    return {
      id: row.id,
      act: row.act,
      kind: row.kind as ShortlistEvent['kind'],
      by: names.get(row.done_by) ?? SOMEONE,
      at: row.done_at.toISOString(),
      from: before?.listed ? nameOf(before) : null,
      stage: nameOf(after),
      reason: after.reason,
      tagsAdded: after.tags.filter((tag) => !before?.tags.includes(tag)),
      tagsRemoved: (before?.tags ?? []).filter((tag) => !after.tags.includes(tag)),
      source: row.kind === 'add' ? entry.source : null,
      undone: undone.has(row.act),
    };
  });
}

/** The notes of a candidate for a job, and what was done about them. Any member. */
export const entryStory = defineUseCase(
  reads('viewer'),
  z.object({ jobId: recordId, candidateId: recordId }),
  async (actor, { jobId, candidateId }): Promise<Outcome<EntryStory>> => {
    const db = await records();
    const entry = await db
      .selectFrom('shortlist_entry')
      .select(['id', 'source'])
      .where('job_id', '=', jobId)
      .where('candidate_id', '=', candidateId)
      .executeTakeFirst();
    if (!entry)
      return done({ notes: [], interviews: [], offers: [], scorecards: null, letters: [], events: [] });
    return done({
      notes: await notesOf(db, { entryId: entry.id }),
      interviews: await interviewsOf(db, entry.id),
      offers: await offersOf(db, entry.id),
      scorecards: { ...(await cardsSeenBy(db, actor, entry.id)), lines: await linesIn(db, jobId) },
      letters: await lettersTo(db, candidateId, jobId),
      events: await eventsOf(db, entry),
    });
  },
);
