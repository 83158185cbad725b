'use client';

import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input, Textarea } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import type { CareerPage, Outcome } from '@/lib/recruiter/vocabulary';

type Save = (input: { open: boolean; heading: string; lead: string }) => Promise<Outcome<CareerPage>>;

/** Turns the career page on and off, and sets what it says above the jobs. */
export function CareersForm({ page, save }: { page: CareerPage; save: Save }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [words, setWords] = useState({ heading: page.heading, lead: page.lead });
  const set = (open: boolean, said: string) =>
    run(
      () => save({ ...words, open }),
      () => toast.done(said),
    );
  return (
    <Form
      label="Career page"
      problem={problem}
      className="flex max-w-xl flex-col gap-4"
      onSubmit={() => set(true, page.open ? 'Career page saved' : 'The career page is open')}
    >
      {page.open && <Addresses page={page} />}
      <Field label="Heading">
        <Input
          value={words.heading}
          maxLength={80}
          onChange={({ target }) => setWords({ ...words, heading: target.value })}
        />
      </Field>
      <Field label="Introduction (optional)" hint="A sentence or two above the jobs">
        <Textarea
          rows={3}
          value={words.lead}
          maxLength={600}
          onChange={({ target }) => setWords({ ...words, lead: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {page.open ? 'Save' : 'Open the career page'}
        </Button>
        {page.open && (
          <Button variant="quiet" disabled={busy} onClick={() => set(false, 'The career page is closed')}>
            Close the career page
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The lines for the page of another site, as docs/embedding.md has them. */
const blockFor = (link: string) =>
  `<script src="${new URL('/embedding/shortlist-careers.js', link)}" async></script>\n<shortlist-careers></shortlist-careers>`;

function Addresses({ page }: { page: CareerPage }) {
  const count = page.jobs === 0 ? 'No job is on it yet.' : `${counted(page.jobs, 'job')} on it.`;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">
        {count} A job is put on it under Applications, on the page of the job.
      </p>
      <CopyField label="Address of the page" value={page.link} />
      <CopyField label="Lines for your own site" value={blockFor(page.link)} />
    </div>
  );
}
