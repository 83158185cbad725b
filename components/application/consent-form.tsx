'use client';

import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Textarea } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import type { Outcome } from '@/lib/recruiter/vocabulary';

/** Edits the text that applicants agree to. */
export function ConsentForm({
  consent,
  save,
}: {
  consent: string;
  save: (input: { consent: string }) => Promise<Outcome<null>>;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  return (
    <Form
      label="Application forms"
      problem={problem}
      className="flex max-w-xl flex-col gap-4"
      onSubmit={({ consent: next = '' }) =>
        run(
          () => save({ consent: next }),
          () => toast.done('Consent text saved'),
        )
      }
    >
      <Field
        label="Consent text"
        name="consent"
        hint="Say who keeps the data, what for, how long, and how to have it deleted."
      >
        <Textarea rows={4} maxLength={2000} defaultValue={consent} />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </Form>
  );
}
