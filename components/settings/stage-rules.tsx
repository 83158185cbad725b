'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { dossierPath } from '@/components/dossier/kinds';
import { momentText } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Outcome, RuleRun, StageRule } from '@/lib/recruiter/vocabulary';

type Change = (input: { id: string; isOn?: boolean; removed?: true }) => Promise<Outcome<null>>;

function actText({ act, about }: Pick<StageRule, 'act' | 'about'>): string {
  if (act.kind === 'tag') return `add the tag ${act.tag}`;
  if (act.kind === 'mail') return `send the e-mail ${about ? `“${about}”` : '(a template that is gone)'}`;
  const when = act.days === 0 ? 'for today' : act.days === 1 ? 'for the next day' : `in ${act.days} days`;
  return `give ${about ?? 'a former member'} the task “${act.text}” ${when}`;
}

/** Returns a rule as a sentence. */
function ruleText(rule: Pick<StageRule, 'stage' | 'job' | 'act' | 'about'>): string {
  const job = rule.job ? ` of ${rule.job.name}` : '';
  return `When somebody comes into ${rule.stage}${job}: ${actText(rule)}`;
}

/** The rules, each to be turned off or removed. */
export function StageRules({ rules, change }: { rules: readonly StageRule[]; change: Change }) {
  const { busy, run } = useAction();
  if (rules.length === 0) return <p className="text-sm text-ink-muted">No rules yet.</p>;
  return (
    <ul className="divide-y rounded-lg border">
      {rules.map((rule) => {
        const text = ruleText(rule);
        return (
          <li key={rule.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
            <span className="min-w-48 flex-1">
              {text} <span className="text-xs text-ink-faint">by {rule.by}</span>
            </span>
            {!rule.isOn && <Badge>Off</Badge>}
            <Button
              size="sm"
              disabled={busy}
              aria-label={`${rule.isOn ? 'Turn off' : 'Turn on'}: ${text}`}
              onClick={() =>
                run(
                  () => change({ id: rule.id, isOn: !rule.isOn }),
                  () => toast.done(rule.isOn ? 'The rule is off' : 'The rule is on'),
                )
              }
            >
              {rule.isOn ? 'Turn off' : 'Turn on'}
            </Button>
            <IconButton
              label={`Remove: ${text}`}
              size="sm"
              disabled={busy}
              onClick={() =>
                run(
                  () => change({ id: rule.id, removed: true }),
                  () => toast.done('The rule was removed'),
                )
              }
            >
              <X aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

const STATES: Readonly<Record<RuleRun['state'], string>> = {
  waiting: 'Waits',
  done: 'Done',
  left: 'Left',
};

/** What came of the rules, the newest first. */
export function RuleLog({ runs }: { runs: readonly RuleRun[] }) {
  if (runs.length === 0)
    return <p className="text-sm text-ink-muted">Nobody has come into a stage with a rule yet.</p>;
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {runs.map(({ id, rule, state, reason, at, candidate }) => (
        <li key={id} className="grid gap-x-3 sm:grid-cols-[11rem_1fr]">
          <time dateTime={at} className="text-ink-faint tabular-nums">
            {momentText(at)}
          </time>
          <span className="min-w-0 break-words">
            <Link href={dossierPath('candidate', candidate.id)} className="font-medium hover:underline">
              {candidate.name}
            </Link>
            <span className="text-ink-muted">
              {' '}
              came into {rule.stage}: {actText(rule)}. {STATES[state]}
              {reason ? `: ${reason}` : '.'}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
