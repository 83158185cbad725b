import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { namesOf, SOMEONE } from '../records/history';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import type { Task } from './types';

const MOST_OF_ONE = 200;

/** What a task says. */
export const taskText = z
  .string()
  .trim()
  .min(1, 'Say what needs doing.')
  .max(500, 'Use at most 500 characters.');
const dueOn = z.iso.date('Write a day as 2026-12-31.').nullable();

type TaskRow = Selectable<Tables['task']>;

/** Columns of a task, its date as yyyy-MM-dd. */
export const TASK_COLUMNS = [
  'task.id',
  'task.dossier_id',
  'task.text',
  'task.assignee_id',
  'task.made_by',
  'task.made_at',
  'task.done_by',
  'task.done_at',
  'task.removed_at',
] as const;

export const DUE_ON = sql<string | null>`to_char(task.due_on, 'YYYY-MM-DD')`.as('due_on');

/** Tasks with the names of their people. */
export async function namedTasks(db: Executor, rows: readonly TaskRow[]): Promise<Task[]> {
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.assignee_id, row.made_by, row.done_by]),
  );
  const nameOf = (id: string) => names.get(id) ?? SOMEONE;
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    dueOn: row.due_on,
    assignee: { id: row.assignee_id, name: nameOf(row.assignee_id) },
    by: nameOf(row.made_by),
    at: row.made_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    doneBy: row.done_by && nameOf(row.done_by),
  }));
}

/**
 * Returns the tasks of a candidate or a job: open ones first, by their date; then those that were done, the newest
 * first.
 */
export async function tasksOf(db: Executor, dossierId: string): Promise<Task[]> {
  const rows = await db
    .selectFrom('task')
    .select(TASK_COLUMNS)
    .select(DUE_ON)
    .where('dossier_id', '=', dossierId)
    .where('removed_at', 'is', null)
    .orderBy(sql`done_at desc nulls first`)
    .orderBy(sql`task.due_on asc nulls last`)
    .orderBy('made_at')
    .limit(MOST_OF_ONE)
    .execute();
  return namedTasks(db, rows);
}

/** Returns whether a member can be given a task: they have to be able to do it. */
export async function mayBeGiven(db: Executor, memberId: string): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('disabled_at', 'is', null)
    .where('role', '<>', 'viewer')
    .executeTakeFirst();
  return member !== undefined;
}

type Given = {
  dossierId: string;
  text: string;
  dueOn: string | null | RawBuilder<string>;
  assigneeId: string;
  madeBy: string;
};

/** Gives a member a task, inside a transaction, and returns its id; null where they cannot do it. */
export async function giveTask(trx: Transaction<Tables>, given: Given): Promise<string | null> {
  if (!(await mayBeGiven(trx, given.assigneeId))) return null;
  const row = await trx
    .insertInto('task')
    .values({
      dossier_id: given.dossierId,
      text: given.text,
      due_on: given.dueOn,
      assignee_id: given.assigneeId,
      made_by: given.madeBy,
      done_by: null,
      done_at: null,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const NOBODY = refused('invalid', 'Choose a colleague who may change things.', 'assigneeId');

/** Adds a task about a candidate or a job; without an assignee it is one's own. Recruiters. */
export const addTask = defineUseCase(
  'recruiter',
  z.object({ id: recordId, text: taskText, dueOn, assigneeId: recordId.optional() }),
  async (actor, { id, assigneeId = actor.id, ...task }): Promise<Outcome<{ task: string }>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      if (!(await findDossier(trx, id))) return UNKNOWN_DOSSIER;
      const given = await giveTask(trx, { dossierId: id, assigneeId, madeBy: actor.id, ...task });
      return given === null ? NOBODY : done({ task: given });
    });
  },
);

/** Marks a task as done or not, removes or restores it, changes its date or assignee. Recruiters. */
export const changeTask = defineUseCase(
  'recruiter',
  z.object({
    task: recordId,
    done: z.boolean().optional(),
    removed: z.boolean().optional(),
    dueOn: dueOn.optional(),
    assigneeId: recordId.optional(),
  }),
  async (actor, { task, ...change }): Promise<Outcome<null>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      const { done: isDone, removed, assigneeId } = change;
      if (assigneeId && !(await mayBeGiven(trx, assigneeId))) return NOBODY;
      const row = await trx
        .updateTable('task')
        .set({
          ...(isDone !== undefined && {
            done_at: isDone ? sql<Date>`now()` : null,
            done_by: isDone ? actor.id : null,
          }),
          ...(removed !== undefined && { removed_at: removed ? sql<Date>`now()` : null }),
          ...(change.dueOn !== undefined && { due_on: change.dueOn }),
          ...(assigneeId && { assignee_id: assigneeId }),
          text: sql`text`,
        })
        .where('id', '=', task)
        .returning('id')
        .executeTakeFirst();
      return row ? done(null) : refused('not-found', 'This task no longer exists.');
    });
  },
);
