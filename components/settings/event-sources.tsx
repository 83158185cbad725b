'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CheckLine } from '@/components/ui/check-line';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import type { EventSettings, Outcome } from '@/lib/recruiter';

type Save = (input: {
  matching: { on: boolean; leastScore: number };
  announcesUploads: boolean;
}) => Promise<Outcome<null>>;

const USUAL_SCORE = 70;

/** Sources of events: matches from a score on, and uploads. */
export function EventSources({
  settings,
  save,
}: {
  settings: Pick<EventSettings, 'matching' | 'announcesUploads'>;
  save: Save;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [on, setOn] = useState(settings.matching.on);
  const [uploads, setUploads] = useState(settings.announcesUploads);
  const submit = ({ leastScore = '' }: Record<string, string>) =>
    run(
      () =>
        save({
          matching: { on, leastScore: on ? Number(leastScore || Number.NaN) : settings.matching.leastScore },
          announcesUploads: uploads,
        }),
      () => toast.done('Event settings saved'),
    );
  return (
    <Form
      label="What becomes an event"
      problem={problem && { ...problem, field: problem.field?.split('.').at(-1) ?? '' }}
      className="flex flex-col gap-4"
      onSubmit={submit}
    >
      <CheckLine
        label="Match new and changed jobs and candidates automatically"
        hint="A job is compared with all candidates and a candidate with all jobs, whenever one of them is added or changed."
        checked={on}
        onChange={setOn}
      />
      {on && (
        <Field
          label="Lowest score"
          name="leastScore"
          className="max-w-40"
          hint="From 1 to 100. Pairs below it make no event."
        >
          <Input type="number" min={1} max={100} defaultValue={settings.matching.leastScore || USUAL_SCORE} />
        </Field>
      )}
      <CheckLine
        label="Send an event for each CV uploaded here"
        hint="Endpoints get what was read, and can fetch the CV for 14 days or until the candidate is deleted. Candidates from outside, such as applicants, are always sent."
        checked={uploads}
        onChange={setUploads}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
      </div>
    </Form>
  );
}
