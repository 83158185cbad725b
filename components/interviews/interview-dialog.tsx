'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { valueIn } from '@/components/shell/requests';
import { useAction } from '@/components/shell/use-action';
import { Callout } from '@/components/ui/callout';
import { CheckLine } from '@/components/ui/check-line';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input, Textarea } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { arrangeInterview } from '@/lib/recruiter/actions/interviews';
import { letterDesk } from '@/lib/recruiter/actions/letters';
import {
  type Colleague,
  type Interview,
  invitationText,
  type LetterDesk,
  momentOf,
  UNDO_SECONDS,
} from '@/lib/recruiter/vocabulary';
import {
  KindField,
  LengthField,
  MailPreview,
  obstacleOf,
  TimeZoneField,
  WithField,
} from './interview-fields';
import { draftOf, type InterviewDraft } from './interview-form';

/** Whom an interview is with and about which job; `interview` is the one that is moved. */
export type Arranging = {
  readonly candidate: { id: string; name: string };
  readonly job: { id: string; title: string };
  readonly colleagues: readonly Colleague[];
  readonly interview: Interview | null;
};

/** Arranges an interview, or moves one. Nothing is shown for null. */
export function InterviewDialog({
  arranging,
  onClose,
  onDone,
}: {
  arranging: Arranging | null;
  onClose: () => void;
  onDone: () => void;
}) {
  return (
    <Dialog open={arranging !== null} onOpenChange={(open) => !open && onClose()}>
      {arranging && <Content arranging={arranging} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

type ContentProps = { arranging: Arranging; onClose: () => void; onDone: () => void };

function Content(props: ContentProps) {
  const { candidate, job } = props.arranging;
  const { data, error } = useQuery({
    queryKey: ['letter-desk', candidate.id, job.id],
    queryFn: async () => valueIn(await letterDesk({ whom: { ids: [candidate.id] }, jobId: job.id })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (data) return <Arrange {...props} desk={data} />;
  return (
    <DialogContent title={`Interview with ${candidate.name}`} size="lg">
      {error ? <Callout tone="critical">{error.message}</Callout> : <Skeleton className="h-64" />}
    </DialogContent>
  );
}

function Arrange({ arranging, desk, onClose, onDone }: ContentProps & { desk: LetterDesk }) {
  const { candidate, job, colleagues, interview } = arranging;
  const { busy, problem, run } = useAction({ inForm: true });
  const obstacle = obstacleOf(desk);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [draft, setDraft] = useState(() =>
    draftOf(interview, { id: desk.writerId, timeZone, canInvite: obstacle === null }),
  );
  // Pressed twice, it is arranged once.
  const [id] = useState(() => interview?.id ?? crypto.randomUUID());
  const change = (to: Partial<InterviewDraft>) => setDraft((now) => ({ ...now, ...to }));
  const submit = () =>
    run(
      () => arrangeInterview({ id, jobId: job.id, candidateId: candidate.id, ...draft }),
      ({ isMailed, untold }) => {
        onClose();
        onDone();
        toast.done(
          interview ? 'Interview changed' : 'Interview arranged',
          isMailed
            ? { description: `${candidate.name} hears of it by e-mail in ${UNDO_SECONDS} seconds.` }
            : untold
              ? { description: `The candidate is not told. ${untold}` }
              : {},
        );
      },
    );
  return (
    <FormDialogContent
      title={`${interview ? 'Change the interview' : 'Interview'} with ${candidate.name}`}
      description={job.title}
      submit={interview ? 'Save' : 'Arrange'}
      busy={busy}
      problem={problem}
      onSubmit={submit}
      size="lg"
      className="grid gap-5 sm:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <When draft={draft} own={timeZone} onChange={change} />
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
      <div className="flex min-w-0 flex-col gap-4">
        {obstacle ? (
          <Callout>{obstacle}</Callout>
        ) : (
          <CheckLine
            label="Tell the candidate by e-mail"
            hint="With a file for their calendar. They hear of changes as well."
            checked={draft.invite}
            onChange={(invite) => change({ invite })}
          />
        )}
        {draft.invite && !obstacle && (
          <>
            <Field label="Add to the e-mail (optional)" name="note">
              <Textarea
                rows={2}
                maxLength={2000}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            </Field>
            <Preview draft={draft} arranging={arranging} desk={desk} />
          </>
        )}
      </div>
    </FormDialogContent>
  );
}

type WhenProps = { draft: InterviewDraft; own: string; onChange: (to: Partial<InterviewDraft>) => void };

function When({ draft, own, onChange }: WhenProps) {
  return (
    <>
      <KindField value={draft.kind} onChange={(kind) => onChange({ kind })} />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Day" name="day">
          <Input type="date" value={draft.day} onChange={(event) => onChange({ day: event.target.value })} />
        </Field>
        <Field label="Time" name="time">
          <Input
            type="time"
            value={draft.time}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </Field>
        <LengthField value={draft.minutes} onChange={(minutes) => onChange({ minutes })} />
        <TimeZoneField value={draft.timeZone} own={own} onChange={(timeZone) => onChange({ timeZone })} />
      </div>
    </>
  );
}

function Preview({
  draft,
  arranging,
  desk,
}: {
  draft: InterviewDraft;
  arranging: Arranging;
  desk: LetterDesk;
}) {
  const { candidate, job, colleagues, interview } = arranging;
  const startsAt = momentOf(draft.day, draft.time, draft.timeZone);
  if (!startsAt) return <p className="text-sm text-ink-muted">Enter a day and a time to see the e-mail.</p>;
  const { subject, body } = invitationText({
    ...draft,
    of: interview?.invited ? 'moved' : 'new',
    candidate: candidate.name,
    job: job.title,
    me: desk.people[0]?.values['me.name'] ?? '',
    startsAt,
    members: colleagues.filter(({ id }) => draft.memberIds.includes(id)).map(({ name }) => name),
  });
  return <MailPreview to={desk.people[0]?.address ?? null} subject={subject} body={body} />;
}
