'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { valueIn } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CheckLine } from '@/components/ui/check-line';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input, Textarea } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { offerTimes, withdrawOffer } from '@/lib/recruiter/actions/interviews';
import { letterDesk } from '@/lib/recruiter/actions/letters';
import {
  type LetterDesk,
  MOST_TIMES,
  momentOf,
  OFFER_DAYS,
  offerText,
  UNDO_SECONDS,
} from '@/lib/recruiter/vocabulary';
import type { Arranging } from './interview-dialog';
import {
  KindField,
  LengthField,
  MailPreview,
  obstacleOf,
  TimeZoneField,
  WithField,
} from './interview-fields';
import { newOffer, nextTime, type OfferDraft } from './offer-form';

/** Whom times are offered to, and about which job. */
export type Offering = Omit<Arranging, 'interview'>;

type Props = { offering: Offering; onClose: () => void; onDone: () => void };

/** Offers times for an interview, of which the candidate picks one. Nothing is shown for null. */
export function OfferDialog({ offering, ...rest }: Omit<Props, 'offering'> & { offering: Offering | null }) {
  return (
    <Dialog open={offering !== null} onOpenChange={(open) => !open && rest.onClose()}>
      {offering && <Content offering={offering} {...rest} />}
    </Dialog>
  );
}

function Content(props: Props) {
  const { candidate, job } = props.offering;
  const { data, error } = useQuery({
    queryKey: ['letter-desk', candidate.id, job.id],
    queryFn: async () => valueIn(await letterDesk({ whom: { ids: [candidate.id] }, jobId: job.id })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <Offer {...props} desk={data} />;
  return (
    <DialogContent title={`Offer times to ${candidate.name}`} size="lg">
      {error ? <Callout tone="critical">{error.message}</Callout> : <Skeleton className="h-64" />}
    </DialogContent>
  );
}

function Offer({ offering, desk, onClose, onDone }: Props & { desk: LetterDesk }) {
  const { candidate, job, colleagues } = offering;
  const { busy, problem, run } = useAction({ inForm: true });
  const obstacle = obstacleOf(desk);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [draft, setDraft] = useState(() =>
    newOffer({ id: desk.writerId, timeZone, canInvite: obstacle === null }),
  );
  // Pressed twice, it is offered once.
  const [id] = useState(() => crypto.randomUUID());
  const change = (to: Partial<OfferDraft>) => setDraft((now) => ({ ...now, ...to }));
  const undo = () =>
    run(
      () => withdrawOffer({ id }),
      () => {
        onDone();
        toast.done('The times are no longer offered');
      },
    );
  const submit = () =>
    run(
      () => offerTimes({ id, jobId: job.id, candidateId: candidate.id, ...draft }),
      ({ isMailed }) => {
        onClose();
        onDone();
        toast.done('Times offered', {
          description: isMailed
            ? `${candidate.name} gets the e-mail in ${UNDO_SECONDS} seconds.`
            : 'Copy the link from the panel and send it to the candidate.',
          action: { label: 'Undo', run: undo },
          seconds: UNDO_SECONDS,
        });
      },
    );
  return (
    <FormDialogContent
      title={`Offer times to ${candidate.name}`}
      description={`${job.title}. The candidate picks one; it is then booked.`}
      submit="Offer times"
      busy={busy}
      problem={problem}
      onSubmit={submit}
      size="lg"
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <Times draft={draft} onChange={change} />
        <div className="grid grid-cols-2 gap-4">
          <KindField value={draft.kind} onChange={(kind) => change({ kind })} />
          <LengthField value={draft.minutes} onChange={(minutes) => change({ minutes })} />
          <TimeZoneField
            value={draft.timeZone}
            own={timeZone}
            onChange={(zone) => change({ timeZone: zone })}
          />
          <Field label="Open for">
            <Select
              options={OFFER_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
              value={String(draft.days)}
              onValueChange={(days) => change({ days: Number(days) })}
            />
          </Field>
        </div>
        <Field label="Place or link" name="place">
          <Input
            value={draft.place}
            maxLength={500}
            onChange={(event) => change({ place: event.target.value })}
          />
        </Field>
        <WithField
          colleagues={colleagues}
          value={draft.memberIds}
          onChange={(memberIds) => change({ memberIds: [...memberIds] })}
        />
      </div>
      <Telling draft={draft} offering={offering} desk={desk} obstacle={obstacle} onChange={change} />
    </FormDialogContent>
  );
}

type Changing = { draft: OfferDraft; onChange: (to: Partial<OfferDraft>) => void };

function Times({ draft: { times }, onChange }: Changing) {
  const put = (key: string, to: Partial<{ day: string; time: string }>) =>
    onChange({ times: times.map((row) => (row.key === key ? { ...row, ...to } : row)) });
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">Times</legend>
      {times.map(({ key, day, time }, index) => (
        <div key={key} className="flex items-center gap-2">
          <Input
            type="date"
            aria-label={`Day of time ${index + 1}`}
            value={day}
            onChange={(event) => put(key, { day: event.target.value })}
          />
          <Input
            type="time"
            aria-label={`Hour of time ${index + 1}`}
            value={time}
            onChange={(event) => put(key, { time: event.target.value })}
          />
          <IconButton
            label={`Remove time ${index + 1}`}
            size="sm"
            disabled={times.length === 1}
            onClick={() => onChange({ times: times.filter((row) => row.key !== key) })}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      {times.length < MOST_TIMES && (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          onClick={() => onChange({ times: [...times, nextTime(times, '')] })}
        >
          <Plus aria-hidden />
          Add a time
        </Button>
      )}
    </fieldset>
  );
}

function Telling({
  draft,
  offering,
  desk,
  obstacle,
  onChange,
}: Changing & { offering: Offering; desk: LetterDesk; obstacle: string | null }) {
  const [endsAt] = useState(() => Date.now());
  const times = draft.times.flatMap(({ day, time }) => momentOf(day, time, draft.timeZone) ?? []);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {obstacle ? (
        <Callout>{obstacle} You get a link to send to the candidate yourself.</Callout>
      ) : (
        <CheckLine
          label="Tell the candidate by e-mail"
          hint="The link is in the e-mail. Without it, you send the link yourself."
          checked={draft.invite}
          onChange={(invite) => onChange({ invite })}
        />
      )}
      {draft.invite && !obstacle && (
        <>
          <Field label="Add to the e-mail (optional)" name="note">
            <Textarea
              rows={2}
              maxLength={2000}
              value={draft.note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
          <MailPreview
            to={desk.people[0]?.address ?? null}
            {...offerText({
              ...draft,
              candidate: offering.candidate.name,
              job: offering.job.title,
              me: desk.people[0]?.values['me.name'] ?? '',
              times: times.toSorted((one, other) => one.getTime() - other.getTime()),
              endsAt: new Date(endsAt + draft.days * 24 * 60 * 60 * 1000),
              link: '[the link]',
            })}
          />
        </>
      )}
    </div>
  );
}
