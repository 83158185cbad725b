import { type Generated, type Kysely, sql, type Transaction } from 'kysely';

/** Tables that a half adds to its own. */
export type QueueTables = {
  queue_task: {
    id: Generated<number>;
    name: string;
    subject: string;
    payload: unknown;
    attempts: Generated<number>;
    run_at: Generated<Date>;
    leased_until: Date | null;
  };
};

/** A task in the hands of a worker. `attempts` counts this one too. */
export type QueuedTask<Payload> = { id: number; subject: string; payload: Payload; attempts: number };

export type Queue<Payload> = {
  name: string;
  /** Adds a task; inside a transaction it exists exactly when the transaction commits. One task a subject at a time. */
  add(
    executor: Kysely<QueueTables> | Transaction<QueueTables>,
    subject: string,
    payload: Payload,
  ): Promise<void>;
  /** Adds many tasks at once, as `add` does; due after `delayMs`, where it is given. */
  addAll(
    executor: Kysely<QueueTables> | Transaction<QueueTables>,
    tasks: readonly { subject: string; payload: Payload; delayMs?: number }[],
  ): Promise<void>;
  /** Takes up to `limit` tasks that are due, for `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<QueuedTask<Payload>[]>;
  /** Keeps a claimed task for another `leaseMs` from now, while its work continues. */
  extend(id: number, leaseMs: number): Promise<void>;
  /** Ends a task for good. */
  finish(id: number): Promise<void>;
  /** Gives a task back, to run again after a delay. */
  postpone(id: number, delayMs: number): Promise<void>;
  /** Drops tasks that have not started or are no longer needed. */
  remove(executor: Kysely<QueueTables> | Transaction<QueueTables>, subjects: string[]): Promise<void>;
};

const after = (milliseconds: number) => sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;

/** Between looks for times that a clock has left behind. */
const LOOK_MS = 10_000;
/** Further ahead than any task is added with a delay. */
const FURTHEST_MS = 120_000;

/**
 * Brings back what lies further ahead than it was ever put, because the clock of the database was put back since: tasks
 * that nobody has tried are due, and leases end after a whole lease from now, which a worker that lives renews before.
 */
async function afterClockWasPutBack(db: Kysely<QueueTables>, name: string, leaseMs: number): Promise<void> {
  await db
    .updateTable('queue_task')
    .set({ run_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('attempts', '=', 0)
    .where('run_at', '>', after(FURTHEST_MS))
    .execute();
  await db
    .updateTable('queue_task')
    .set({ leased_until: after(leaseMs) })
    .where('name', '=', name)
    .where('leased_until', '>', after(leaseMs + LOOK_MS))
    .execute();
}

async function addTasks(
  executor: Kysely<QueueTables>,
  name: string,
  tasks: readonly { subject: string; payload: unknown; delayMs?: number }[],
): Promise<void> {
  if (tasks.length === 0) return;
  await executor
    .insertInto('queue_task')
    .values(
      tasks.map(({ subject, payload, delayMs = 0 }) => ({
        name,
        subject,
        payload: JSON.stringify(payload),
        run_at: after(delayMs),
      })),
    )
    .onConflict((conflict) => conflict.columns(['name', 'subject']).doNothing())
    .execute();
}

/** The queue of one kind of task. */
export function createQueue<Payload>(db: Kysely<QueueTables>, name: string): Queue<Payload> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    name,
    add: (executor, subject, payload) => addTasks(executor, name, [{ subject, payload }]),
    addAll: (executor, tasks) => addTasks(executor, name, tasks),
    async claim(limit, leaseMs) {
      if (performance.now() - lookedAt > LOOK_MS) {
        lookedAt = performance.now();
        await afterClockWasPutBack(db, name, leaseMs);
      }
      const due = db
        .selectFrom('queue_task')
        .select('id')
        .where('name', '=', name)
        .where('run_at', '<=', sql<Date>`now()`)
        .where((where) =>
          where.or([where('leased_until', 'is', null), where('leased_until', '<', sql<Date>`now()`)]),
        )
        .orderBy('run_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const rows = await db
        .updateTable('queue_task')
        .set((set) => ({ leased_until: after(leaseMs), attempts: set('attempts', '+', 1) }))
        .where('id', 'in', due)
        .returning(['id', 'subject', 'payload', 'attempts'])
        .execute();
      return rows.map((row) => ({ ...row, payload: row.payload as Payload }));
    },
    async extend(id, leaseMs) {
      await db
        .updateTable('queue_task')
        .set({ leased_until: after(leaseMs) })
        .where('id', '=', id)
        .execute();
    },
    async finish(id) {
      await db.deleteFrom('queue_task').where('id', '=', id).execute();
    },
    async postpone(id, delayMs) {
      await db
        .updateTable('queue_task')
        .set({ leased_until: null, run_at: after(delayMs) })
        .where('id', '=', id)
        .execute();
    },
    async remove(executor, subjects) {
      if (subjects.length === 0) return;
      await executor
        .deleteFrom('queue_task')
        .where('name', '=', name)
        .where('subject', 'in', subjects)
        .execute();
    },
  };
}
