import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import {
  type CountedValue,
  isChosen,
  type MarketFacet,
  type MarketField,
  type MarketPage,
  type MarketView,
  withValueToggled,
} from '@/lib/recruiter/vocabulary';
import { ViewLink } from '../navigation';
import { periodWords } from '../search/question-words';
import { count } from '../search/words';

const SHORT = 5;

/** The most frequent values of the jobs that fit, each a way to narrow them further, and what they are counted of. */
export function MarketFacets({
  page: { facets, total },
  fields,
  view,
}: {
  page: Pick<MarketPage, 'facets' | 'total'>;
  fields: readonly MarketField[];
  view: MarketView;
}) {
  return (
    <>
      <p className="px-4 pt-3 text-2xs text-pretty text-ink-muted">
        {counted(total, 'job')} · {periodWords(view.filters, fields)}
      </p>
      {facets
        .filter(({ values }) => values.length > 0)
        .map((facet) => (
          <Facet key={facet.field} facet={facet} view={view} />
        ))}
    </>
  );
}

function Facet({ facet: { field, label, values }, view }: { facet: MarketFacet; view: MarketView }) {
  const [isLong, setLong] = useState(false);
  const most = values[0]?.jobs ?? 1;
  return (
    <section aria-label={label} className="border-b px-4 py-3 last:border-b-0">
      <h3 className="text-xs font-medium text-ink-muted">{label}</h3>
      <ul className="-mx-1.5 mt-1">
        {values.slice(0, isLong ? undefined : SHORT).map((value) => (
          <Value key={value.value} field={field} value={value} most={most} view={view} />
        ))}
      </ul>
      {values.length > SHORT && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isLong}
          className="-ml-2"
          onClick={() => setLong(!isLong)}
        >
          {isLong ? 'Fewer' : 'More'}
          <span className="sr-only">of {label}</span>
          <ChevronDown aria-hidden className={cn(isLong && 'rotate-180')} />
        </Button>
      )}
    </section>
  );
}

function Value({
  field,
  value: { value, label, jobs },
  most,
  view,
}: {
  field: string;
  value: CountedValue;
  most: number;
  view: MarketView;
}) {
  const chosen = isChosen(view, field, value);
  return (
    <li>
      <ViewLink
        view={withValueToggled(view, field, value)}
        aria-current={chosen || undefined}
        className="focus-inset relative flex min-h-7 items-center gap-2 rounded-sm px-1.5 hover:bg-hover pointer-coarse:min-h-10"
      >
        <span
          aria-hidden
          className="absolute bottom-0.5 left-1.5 h-0.5 rounded-full bg-accent-line"
          style={{ width: `calc((100% - 0.75rem) * ${jobs / most})` }}
        />
        {chosen && <Check aria-hidden className="size-3.5 shrink-0 text-accent" />}
        <span className={cn('min-w-0 flex-1 truncate', chosen && 'font-medium text-accent')}>{label}</span>
        <span className="text-xs text-ink-muted tabular-nums">{count(jobs)}</span>
      </ViewLink>
    </li>
  );
}
