'use client';

import { CalendarClock, MessageSquare } from 'lucide-react';
import { useRef } from 'react';
import { placeOf } from '@/components/dossier/list/cells';
import { counted, experienceText } from '@/components/dossier/words';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import type { ShortlistEntry } from '@/lib/recruiter/vocabulary';
import { EntryMenu } from '../entry-menu';
import type { Working } from '../working';
import { useDraggable } from './use-drag';

/** One candidate on the board: name, progress, and notes. */
export function Card({
  entry,
  working,
  stop,
}: {
  entry: ShortlistEntry;
  working: Working;
  /** Whether Tab stops here; the arrow keys lead to the others. */
  stop: boolean;
}) {
  const { candidate } = entry;
  const { view, show, chosen, toggle, enter, moves } = working;
  const ref = useRef<HTMLElement>(null);
  const dragging = useDraggable(ref, candidate.id, moves !== null);
  const isChosen = chosen.has(candidate.id);
  const facts = [placeOf(candidate), experienceText(candidate.monthsOfExperience ?? 0)].filter(Boolean);
  return (
    <li>
      <article
        ref={ref}
        aria-label={candidate.name}
        className={cn(
          'group/card relative rounded-lg border bg-raised p-3 shadow-raised transition-opacity',
          moves && 'cursor-grab',
          isChosen && 'border-accent-line bg-accent-soft',
          view.open === candidate.id && 'border-accent',
          dragging && 'opacity-40',
        )}
      >
        <div className="flex items-start gap-2.5">
          <span className="relative shrink-0">
            <Avatar
              name={candidate.name}
              size="md"
              className={cn(moves && 'group-hover/card:invisible', isChosen && 'invisible')}
            />
            {moves && (
              <Checkbox
                aria-label={`Select ${candidate.name}`}
                checked={isChosen}
                tabIndex={stop ? 0 : -1}
                className={cn(
                  'absolute top-1.5 left-1.5 z-1 focus-visible:opacity-100',
                  !isChosen && 'opacity-0 group-hover/card:opacity-100',
                )}
                onCheckedChange={() => toggle(candidate.id)}
              />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <button
              type="button"
              data-entry={candidate.id}
              tabIndex={stop ? 0 : -1}
              onFocus={() => enter(candidate.id)}
              onClick={() => show({ open: candidate.id })}
              aria-expanded={view.open === candidate.id}
              className="block max-w-full text-pretty rounded-xs text-left font-medium after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {candidate.name}
            </button>
            <p className="text-xs text-pretty text-ink-muted">
              {[candidate.title, candidate.employer].filter(Boolean).join(' · ') || 'No position found'}
            </p>
          </div>
          <div className="relative z-1 -mt-1 -mr-1.5">
            <EntryMenu entry={entry} working={working} stop={stop} />
          </div>
        </div>
        {facts.length > 0 && <p className="mt-1.5 text-xs text-pretty text-ink-muted">{facts.join(' · ')}</p>}
        <CardMarks entry={entry} />
      </article>
    </li>
  );
}

/** When the next interview of somebody is. */
export function InterviewMark({ at }: { at: string }) {
  return (
    <Badge tone="info" className="tabular-nums">
      <CalendarClock aria-hidden />
      <span className="sr-only">Interview: </span>
      {at}
    </Badge>
  );
}

function CardMarks({ entry: { score, reason, tags, notes, interview } }: { entry: ShortlistEntry }) {
  if (score === null && reason === null && tags.length === 0 && notes === 0 && interview === null)
    return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1">
      {reason !== null && <Badge tone="critical">{reason}</Badge>}
      {interview !== null && <InterviewMark at={interview} />}
      {score !== null && (
        <Badge tone="positive" className="tabular-nums">
          {score}% match
        </Badge>
      )}
      {tags.map((tag) => (
        <Badge key={tag} tone="accent">
          <span className="truncate">{tag}</span>
        </Badge>
      ))}
      {notes > 0 && (
        <Badge tone="outline" className="tabular-nums">
          <MessageSquare aria-hidden />
          <span aria-hidden>{notes}</span>
          <span className="sr-only">{counted(notes, 'note')}</span>
        </Badge>
      )}
    </div>
  );
}
