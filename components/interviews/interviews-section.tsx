'use client';

import { CalendarClock, CalendarPlus, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { cancelInterview } from '@/lib/recruiter/actions/interviews';
import {
  INTERVIEW_KIND_WORDS,
  type Interview,
  type InterviewOffer,
  UNDO_SECONDS,
} from '@/lib/recruiter/vocabulary';
import { type Arranging, InterviewDialog } from './interview-dialog';
import { OfferDialog, type Offering } from './offer-dialog';
import { Offers } from './offers';

/** The interviews of a candidate for a job, and the way to arrange one. */
export function InterviewsSection({
  interviews,
  offers,
  about,
  mayWrite,
  onDone,
}: {
  interviews: readonly Interview[];
  offers: readonly InterviewOffer[];
  about: Omit<Arranging, 'interview'>;
  mayWrite: boolean;
  onDone: () => void;
}) {
  const [arranging, arrange] = useState<Arranging | null>(null);
  const [offering, offer] = useState<Offering | null>(null);
  if (!mayWrite && interviews.length + offers.length === 0) return null;
  return (
    <section aria-label="Interviews" className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <h3 className="flex-1 text-sm font-semibold">Interviews</h3>
        {mayWrite && (
          <>
            <Button size="sm" onClick={() => offer(about)}>
              <CalendarClock aria-hidden />
              Offer times…
            </Button>
            <Button size="sm" onClick={() => arrange({ ...about, interview: null })}>
              <CalendarPlus aria-hidden />
              Arrange…
            </Button>
          </>
        )}
      </div>
      {interviews.length > 0 && (
        <ul className="flex flex-col gap-2">
          {interviews.map((interview) => (
            <Line
              key={interview.id}
              interview={interview}
              candidate={about.candidate.name}
              onChange={mayWrite ? () => arrange({ ...about, interview }) : null}
              onDone={onDone}
            />
          ))}
        </ul>
      )}
      <Offers offers={offers} mayWrite={mayWrite} onDone={onDone} />
      <OfferDialog offering={offering} onClose={() => offer(null)} onDone={onDone} />
      <InterviewDialog arranging={arranging} onClose={() => arrange(null)} onDone={onDone} />
    </section>
  );
}

function Line({
  interview,
  candidate,
  onChange,
  onDone,
}: {
  interview: Interview;
  candidate: string;
  onChange: (() => void) | null;
  onDone: () => void;
}) {
  const { busy, run } = useAction();
  const { id, kind, local, minutes, place, members, cancelled } = interview;
  const cancel = () =>
    run(
      () => cancelInterview({ id }),
      ({ isMailed, untold }) => {
        onDone();
        toast.done(
          'Interview cancelled',
          isMailed
            ? { description: `${candidate} hears of it by e-mail in ${UNDO_SECONDS} seconds.` }
            : untold
              ? { description: `The candidate is not told. ${untold}` }
              : {},
        );
      },
    );
  return (
    <li className="flex items-start gap-1 rounded-md border px-3 py-2">
      <div className="min-w-0 flex-1 text-sm">
        <p className={cancelled ? 'text-ink-muted line-through' : 'font-medium'}>{local}</p>
        <p className="text-xs text-ink-muted wrap-anywhere">
          {[
            INTERVIEW_KIND_WORDS[kind],
            `${minutes} minutes`,
            place,
            members.map(({ name }) => name).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {cancelled && <Badge>Cancelled</Badge>}
      </div>
      {onChange && (
        <>
          <IconButton
            label={cancelled ? 'Arrange it again' : 'Change the interview'}
            size="sm"
            onClick={onChange}
          >
            <Pencil aria-hidden />
          </IconButton>
          {!cancelled && (
            <IconButton label="Cancel the interview" size="sm" disabled={busy} onClick={cancel}>
              <X aria-hidden />
            </IconButton>
          )}
        </>
      )}
    </li>
  );
}
