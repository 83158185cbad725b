'use client';

import Link from 'next/link';
import { dossierPath } from '@/components/dossier/kinds';
import { momentText } from '@/components/dossier/words';
import { Section } from '@/components/dossier/workbench/section';
import { SentLetters } from '@/components/letters/sent-letters';
import { Callout } from '@/components/ui/callout';
import { Skeleton } from '@/components/ui/skeleton';
import type { Activity, Task, Together } from '@/lib/recruiter/vocabulary';
import { NoteForm } from './note-form';
import { Notes } from './notes';
import { TaskForm } from './task-form';
import { type TaskActs, TaskLine } from './task-line';
import { useNotes, useTaskChanges, useTogether } from './use-together';

/** Id of the notes of a page, to link to. */
export const TOGETHER = 'together';

/** Shared work of colleagues on a person or a job: notes, tasks, and history. */
export function TogetherSection({ of, today, mayWrite }: { of: string; today: string; mayWrite: boolean }) {
  const { data: together, isError } = useTogether(of);
  return (
    <Section id={TOGETHER} title="Notes and tasks">
      {isError && <Callout tone="critical">Notes and tasks could not be read. We keep trying.</Callout>}
      {!together && !isError && <Skeleton className="h-24" />}
      {together &&
        (mayWrite ? (
          <Writable of={of} together={together} today={today} />
        ) : (
          <div className="flex flex-col gap-4">
            <Notes notes={together.notes} onRemove={null} />
            <Tasks tasks={together.tasks} today={today} changes={null} />
          </div>
        ))}
      {together && together.letters.length > 0 && (
        <div className="mt-5 flex flex-col gap-2">
          <h3 className="text-sm font-semibold">E-mails</h3>
          <SentLetters letters={together.letters} mayWrite={mayWrite} />
        </div>
      )}
      {together && <ActivityFeed activity={together.activity} />}
    </Section>
  );
}

function Writable({ of, together, today }: { of: string; together: Together; today: string }) {
  const notes = useNotes(of);
  const changes = useTaskChanges(together.tasks, notes.reload);
  return (
    <div className="flex flex-col gap-4">
      <NoteForm colleagues={together.colleagues} onSend={notes.write} />
      <Notes notes={together.notes} onRemove={notes.remove} />
      <div className="flex flex-col gap-2">
        <TaskForm of={of} colleagues={together.colleagues} onAdded={notes.reload} />
        <Tasks tasks={changes.tasks} today={today} changes={changes} />
      </div>
    </div>
  );
}

function Tasks({
  tasks,
  today,
  changes,
}: {
  tasks: readonly Task[];
  today: string;
  changes: TaskActs | null;
}) {
  if (tasks.length === 0) return null;
  return (
    <ul aria-label="Tasks" className="flex flex-col divide-y">
      {tasks.map((task) => (
        <TaskLine key={task.id} task={task} today={today} who changes={changes} />
      ))}
    </ul>
  );
}

/** The history, newest first; folded, since the rest of the page shows the present. */
function ActivityFeed({ activity }: { activity: readonly Activity[] }) {
  return (
    <details className="mt-4">
      <summary className="text-xs font-medium text-ink-muted hover:text-ink">
        Activity ({activity.length})
      </summary>
      <ol aria-label="Activity" className="mt-2 flex flex-col gap-2 border-l pl-3 text-xs">
        {activity.map(({ id, at, by, text, about }) => (
          <li key={id}>
            <p className="wrap-anywhere">
              <span className="font-medium">{by}</span> {text}
              {about && (
                <>
                  {': '}
                  <Link href={dossierPath(about.kind, about.id)} className="text-accent hover:underline">
                    {about.name}
                  </Link>
                </>
              )}
            </p>
            <time dateTime={at} className="text-ink-muted">
              {momentText(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
