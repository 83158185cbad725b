import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '@/components/dossier/words';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import type { Task } from '@/lib/recruiter/vocabulary';

/** Returns who did it, its assignee, or who assigned it: a task of one's own needs no name. */
function whoText({ doneAt, doneBy, assignee, by }: Task, who: boolean): string | null {
  if (doneAt !== null) return `Done by ${doneBy}`;
  if (who) return assignee.name;
  return by === assignee.name ? null : `From ${by}`;
}

/** When a task is due, by a day (yyyy-MM-dd): red once that is over. */
function Due({ day, today }: { day: string; today: string }) {
  if (day < today) return <Badge tone="critical">Was due {dayText(day)}</Badge>;
  return <Badge tone={day === today ? 'caution' : 'neutral'}>{day === today ? 'Today' : dayText(day)}</Badge>;
}

/** Actions on a task. */
export type TaskActs = { finish: (task: Task) => void; remove: (id: string) => void };

/** A task with its box. `changes` is null for viewers; `who` is true if its assignee is named. */
export function TaskLine({
  task,
  today,
  about,
  who,
  changes,
}: {
  task: Task;
  today: string;
  /** Subject of the task, where it is not on that page. */
  about?: ReactNode;
  who: boolean;
  changes: TaskActs | null;
}) {
  const isDone = task.doneAt !== null;
  const said = whoText(task, who);
  return (
    <li className="flex items-start gap-2.5 py-1.5">
      <Checkbox
        aria-label={task.text}
        className="mt-0.5"
        checked={isDone}
        disabled={changes === null}
        onCheckedChange={() => changes?.finish(task)}
      />
      <div className="min-w-0 flex-1">
        <p className={cn('wrap-anywhere', isDone && 'text-ink-muted line-through')}>{task.text}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
          {about}
          {task.dueOn && !isDone && <Due day={task.dueOn} today={today} />}
          {said && <span>{said}</span>}
        </p>
      </div>
      {changes && (
        <IconButton label={`Remove the task ${task.text}`} size="sm" onClick={() => changes.remove(task.id)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
