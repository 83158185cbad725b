import { ChartColumn } from 'lucide-react';
import Link from 'next/link';
import { rangeText } from '@/components/job/words';
import { cn } from '@/components/ui/cn';
import {
  isChosen,
  isSubjectField,
  type MarketFact,
  type MarketJob,
  type MarketView,
  subjectPath,
  withValueToggled,
} from '@/lib/recruiter/vocabulary';
import { ViewLink } from '../navigation';

/** Facts of a job; each value leads to all jobs that share it. */
export function JobFacts({ job: { facts, hours }, view }: { job: MarketJob; view: MarketView }) {
  const hoursText = rangeText(hours);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {facts.map(({ label, values }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="flex min-w-0 flex-wrap gap-1">
            {values.map((value) => (
              <FactLink key={`${value.field} ${value.value}`} value={value} view={view} />
            ))}
            {values.length === 1 && values[0] && <SubjectLink value={values[0]} />}
          </dd>
        </div>
      ))}
      {hoursText && (
        <div className="contents">
          <dt className="text-ink-muted">Hours a week</dt>
          <dd className="px-1.5 tabular-nums">{hoursText}</dd>
        </div>
      )}
    </dl>
  );
}

/** The page of everything about a profession, a skill, a place; of several values it would only crowd. */
function SubjectLink({ value: { field, value, label } }: { value: MarketFact['values'][number] }) {
  if (!isSubjectField(field)) return null;
  return (
    <Link
      href={subjectPath(field, value)}
      prefetch={false}
      aria-label={`The market of ${label}`}
      title={`The market of ${label}`}
      className="inline-flex min-h-5 items-center rounded-sm px-1 text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-9"
    >
      <ChartColumn aria-hidden className="size-3.5" />
    </Link>
  );
}

function FactLink({
  value: { field, value, label },
  view,
}: {
  value: MarketFact['values'][number];
  view: MarketView;
}) {
  const chosen = isChosen(view, field, value);
  return (
    <ViewLink
      view={withValueToggled(view, field, value)}
      title={chosen ? 'Remove this filter' : 'Show the jobs that have this'}
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
