import { sql } from 'kysely';
import { z } from 'zod';
import { noticesOf, unseenNotices } from '../alerts/alerts';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { interviewsFor } from '../interviews/read';
import { namedNotes } from '../notes/notes';
import { DUE_ON, namedTasks, TASK_COLUMNS } from './tasks';
import type { ForMe, Mention, OwnTask, Subject } from './types';

const MOST_TASKS = 500;
const MOST_MENTIONS = 100;
/** As long as a task that was done stays in sight. */
const DONE_DAYS = 7;

async function ownTasks(db: Executor, memberId: string): Promise<OwnTask[]> {
  const rows = await db
    .selectFrom('task')
    .innerJoin('dossier', 'dossier.id', 'task.dossier_id')
    .select(TASK_COLUMNS)
    .select(DUE_ON)
    .select(['dossier.kind', 'dossier.name'])
    .where('assignee_id', '=', memberId)
    .where('removed_at', 'is', null)
    .where('dossier.held', '=', false)
    .where((where) =>
      where.or([
        where('done_at', 'is', null),
        where('done_at', '>', sql<Date>`now() - make_interval(days => ${DONE_DAYS})`),
      ]),
    )
    .orderBy(sql`done_at desc nulls first`)
    .orderBy(sql`task.due_on asc nulls last`)
    .orderBy('made_at')
    .limit(MOST_TASKS)
    .execute();
  const tasks = await namedTasks(db, rows);
  const about = rows.map((row): Subject => ({ id: row.dossier_id, kind: row.kind, name: row.name }));
  return tasks.flatMap((task, index) => {
    const subject = about[index];
    return subject ? [{ ...task, about: subject }] : [];
  });
}

/** Notes in which somebody is mentioned, of people and jobs that are not in the bin. */
function mentioning(db: Executor, memberId: string) {
  return db
    .selectFrom('mention')
    .innerJoin('shortlist_note', 'shortlist_note.id', 'mention.note_id')
    .leftJoin('shortlist_entry', 'shortlist_entry.id', 'shortlist_note.entry_id')
    .innerJoin('dossier', (join) =>
      join.on(
        'dossier.id',
        '=',
        sql<string>`coalesce(shortlist_note.dossier_id, shortlist_entry.candidate_id)`,
      ),
    )
    .leftJoin('dossier as job', 'job.id', 'shortlist_entry.job_id')
    .where('mention.member_id', '=', memberId)
    .where('shortlist_note.removed_at', 'is', null)
    .where('dossier.held', '=', false);
}

async function mentionsOf(db: Executor, memberId: string): Promise<Mention[]> {
  const rows = await mentioning(db, memberId)
    .select(['shortlist_note.id', 'text', 'mentions', 'written_by', 'written_at', 'seen_at'])
    .select(['dossier.id as about_id', 'dossier.kind', 'dossier.name'])
    .select(['job.id as job_id', 'job.name as job_name'])
    .orderBy(sql`seen_at is null`, 'desc')
    .orderBy('written_at', 'desc')
    .limit(MOST_MENTIONS)
    .execute();
  const notes = await namedNotes(db, rows);
  return rows.flatMap((row, index) => {
    const note = notes[index];
    if (!note) return [];
    const about: Subject = { id: row.about_id, kind: row.kind, name: row.name };
    const job: Subject | null =
      row.job_id && row.job_name ? { id: row.job_id, kind: 'job', name: row.job_name } : null;
    return [{ note, about, job, seen: row.seen_at !== null }];
  });
}

async function unreadOf(db: Executor, memberId: string): Promise<number> {
  const { unread } = await mentioning(db, memberId)
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/**
 * Returns everything that waits for the signed-in member: their tasks, the notes that mention them and notices of
 * alerts. Any member.
 */
export const forMe = defineUseCase(reads('viewer'), z.void(), async (actor): Promise<Outcome<ForMe>> => {
  const db = await records();
  return done({
    interviews: await interviewsFor(db, actor.id, new Date()),
    tasks: await ownTasks(db, actor.id),
    mentions: await mentionsOf(db, actor.id),
    notices: await noticesOf(db, actor),
    unread: await unreadOf(db, actor.id),
  });
});

/** Counts the notes that mention the signed-in member, and alerts, that they have not seen. Any member. */
export const countUnreadMentions = defineUseCase(
  reads('viewer'),
  z.void(),
  async (actor): Promise<Outcome<{ unread: number }>> => {
    const db = await records();
    return done({ unread: (await unreadOf(db, actor.id)) + (await unseenNotices(db, actor)) });
  },
);
