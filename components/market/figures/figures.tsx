import { Callout } from '@/components/ui/callout';
import type { MarketFacet, MarketField, MarketView, MonthlyJobs } from '@/lib/recruiter/vocabulary';
import { hasListedValues } from '../search/listed-values';
import { FIGURES_LOOK } from './figure-skeleton';
import { TopValues } from './top-values';
import { MarketTrend } from './trend';

/** The charts of a view. A bar leads to the jobs that it counts. */
export function MarketFigures({
  months,
  facets,
  fields,
  view,
  today,
}: {
  /** Null when the market did not tell. */
  months: readonly MonthlyJobs[] | null;
  facets: readonly MarketFacet[];
  fields: readonly MarketField[];
  view: MarketView;
  today: string;
}) {
  const choices = fields.filter(hasListedValues).map(({ name, label }) => ({ value: name, label }));
  const chosen = facets.find(({ field }) => field === view.by) ?? facets[0];
  return (
    <div className={FIGURES_LOOK}>
      {months ? (
        <MarketTrend months={months} view={view} today={today} />
      ) : (
        <Callout tone="caution">
          The market did not say how many jobs there were a month. Try again later.
        </Callout>
      )}
      {chosen && <TopValues facet={chosen} choices={choices} view={view} />}
    </div>
  );
}
