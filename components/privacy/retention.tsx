'use client';

import { useState } from 'react';
import { counted, dayText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { CheckLine } from '@/components/ui/check-line';
import { toast } from '@/components/ui/toast';
import type { Outcome, PrivacyRules, RetentionPreview } from '@/lib/recruiter/vocabulary';
import { NumberLine } from './number-line';

type RetentionActions = {
  preview: (rules: PrivacyRules) => Promise<Outcome<RetentionPreview>>;
  configure: (rules: PrivacyRules) => Promise<Outcome<PrivacyRules>>;
};

type Typed = { binDays: string; months: string; keepShortlisted: boolean };

function rulesOf({ binDays, months, keepShortlisted }: Typed): PrivacyRules {
  return {
    binDays: Number(binDays),
    retentionMonths: months.trim() ? Number(months) : null,
    keepShortlisted,
  };
}

/** Rules for how long things are kept, with a preview before they are saved. */
export function Retention({
  rules,
  actions,
}: {
  rules: PrivacyRules;
  /** Null for members who may only look. */
  actions: RetentionActions | null;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [preview, setPreview] = useState<RetentionPreview | null>(null);
  const [typed, setTyped] = useState<Typed>({
    binDays: String(rules.binDays),
    months: rules.retentionMonths === null ? '' : String(rules.retentionMonths),
    keepShortlisted: rules.keepShortlisted,
  });
  const change = (next: Partial<Typed>) => {
    setPreview(null);
    setTyped({ ...typed, ...next });
  };
  if (!actions) {
    return (
      <p className="text-sm text-ink-muted">
        {rules.retentionMonths === null
          ? 'No candidate is removed automatically.'
          : `Candidates go into the bin ${counted(rules.retentionMonths, 'month')} after their last change.`}{' '}
        Owners change this.
      </p>
    );
  }
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => actions.configure(rulesOf(typed)),
          () => toast.done('Retention saved'),
        );
      }}
    >
      {problem && <Callout tone="critical">{problem.message}</Callout>}
      <NumberLine
        label="Days in the bin"
        value={typed.binDays}
        onValue={(binDays) => change({ binDays })}
        hint="before its contents are deleted for good"
      />
      <NumberLine
        label="Months without a change"
        value={typed.months}
        onValue={(months) => change({ months })}
        hint="after which a candidate goes into the bin; empty for never"
      />
      <CheckLine
        label="Keep people who are on a shortlist"
        checked={typed.keepShortlisted}
        onChange={(keepShortlisted) => change({ keepShortlisted })}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
        <Button busy={busy} onClick={() => run(() => actions.preview(rulesOf(typed)), setPreview)}>
          Show what would go
        </Button>
      </div>
      {preview && <Preview preview={preview} />}
    </form>
  );
}

function Preview({ preview: { now, soon, next } }: { preview: RetentionPreview }) {
  if (soon === 0) return <p className="text-sm text-ink-muted">Nobody is due within the next 30 days.</p>;
  return (
    <div role="status" className="rounded-md bg-sunken px-4 py-3">
      <p className="font-medium">
        {counted(now, 'candidate')} at once, {counted(soon, 'candidate')} within 30 days
      </p>
      <ul className="mt-1.5 flex flex-col gap-0.5 text-xs text-ink-muted">
        {next.map(({ id, name, lastChanged, goesAt }) => (
          <li key={id}>
            <span className="text-ink">{name}</span>, last changed {dayText(lastChanged)}, goes{' '}
            {dayText(goesAt)}
          </li>
        ))}
        {soon > next.length && <li>and {soon - next.length} more</li>}
      </ul>
    </div>
  );
}
