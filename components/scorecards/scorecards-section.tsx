'use client';

import { ClipboardCheck, ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { removeScorecard } from '@/lib/recruiter/actions/scorecards';
import { type EntryScorecards, SCORE_WORDS, type Scorecard, VERDICT_WORDS } from '@/lib/recruiter/vocabulary';
import { LinesDialog } from './lines-dialog';
import { ScorecardDialog } from './scorecard-dialog';

type About = { candidate: { id: string; name: string }; job: { id: string; title: string } };

/** What interviewers think of a candidate for a job: one's own first, then those of the others. */
export function ScorecardsSection({
  scorecards,
  about,
  mayWrite,
  onDone,
}: {
  scorecards: EntryScorecards;
  about: About;
  /** Whether the lines may be changed. */
  mayWrite: boolean;
  onDone: () => void;
}) {
  const [open, setOpen] = useState<'fill' | 'lines' | null>(null);
  const { mine, others, mayFill, lines } = scorecards;
  const close = () => setOpen(null);
  if (!mayFill && scorecards.filledBy.length === 0) return null;
  return (
    <section aria-label="Scorecards" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="flex-1 text-sm font-semibold">Scorecards</h3>
        {mayWrite && (
          <Button size="sm" variant="quiet" onClick={() => setOpen('lines')}>
            <ListChecks aria-hidden />
            Lines…
          </Button>
        )}
        {mayFill && (
          <Button size="sm" onClick={() => setOpen('fill')}>
            <ClipboardCheck aria-hidden />
            {mine ? 'Change yours…' : 'Fill in…'}
          </Button>
        )}
      </div>
      <Standing scorecards={scorecards} />
      {mine && <Card card={mine} onDone={onDone} isMine />}
      {others?.map((card) => (
        <Card key={card.id} card={card} onDone={onDone} />
      ))}
      <ScorecardDialog
        filling={open === 'fill' ? { ...about, mine, lines } : null}
        onClose={close}
        onDone={onDone}
      />
      <LinesDialog
        editing={open === 'lines' ? { job: about.job, lines } : null}
        onClose={close}
        onDone={onDone}
      />
    </section>
  );
}

function Standing({ scorecards: { others, filledBy, waitingFor, mine } }: { scorecards: EntryScorecards }) {
  const hidden = others === null && filledBy.length > 0;
  const told = [
    hidden && `${filledBy.join(', ')} filled in theirs: you see it when you have filled in yours.`,
    waitingFor.length > 0 && `Still to come: ${waitingFor.join(', ')}.`,
    !mine &&
      filledBy.length + waitingFor.length === 0 &&
      'Each interviewer scores the lines of the job, and sees the scores of the others only after that.',
  ].filter(Boolean);
  return told.length > 0 ? <p className="text-xs text-pretty text-ink-muted">{told.join(' ')}</p> : null;
}

function Card({ card, isMine = false, onDone }: { card: Scorecard; isMine?: boolean; onDone: () => void }) {
  const { id, by, verdict, comment, lines, unseen, at, changedAt } = card;
  const { busy, run } = useAction();
  const remove = (removed: boolean) =>
    run(
      () => removeScorecard({ id, removed }),
      () => {
        onDone();
        if (removed) toast.done('Scorecard removed', { action: { label: 'Undo', run: () => remove(false) } });
      },
    );
  const isFor = verdict === 'yes' || verdict === 'strong-yes';
  return (
    <article aria-label={`Scorecard of ${by.name}`} className="rounded-md border px-3 py-2 text-sm">
      <header className="flex items-center gap-2">
        <h4 className="min-w-0 flex-1 font-medium wrap-anywhere">{isMine ? 'Yours' : by.name}</h4>
        <Badge tone={isFor ? 'positive' : 'critical'}>{VERDICT_WORDS[verdict]}</Badge>
        {isMine && (
          <IconButton label="Remove your scorecard" size="sm" disabled={busy} onClick={() => remove(true)}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </header>
      <p className="text-xs text-ink-muted">
        <time dateTime={at}>{momentText(at)}</time>
        {changedAt && ', changed later'}
        {!unseen && ', after seeing others'}
      </p>
      {comment && <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{comment}</p>}
      <ul className="mt-2 flex flex-col gap-1">
        {lines
          .filter(({ score, note }) => score !== null || note)
          .map(({ line, score, note }) => (
            <li key={line}>
              <p className="flex gap-2">
                <span className="min-w-0 flex-1 wrap-anywhere">{line}</span>
                <span className="shrink-0 tabular-nums">
                  {score === null ? 'Not asked' : `${score} · ${SCORE_WORDS[score - 1]}`}
                </span>
              </p>
              {note && <p className="text-xs text-ink-muted wrap-anywhere">{note}</p>}
            </li>
          ))}
      </ul>
    </article>
  );
}
