import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ApplicationDraft, ApplicationFault, PublicForm } from '@/lib/recruiter/vocabulary';

const ACCEPTED = '.pdf,.docx,.doc,.odt,.rtf,.txt';

/** Faults of single fields. */
const FIELD_FAULTS: Partial<
  Record<ApplicationFault, { field: 'name' | 'email' | 'cv' | 'consent'; text: string }>
> = {
  name: { field: 'name', text: 'Enter your name.' },
  email: { field: 'email', text: 'Enter your e-mail address.' },
  consent: { field: 'consent', text: 'We can accept your application only if you agree.' },
  'missing-file': { field: 'cv', text: 'Choose your CV.' },
  'file-kind': {
    field: 'cv',
    text: 'This file is not a PDF, Word, OpenDocument, RTF or plain text document.',
  },
  'file-size': { field: 'cv', text: 'This file is too large.' },
};

const OTHER_FAULTS: Partial<Record<ApplicationFault, string>> = {
  closed: 'This job is not accepting applications.',
  stale: 'This page was open for too long, or the wording below has changed. Send the form again.',
  hasty: 'That was very quick. Check what you entered and send it again.',
  busy: 'There are many applications at the moment, and yours was not accepted. Try again in a few minutes.',
  unreadable: 'The form did not arrive complete. Send it again.',
};

/** No browser lets a page choose a file; consent is given each time. */
function toDoAgain(draft: ApplicationDraft | null): string {
  return draft ? 'Check the marked fields, then choose your CV again and agree.' : 'Fill in the form again.';
}

/** The form of an application. A browser posts it as it is, without a script. */
export function ApplicationForm({
  form,
  stamp,
  action,
  fault,
  draft,
}: {
  form: PublicForm;
  stamp: string;
  action: string;
  fault: ApplicationFault | null;
  draft: ApplicationDraft | null;
}) {
  const wrong = fault ? FIELD_FAULTS[fault] : undefined;
  const errorOf = (field: string) => (wrong?.field === field ? wrong.text : undefined);
  const other =
    fault && (OTHER_FAULTS[fault] ?? (wrong ? `Your application was not sent. ${toDoAgain(draft)}` : null));
  return (
    <section
      id="apply"
      aria-labelledby="apply-title"
      className="scroll-mt-6 rounded-xl border bg-surface px-5 py-6 sm:px-6"
    >
      <h2 id="apply-title" className="text-lg font-semibold">
        Apply for this job
      </h2>
      <form method="post" action={action} encType="multipart/form-data" className="mt-4 flex flex-col gap-4">
        {other && <Callout tone="critical">{other}</Callout>}
        <input type="hidden" name="stamp" value={stamp} />
        <Field label="Name" error={errorOf('name')}>
          <Input
            name="name"
            required
            maxLength={120}
            autoComplete="name"
            defaultValue={draft?.name}
            className="h-10"
          />
        </Field>
        <Field label="E-mail" error={errorOf('email')}>
          <Input
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={draft?.email}
            className="h-10"
          />
        </Field>
        <Field
          label="CV"
          hint={`PDF, Word, OpenDocument, RTF or plain text, at most ${form.mostMegabytes} MB`}
          error={errorOf('cv')}
        >
          <Input
            name="cv"
            type="file"
            required
            accept={ACCEPTED}
            className="h-auto py-1.5 file:mr-3 file:rounded-md file:border-0 file:bg-hover file:px-3 file:py-1.5 file:font-medium file:text-ink pointer-coarse:h-auto"
          />
        </Field>
        <Unseen />
        <Consent text={form.consent} error={errorOf('consent')} />
        <div>
          <Button type="submit" variant="primary" size="lg">
            Send application
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Programs fill in every field; people and screen readers do not come across this one. */
function Unseen() {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Consent({ text, error }: { text: string; error: string | undefined }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          {...(error && { 'aria-invalid': true, 'aria-describedby': 'consent-error' })}
          className="mt-0.5 size-4 shrink-0 accent-accent pointer-coarse:size-5"
        />
        <span className="max-w-prose whitespace-pre-line">{text}</span>
      </label>
      {error && (
        <p id="consent-error" className="text-xs text-critical">
          {error}
        </p>
      )}
    </div>
  );
}
