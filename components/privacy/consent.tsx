'use client';

import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { toast } from '@/components/ui/toast';
import type { ConsentPreview, ConsentRule, Outcome } from '@/lib/recruiter/vocabulary';
import { NumberLine } from './number-line';

type ConsentActions = {
  preview: (rule: ConsentRule) => Promise<Outcome<ConsentPreview>>;
  configure: (rule: ConsentRule) => Promise<Outcome<ConsentRule>>;
};

/** For how long consent lasts, with a preview before it is saved. */
export function Consent({
  rule,
  actions,
}: {
  rule: ConsentRule;
  /** Null for members who may only look. */
  actions: ConsentActions | null;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [preview, setPreview] = useState<ConsentPreview | null>(null);
  const [months, setMonths] = useState(rule.months === null ? '' : String(rule.months));
  const [askDays, setAskDays] = useState(String(rule.askDays));
  if (!actions)
    return (
      <p className="text-sm text-ink-muted">
        {rule.months === null
          ? 'Consent does not end by itself.'
          : `Consent lasts ${counted(rule.months, 'month')}; candidates are asked ${counted(rule.askDays, 'day')} before it ends.`}{' '}
        Owners change this.
      </p>
    );
  const typed = { months: months.trim() ? Number(months) : null, askDays: Number(askDays) };
  const put = (set: (value: string) => void) => (value: string) => {
    setPreview(null);
    set(value);
  };
  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        run(
          () => actions.configure(typed),
          () => toast.done('Consent saved'),
        );
      }}
    >
      {problem && <Callout tone="critical">{problem.message}</Callout>}
      <NumberLine
        label="Months of consent"
        value={months}
        onValue={put(setMonths)}
        hint="after which it ends; empty for never"
      />
      <NumberLine
        label="Days to answer"
        value={askDays}
        onValue={put(setAskDays)}
        hint="candidates are asked this long before it ends, and have at least this long"
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Save
        </Button>
        <Button busy={busy} onClick={() => run(() => actions.preview(typed), setPreview)}>
          Show who would be asked
        </Button>
      </div>
      {preview && <Preview preview={preview} />}
    </form>
  );
}

function Preview({ preview: { consenting, asked, unreachable, undated } }: { preview: ConsentPreview }) {
  return (
    <div role="status" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-medium">
        {counted(asked, 'candidate')} would be asked at once, of {counted(consenting, 'candidate')} with
        consent
      </p>
      <ul className="mt-1.5 flex flex-col gap-0.5 text-xs text-ink-muted">
        {unreachable > 0 && (
          <li>{counted(unreachable, 'candidate')} cannot be written to, and would go to the bin unasked.</li>
        )}
        {undated > 0 && (
          <li>{counted(undated, 'candidate')} agreed on an unknown day, and are not affected.</li>
        )}
      </ul>
    </div>
  );
}
