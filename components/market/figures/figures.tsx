'use client';

import { useCallback } from 'react';
import { Callout } from '@/components/ui/callout';
import { Select } from '@/components/ui/select';
import {
  type Figure,
  filteredBy,
  type MarketFacet,
  type MarketField,
  type MarketFilter,
  type MarketView,
  rankedFigure,
} from '@/lib/recruiter/vocabulary';
import { ChartProvider } from '../charts/context';
import { FigureFrame } from '../charts/figure-frame';
import { marketHref } from '../market-path';
import { useMarketNavigation } from '../navigation';
import { hasListedValues } from '../search/listed-values';
import { periodWords } from '../search/question-words';
import { FIGURES_LOOK } from './figure-skeleton';

/** Number of bars that are as high as the trend next to them. */
const BARS = 6;
const HEIGHT = 160;

/** The charts of a view. A datum leads to the jobs that it counts. */
export function MarketFigures({
  trend,
  facets,
  total,
  fields,
  view,
  locale,
}: {
  /** Null when the market did not return it. */
  trend: Figure | null;
  facets: readonly MarketFacet[];
  total: number;
  fields: readonly MarketField[];
  view: MarketView;
  locale: string;
}) {
  const { go, openJob } = useMarketNavigation();
  const narrow = useCallback(
    (narrows: readonly MarketFilter[]) => go(filteredBy(view, ...narrows)),
    [go, view],
  );
  const hrefOf = useCallback(
    (narrows: readonly MarketFilter[]) => marketHref(filteredBy(view, ...narrows), openJob),
    [view, openJob],
  );
  return (
    <ChartProvider locale={locale} period={periodWords(view.filters, fields)} hrefOf={hrefOf} go={narrow}>
      <div className={FIGURES_LOOK}>
        {trend ? (
          <FigureFrame title="New and open jobs" figure={trend} height={HEIGHT} />
        ) : (
          <Callout tone="caution">
            The market did not say how many jobs there were each month. Try again later.
          </Callout>
        )}
        <TopValues facets={facets} total={total} fields={fields} view={view} />
      </div>
    </ChartProvider>
  );
}

/** The most frequent values of a chosen field. */
function TopValues({
  facets,
  total,
  fields,
  view,
}: {
  facets: readonly MarketFacet[];
  total: number;
  fields: readonly MarketField[];
  view: MarketView;
}) {
  const { go } = useMarketNavigation();
  const chosen = facets.find(({ field }) => field === view.by) ?? facets[0];
  if (!chosen) return null;
  const { field, label, values } = chosen;
  const figure = rankedFigure({ subject: label, field, values, total, most: BARS });
  const choices = fields
    .filter(hasListedValues)
    .map(({ name, label: words }) => ({ value: name, label: words }));
  const control = (
    <Select
      aria-label="Field of the bars"
      className="h-7 w-36"
      options={choices}
      value={field}
      onValueChange={(by) => go({ ...view, by })}
    />
  );
  return figure && <FigureFrame title="Most jobs by" figure={figure} height={HEIGHT} control={control} />;
}
