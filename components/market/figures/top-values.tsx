'use client';

import { Select } from '@/components/ui/select';
import { type MarketFacet, type MarketView, withValueToggled } from '@/lib/recruiter/vocabulary';
import { useMarketNavigation, ViewLink } from '../navigation';
import { count } from '../search/words';
import { Figure, type FigureRow } from './figure';

const MOST = 10;

/** The ten most frequent values of a chosen field as bars, each of which leads to its jobs. */
export function TopValues({
  facet,
  choices,
  view,
}: {
  facet: MarketFacet;
  choices: readonly { value: string; label: string }[];
  view: MarketView;
}) {
  const { go } = useMarketNavigation();
  const most = facet.values[0]?.jobs ?? 1;
  const bars = facet.values.slice(0, MOST).map(({ value, label, jobs }) => ({
    id: value,
    name: label,
    number: count(jobs),
    view: withValueToggled(view, facet.field, value),
    share: jobs / most,
  }));
  return (
    <Figure
      title="Most jobs by"
      control={
        <Select
          aria-label="Field of the bars"
          className="h-7 w-36"
          options={choices}
          value={facet.field}
          onValueChange={(by) => go({ ...view, by })}
        />
      }
      columns={[facet.label, 'Jobs']}
      rows={bars}
    >
      <div className="grid h-full grid-rows-10">
        {bars.map((bar) => (
          <Bar key={bar.id} bar={bar} />
        ))}
      </div>
    </Figure>
  );
}

function Bar({ bar: { name, number, view, share } }: { bar: FigureRow & { share: number } }) {
  return (
    <ViewLink
      view={view}
      tabIndex={-1}
      className="group/bar flex min-h-4 items-center gap-2 rounded-sm text-2xs hover:bg-hover"
    >
      <span className="w-2/5 truncate">{name}</span>
      <span className="h-2 flex-1">
        <span
          className="block h-full rounded-r-xs bg-accent/75 group-hover/bar:bg-accent"
          style={{ width: `${100 * share}%` }}
        />
      </span>
      <span className="w-12 text-right text-ink-muted tabular-nums">{number}</span>
    </ViewLink>
  );
}
