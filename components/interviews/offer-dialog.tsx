'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button, IconButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { offerTimes } from '@/lib/recruiter/actions/interviews';
import {
  type LetterDesk,
  MOST_TIMES,
  momentOf,
  OFFER_DAYS,
  offerText,
  UNDO_SECONDS,
} from '@/lib/recruiter/vocabulary';
import { type About, type InterviewDesk, InterviewDeskDialog } from './interview-desk';
import {
  KindField,
  LengthField,
  MailPreview,
  PlaceField,
  TellFields,
  TimeZoneField,
  WithField,
} from './interview-fields';
import { DAY_MS, type Proposing } from './interview-form';
import { newOffer, nextTime, type OfferDraft } from './offer-form';
import { useWithdraw } from './use-withdraw';

/** Whom times are offered to, and about which job. */
export type Offering = About;

type Props = { offering: Offering; onClose: () => void; onDone: () => void };

/** Offers times for an interview, of which the candidate picks one. Nothing is shown for null. */
export function OfferDialog({ offering, ...rest }: Omit<Props, 'offering'> & { offering: Offering | null }) {
  return (
    <InterviewDeskDialog
      about={offering}
      title={offering ? `Offer times to ${offering.candidate.name}` : ''}
      onClose={rest.onClose}
    >
      {(known) => offering && <Offer offering={offering} known={known} {...rest} />}
    </InterviewDeskDialog>
  );
}

function Offer({
  offering,
  known: { desk, obstacle, me },
  onClose,
  onDone,
}: Props & { known: InterviewDesk }) {
  const { candidate, job, colleagues } = offering;
  const { busy, problem, run } = useAction({ inForm: true });
  const [draft, setDraft] = useState(() => newOffer(me));
  // Pressed twice, it is offered once.
  const [id] = useState(() => crypto.randomUUID());
  const change = (to: Partial<OfferDraft>) => setDraft((now) => ({ ...now, ...to }));
  const { withdraw } = useWithdraw(id, onDone);
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
          action: { label: 'Undo', run: withdraw },
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
        <Times draft={draft} me={me} onChange={change} />
        <div className="grid grid-cols-2 gap-4">
          <KindField value={draft.kind} onChange={(kind) => change({ kind })} />
          <LengthField value={draft.minutes} onChange={(minutes) => change({ minutes })} />
          <TimeZoneField
            value={draft.timeZone}
            own={me.timeZone}
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
        <PlaceField value={draft.place} onChange={(place) => change({ place })} />
        <WithField
          colleagues={colleagues}
          value={draft.memberIds}
          onChange={(memberIds) => change({ memberIds })}
        />
      </div>
      <TellFields
        draft={draft}
        obstacle={obstacle && `${obstacle} You get a link to send to the candidate yourself.`}
        hint="The link is in the e-mail. Without it, you send the link yourself."
        onChange={change}
      >
        <Preview draft={draft} offering={offering} desk={desk} />
      </TellFields>
    </FormDialogContent>
  );
}

type TimesProps = { draft: OfferDraft; me: Proposing; onChange: (to: Pick<OfferDraft, 'times'>) => void };

function Times({ draft: { times, timeZone }, me: { taken }, onChange }: TimesProps) {
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
          onClick={() => onChange({ times: [...times, nextTime(times, { timeZone, taken })] })}
        >
          <Plus aria-hidden />
          Add a time
        </Button>
      )}
    </fieldset>
  );
}

function Preview({ draft, offering, desk }: { draft: OfferDraft; offering: Offering; desk: LetterDesk }) {
  const [now] = useState(() => Date.now());
  const times = draft.times.flatMap(({ day, time }) => momentOf(day, time, draft.timeZone) ?? []);
  const { subject, body } = offerText({
    ...draft,
    candidate: offering.candidate.name,
    job: offering.job.title,
    me: desk.people[0]?.values['me.name'] ?? '',
    times: times.toSorted((one, other) => one.getTime() - other.getTime()),
    endsAt: new Date(now + draft.days * DAY_MS),
    link: '[the link]',
  });
  return <MailPreview desk={desk} subject={subject} body={body} />;
}
