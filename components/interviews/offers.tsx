'use client';

import { X } from 'lucide-react';
import { dayText } from '@/components/dossier/words';
import { IconButton } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { INTERVIEW_KIND_WORDS, type InterviewOffer } from '@/lib/recruiter/vocabulary';
import { useWithdraw } from './use-withdraw';

/** Times that were offered to a candidate, until one is picked or they are withdrawn. */
export function Offers({
  offers,
  mayWrite,
  onDone,
}: {
  offers: readonly InterviewOffer[];
  mayWrite: boolean;
  onDone: () => void;
}) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Offered times" className="flex flex-col gap-2">
      {offers.map((offer) => (
        <Line key={offer.id} offer={offer} mayWrite={mayWrite} onDone={onDone} />
      ))}
    </ul>
  );
}

function Line({
  offer: { id, state, kind, minutes, times, members, endsAt, link },
  mayWrite,
  onDone,
}: {
  offer: InterviewOffer;
  mayWrite: boolean;
  onDone: () => void;
}) {
  const { busy, withdraw } = useWithdraw(id, onDone);
  return (
    <li className="flex flex-col gap-2 rounded-md border border-dashed px-3 py-2 text-sm">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-medium">
            {state === 'open' ? `Waiting for the candidate until ${dayText(endsAt)}` : 'No time was picked'}
          </p>
          <p className="text-xs text-ink-muted wrap-anywhere">
            {[INTERVIEW_KIND_WORDS[kind], `${minutes} minutes`, members.map(({ name }) => name).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {mayWrite && (
          <IconButton label="Withdraw these times" size="sm" disabled={busy} onClick={withdraw}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <ul className="text-xs text-ink-muted">
        {times.map(({ startsAt, local }) => (
          <li key={startsAt}>{local}</li>
        ))}
      </ul>
      {mayWrite && link && <CopyField label="Link for the candidate" value={link} />}
    </li>
  );
}
