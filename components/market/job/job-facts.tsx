import { rangeText } from '@/components/job/words';
import { cn } from '@/components/ui/cn';
import {
  isChosen,
  type MarketFact,
  type MarketValue,
  type MarketView,
  withValueToggled,
} from '@/lib/recruiter/vocabulary';
import { ViewLink } from '../navigation';

const FROM = 'hours_per_week_from';
const TO = 'hours_per_week_to';

/** The fields of a job; each value leads to all jobs that have it, too. */
export function JobFacts({ facts, view }: { facts: readonly MarketFact[]; view: MarketView }) {
  const hours = hoursText(facts);
  const linked = facts.filter(({ field }) => field !== FROM && field !== TO);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {hours && (
        <>
          <dt className="text-ink-muted">Hours a week</dt>
          <dd className="tabular-nums">{hours}</dd>
        </>
      )}
      {linked.map(({ field, label, values }) => (
        <div key={field} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap gap-1">
            {values.map((value) => (
              <ValueLink key={value.value} field={field} value={value} view={view} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function hoursText(facts: readonly MarketFact[]): string {
  const hoursOf = (name: string) => {
    const text = facts.find(({ field }) => field === name)?.values[0]?.value;
    return text === undefined ? null : Number(text);
  };
  return rangeText({ from: hoursOf(FROM), to: hoursOf(TO) });
}

function ValueLink({
  field,
  value: { value, label },
  view,
}: {
  field: string;
  value: MarketValue;
  view: MarketView;
}) {
  const chosen = isChosen(view, field, value);
  return (
    <ViewLink
      view={withValueToggled(view, field, value)}
      title={chosen ? 'Take this filter away' : 'Show the jobs that have this'}
      aria-current={chosen || undefined}
      className={cn(
        'inline-flex min-h-5 items-center rounded-sm px-1.5 text-xs font-medium hover:underline pointer-coarse:min-h-9',
        chosen ? 'bg-accent-soft text-accent' : 'bg-hover text-ink-muted hover:text-ink',
      )}
    >
      {label}
    </ViewLink>
  );
}
