'use client';

import { Select } from '@/components/ui/select';
import { type MarketFacet, type MarketView, withValueToggled } from '@/lib/recruiter/vocabulary';
import { useMarketNavigation, ViewLink } from '../navigation';
import { count } from '../search/words';
import { Figure } from './figure';

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
  const values = facet.values.slice(0, MOST);
  const most = values[0]?.jobs ?? 1;
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
      rows={values.map(({ label, jobs }) => ({ name: label, number: count(jobs) }))}
    >
      <ol className="grid h-full grid-rows-10">
        {values.map(({ value, label, jobs }) => (
          <li key={value} className="min-h-4">
            <ViewLink
              view={withValueToggled(view, facet.field, value)}
              className="group/bar focus-inset flex h-full items-center gap-2 rounded-sm text-2xs hover:bg-hover"
            >
              <span className="w-2/5 truncate">{label}</span>
              <span aria-hidden className="h-2 flex-1">
                <span
                  className="block h-full rounded-r-xs bg-accent/75 group-hover/bar:bg-accent"
                  style={{ width: `${(100 * jobs) / most}%` }}
                />
              </span>
              <span className="w-12 text-right text-ink-muted tabular-nums">{count(jobs)}</span>
            </ViewLink>
          </li>
        ))}
      </ol>
    </Figure>
  );
}
