'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, X } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { NoteForm } from '@/components/collaboration/note-form';
import { Notes } from '@/components/collaboration/notes';
import { dossierPath } from '@/components/dossier/kinds';
import { momentText } from '@/components/dossier/words';
import { InterviewsSection } from '@/components/interviews/interviews-section';
import { SentLetters } from '@/components/letters/sent-letters';
import { ScorecardsSection } from '@/components/scorecards/scorecards-section';
import { getFrom } from '@/components/shell/requests';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { addShortlistNote, removeShortlistNote } from '@/lib/recruiter/actions/shortlists';
import type { EntryStory, ShortlistEntry, ShortlistEvent } from '@/lib/recruiter/vocabulary';
import { shortlistKey, shortlistRoute, storyKey } from '../requests';
import { eventText, REJECTED } from '../words';
import { focusEntry, focusNote, type Working } from '../working';

/** One candidate of the shortlist from near: the stage, what colleagues noted, and all that was done. */
export function EntryPanel({ entry, working }: { entry: ShortlistEntry; working: Working }) {
  const { shortlist, show, moves, noteOn } = working;
  const { candidate } = entry;
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const about = { jobId: shortlist.job.id, candidateId: candidate.id };
  const { data: story, isError } = useQuery({
    queryKey: storyKey(about.jobId, about.candidateId),
    queryFn: ({ signal }) =>
      getFrom<EntryStory>(`${shortlistRoute(about.jobId)}/${about.candidateId}`, signal),
    enabled: !shortlist.blind,
  });
  const opened = candidate.id;
  useEffect(() => {
    if (noteOn.current === opened && focusNote()) return;
    noteOn.current = null;
    heading.current?.focus();
  }, [opened, noteOn]);
  const reread = () => {
    for (const queryKey of [storyKey(about.jobId, candidate.id), shortlistKey(about.jobId)])
      void client.invalidateQueries({ queryKey });
  };
  const close = () => {
    show({ open: null });
    requestAnimationFrame(() => focusEntry(candidate.id));
  };
  return (
    <aside
      aria-label={`Notes and history of ${candidate.name}`}
      className="flex min-h-0 w-96 shrink-0 animate-appear flex-col border-l bg-surface max-lg:fixed max-lg:inset-0 max-lg:z-30 max-lg:w-auto max-lg:border-0"
    >
      <header className="flex items-start gap-2 border-b px-4 py-3">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="text-pretty text-base font-semibold outline-none">
            {candidate.name}
          </h2>
          <p className="text-pretty text-xs text-ink-muted">
            {[candidate.title, candidate.employer].filter(Boolean).join(' · ')}
          </p>
        </div>
        <IconButton label="Open the candidate" size="sm" asChild>
          <Link href={`${dossierPath('candidate', candidate.id)}${shortlist.blind ? '?view=blind' : ''}`}>
            <ExternalLink aria-hidden />
          </Link>
        </IconButton>
        <IconButton label="Close" shortcut={['Esc']} size="sm" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 py-4">
        <Standing entry={entry} working={working} />
        {shortlist.blind ? (
          <Callout>Notes and history may name people, so the blind view leaves them out.</Callout>
        ) : (
          <>
            <section aria-label="Notes" className="flex flex-col gap-3">
              <h3 className="text-sm font-semibold">Notes</h3>
              {moves && (
                <NoteForm
                  key={candidate.id}
                  colleagues={shortlist.colleagues}
                  onSend={async (text, mentions) =>
                    moves.did('Note written', await addShortlistNote({ ...about, text, mentions }))
                  }
                />
              )}
              {isError && <Callout tone="critical">Notes and history could not be read.</Callout>}
              {!story && !isError && <Skeleton className="h-16" />}
              {story && (
                <Notes
                  notes={story.notes}
                  onRemove={
                    moves
                      ? async (id) => {
                          moves.did('Note removed', await removeShortlistNote({ id }));
                        }
                      : null
                  }
                />
              )}
            </section>
            {story && (
              <InterviewsSection
                interviews={story.interviews}
                offers={story.offers}
                about={{
                  candidate,
                  job: shortlist.job,
                  colleagues: shortlist.colleagues,
                }}
                mayWrite={moves !== null}
                onDone={reread}
              />
            )}
            {story?.scorecards && (
              <ScorecardsSection
                scorecards={story.scorecards}
                about={{ candidate, job: shortlist.job }}
                mayWrite={moves !== null}
                onDone={reread}
              />
            )}
            {story && story.letters.length > 0 && (
              <section aria-label="E-mails" className="flex flex-col gap-2">
                <h3 className="text-sm font-semibold">E-mails</h3>
                <SentLetters letters={story.letters} mayWrite={moves !== null} />
              </section>
            )}
            {story && <History events={story.events} />}
          </>
        )}
      </div>
    </aside>
  );
}

function Standing({ entry, working }: { entry: ShortlistEntry; working: Working }) {
  const { shortlist, moves, ask } = working;
  const { candidate, reason, tags, score } = entry;
  const ids = [candidate.id];
  const options = [
    ...shortlist.stages.map(({ id, name }) => ({ value: id, label: name })),
    { value: REJECTED, label: reason === null ? `${REJECTED}…` : `${REJECTED}: ${reason}` },
  ];
  const stage = reason === null ? entry.stageId : REJECTED;
  return (
    <section aria-label="Where they stand" className="flex flex-col gap-2.5">
      {moves ? (
        <Select
          aria-label="Stage"
          options={options}
          value={stage}
          onValueChange={(next) =>
            next === REJECTED
              ? ask({ what: 'reject', ids })
              : moves.change(ids, { kind: 'move', stageId: next })
          }
        />
      ) : (
        <p>{options.find(({ value }) => value === stage)?.label}</p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        {score !== null && <Badge tone="positive">{score}% match</Badge>}
        {tags.map((tag) => (
          <Badge key={tag} tone="accent">
            {tag}
          </Badge>
        ))}
        {moves && (
          <Button variant="quiet" size="sm" className="h-5 px-1.5" onClick={() => ask({ what: 'tag', ids })}>
            Tag…
          </Button>
        )}
      </div>
    </section>
  );
}

function History({ events }: { events: readonly ShortlistEvent[] }) {
  return (
    <section aria-label="History" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">History</h3>
      <ol className="flex flex-col gap-2 border-l pl-3">
        {events.map((event) => (
          <li key={event.id} className="text-xs">
            <p className={event.undone ? 'text-ink-faint line-through' : undefined}>
              <span className="font-medium">{event.by}</span> {eventText(event)}
            </p>
            <p className="text-ink-muted">
              <time dateTime={event.at}>{momentText(event.at)}</time>
              {event.undone && ', undone later'}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
