'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { arrangeInterview } from '@/lib/recruiter/actions/interviews';
import {
  type Interview,
  invitationText,
  type LetterDesk,
  momentOf,
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
import { draftOf, type InterviewDraft } from './interview-form';

/** Whom an interview is with and about which job; `interview` is the one that is moved. */
export type Arranging = About & { readonly interview: Interview | null };

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
    <InterviewDeskDialog
      about={arranging}
      title={arranging ? `Interview with ${arranging.candidate.name}` : ''}
      onClose={onClose}
    >
      {(known) =>
        arranging && <Arrange arranging={arranging} known={known} onClose={onClose} onDone={onDone} />
      }
    </InterviewDeskDialog>
  );
}

type ArrangeProps = { arranging: Arranging; known: InterviewDesk; onClose: () => void; onDone: () => void };

function Arrange({ arranging, known: { desk, obstacle, me }, onClose, onDone }: ArrangeProps) {
  const { candidate, job, colleagues, interview } = arranging;
  const { busy, problem, run } = useAction({ inForm: true });
  const [draft, setDraft] = useState(() => draftOf(interview, me));
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
        <When draft={draft} own={me.timeZone} onChange={change} />
        <PlaceField value={draft.place} onChange={(place) => change({ place })} />
        <WithField
          colleagues={colleagues}
          value={draft.memberIds}
          onChange={(memberIds) => change({ memberIds })}
        />
      </div>
      <TellFields
        draft={draft}
        obstacle={obstacle}
        hint="With a file for their calendar. They hear of changes as well."
        onChange={change}
      >
        <Preview draft={draft} arranging={arranging} desk={desk} />
      </TellFields>
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
  return <MailPreview desk={desk} subject={subject} body={body} />;
}
