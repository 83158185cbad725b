'use client';

import { AtSign, ListTodo } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { dossierPath, shortlistPath } from '@/components/dossier/kinds';
import { momentText } from '@/components/dossier/words';
import { OwnInterviews } from '@/components/interviews/own-interviews';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state';
import { seeMentions } from '@/lib/recruiter/actions/notes';
import type { ForMe, Mention, OwnTask, Subject } from '@/lib/recruiter/vocabulary';
import { piecesOf } from './mentions';
import { Notices } from './notices';
import { SeenSection, useMarkSeen } from './seen-section';
import { TaskLine } from './task-line';
import { TOGETHER } from './together-section';
import { useTaskChanges } from './use-together';

/** Everything that waits for the signed-in member: notes that mention them, and their tasks by date. */
export function ForMePage({ forMe, today, mayWrite }: { forMe: ForMe; today: string; mayWrite: boolean }) {
  const { interviews, tasks, mentions, notices, unread } = forMe;
  if (interviews.length + tasks.length + mentions.length + notices.length === 0) {
    return (
      <EmptyState icon={ListTodo} title="Nothing to do">
        Tasks that you add on the page of a candidate or a job, or that colleagues give you, appear here by
        date, with your interviews, notes that mention you and alerts of your saved searches.
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 py-6 md:px-5">
      <OwnInterviews interviews={interviews} />
      {notices.length > 0 && <Notices notices={notices} />}
      {mentions.length > 0 && <Mentions mentions={mentions} unread={unread} />}
      <OwnTasks tasks={tasks} today={today} mayWrite={mayWrite} />
    </div>
  );
}

/** Links to the page of the subject of a task or a note, at its notes. */
function AboutLink({ about }: { about: Subject }) {
  return (
    <Link
      href={`${dossierPath(about.kind, about.id)}#${TOGETHER}`}
      className="font-medium text-accent hover:underline"
    >
      {about.name}
    </Link>
  );
}

function Mentions({ mentions, unread }: { mentions: readonly Mention[]; unread: number }) {
  const { busy, markSeen } = useMarkSeen((notes) => seeMentions(notes ? { notes } : {}));
  return (
    <SeenSection
      title="Mentions"
      icon={AtSign}
      markAll="Mark all as seen"
      unread={unread > 0}
      busy={busy}
      onMarkAll={() => markSeen()}
    >
      <ul className="mt-2 flex flex-col gap-2">
        {mentions.map(({ note, about, job, seen }) => (
          <li key={note.id} className="rounded-md bg-sunken px-3 py-2">
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
              {!seen && <Badge tone="accent">New</Badge>}
              <span>
                {note.by} about <AboutLink about={about} />
                {job && (
                  <>
                    {' for '}
                    <Link href={shortlistPath(job.id)} className="font-medium text-accent hover:underline">
                      {job.name}
                    </Link>
                  </>
                )}
                , <time dateTime={note.at}>{momentText(note.at)}</time>
              </span>
              {!seen && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="ml-auto"
                  aria-label={`Mark the note of ${note.by} about ${about.name} as seen`}
                  onClick={() => markSeen([note.id])}
                >
                  Seen
                </Button>
              )}
            </p>
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
              {piecesOf(note.text, note.mentions).map((piece) => piece.text)}
            </p>
          </li>
        ))}
      </ul>
    </SeenSection>
  );
}

/** Returns the parts of the list, in their order; a part without tasks is left out. */
function partsOf(tasks: readonly OwnTask[], today: string): [string, OwnTask[]][] {
  const open = tasks.filter(({ doneAt }) => doneAt === null);
  const parts: [string, OwnTask[]][] = [
    ['Overdue', open.filter(({ dueOn }) => dueOn !== null && dueOn < today)],
    ['Today', open.filter(({ dueOn }) => dueOn === today)],
    ['Later', open.filter(({ dueOn }) => dueOn !== null && dueOn > today)],
    ['Without a date', open.filter(({ dueOn }) => dueOn === null)],
    ['Done in the last 7 days', tasks.filter(({ doneAt }) => doneAt !== null)],
  ];
  return parts.filter(([, some]) => some.length > 0);
}

function OwnTasks({
  tasks,
  today,
  mayWrite,
}: {
  tasks: readonly OwnTask[];
  today: string;
  mayWrite: boolean;
}) {
  const router = useRouter();
  const changes = useTaskChanges(tasks, router.refresh);
  if (tasks.length === 0) return <p className="text-ink-muted">You have no tasks.</p>;
  return partsOf(changes.tasks, today).map(([title, some]) => (
    <section key={title} aria-label={title}>
      <h2 className="text-base font-semibold">
        {title} <span className="text-xs font-normal text-ink-faint tabular-nums">{some.length}</span>
      </h2>
      <ul className="mt-1 flex flex-col divide-y">
        {some.map((task) => (
          <TaskLine
            key={task.id}
            task={task}
            today={today}
            who={false}
            about={<AboutLink about={task.about} />}
            changes={mayWrite ? changes : null}
          />
        ))}
      </ul>
    </section>
  ));
}
