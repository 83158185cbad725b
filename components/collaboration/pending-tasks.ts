import { useState } from 'react';
import type { changeTask } from '@/lib/recruiter/actions/tasks';
import type { Task } from '@/lib/recruiter/vocabulary';

/** Changes that a task allows. */
export type TaskChange = Omit<Parameters<typeof changeTask>[0], 'task'>;

type Changes = Readonly<Record<string, TaskChange>>;

const BY_ME = 'you';

/** Tasks as they will be once these changes are kept; `now` is when, as an ISO string. */
export function withChanges<T extends Task>(tasks: readonly T[], changes: Changes, now: string): T[] {
  return tasks
    .filter(({ id }) => !changes[id]?.removed)
    .map((task) => {
      const done = changes[task.id]?.done;
      if (done === undefined || done === (task.doneAt !== null)) return task;
      return { ...task, doneAt: done ? now : null, doneBy: done ? BY_ME : null };
    });
}

/** Returns tasks with the changes made on this page, until the server's own answer is here. */
export function usePendingTasks<T extends Task>(tasks: readonly T[]) {
  const [pending, setPending] = useState<{ of: readonly T[]; changes: Changes }>({ of: tasks, changes: {} });
  const changes = pending.of === tasks ? pending.changes : {};
  return {
    shown: withChanges(tasks, changes, new Date().toISOString()),
    put: (id: string, change: TaskChange) =>
      setPending({ of: tasks, changes: { ...changes, [id]: { ...changes[id], ...change } } }),
    drop: (id: string) =>
      setPending(({ of, changes: now }) => {
        const { [id]: _dropped, ...others } = now;
        return { of, changes: others };
      }),
  };
}
