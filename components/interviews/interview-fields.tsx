'use client';

import type { ReactNode } from 'react';
import { Callout } from '@/components/ui/callout';
import { CheckLine } from '@/components/ui/check-line';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  type Colleague,
  INTERVIEW_KIND_WORDS,
  INTERVIEW_KINDS,
  type InterviewKind,
  type LetterDesk,
} from '@/lib/recruiter/vocabulary';
import { type InterviewDraft, timeZones } from './interview-form';

/** What an interview and an offer of times for one are entered by. */

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];

/** Returns why the candidate cannot be written to; null where they can. */
export function obstacleOf({ by, people: [person] }: LetterDesk): string | null {
  if (by === 'mail-program') return 'No mail server is set up, so no invitation is sent.';
  return person?.problem ? `No invitation is sent. ${person.problem}` : null;
}

type Of<Value> = { value: Value; onChange: (value: Value) => void };

export function KindField({ value, onChange }: Of<InterviewKind>) {
  return (
    <Field label="Kind">
      <Select
        options={INTERVIEW_KINDS.map((kind) => ({ value: kind, label: INTERVIEW_KIND_WORDS[kind] }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

export function LengthField({ value, onChange }: Of<number>) {
  return (
    <Field label="Length">
      <Select
        options={LENGTHS.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))}
        value={String(value)}
        onValueChange={(minutes) => onChange(Number(minutes))}
      />
    </Field>
  );
}

export function TimeZoneField({ value, onChange, own }: Of<string> & { own: string }) {
  return (
    <Field label="Time zone">
      <Select
        options={timeZones(own).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}

export function PlaceField({ value, onChange }: Of<string>) {
  return (
    <Field label="Place or link" name="place">
      <Input value={value} maxLength={500} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

export function WithField({
  colleagues,
  value,
  onChange,
}: Of<string[]> & { colleagues: readonly Colleague[] }) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1.5 text-sm font-medium">With</legend>
      <div className="flex max-h-40 flex-col overflow-y-auto">
        {colleagues.map(({ id, name }) => (
          <CheckLine
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={(checked) => onChange(checked ? [...value, id] : value.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Told = Pick<InterviewDraft, 'invite' | 'note'>;

/** Whether the candidate is notified by e-mail, and the note added to it. */
export function TellFields({
  draft: { invite, note },
  obstacle,
  hint,
  onChange,
  children,
}: {
  draft: Told;
  /** Why they cannot be notified; null where they can. */
  obstacle: string | null;
  hint: string;
  onChange: (to: Partial<Told>) => void;
  /** The e-mail as it will be. */
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {obstacle ? (
        <Callout>{obstacle}</Callout>
      ) : (
        <CheckLine
          label="Tell the candidate by e-mail"
          hint={hint}
          checked={invite}
          onChange={(checked) => onChange({ invite: checked })}
        />
      )}
      {invite && !obstacle && (
        <>
          <Field label="Add to the e-mail (optional)" name="note">
            <Textarea
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => onChange({ note: event.target.value })}
            />
          </Field>
          {children}
        </>
      )}
    </div>
  );
}

export function MailPreview({ desk, subject, body }: { desk: LetterDesk; subject: string; body: string }) {
  return (
    <section aria-label="Preview" className="rounded-md border bg-sunken px-3 py-2.5 text-sm">
      <p className="text-xs text-ink-muted wrap-anywhere">To: {desk.people[0]?.address}</p>
      <p className="mt-1 font-medium wrap-anywhere">{subject}</p>
      <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{body}</p>
    </section>
  );
}
