import type { Metadata } from 'next';
import { Suspense } from 'react';
import { FigureSkeleton } from '@/components/market/figures/figure-skeleton';
import { MarketFigures } from '@/components/market/figures/figures';
import { Market } from '@/components/market/market';
import {
  currentUser,
  type MarketPage as Found,
  findMarketJobs,
  type ListQueryParams,
  listMarketFields,
  type MarketField,
  type MarketView,
  marketTrend,
  marketViewFrom,
} from '@/lib/recruiter';
import { readMarketJob } from '@/lib/recruiter/actions/market';
import { readerLocale } from '../reader-locale';
import { Refusal } from '../refusal';
import { fillingFor } from './filling';

export const metadata: Metadata = { title: 'Market' };

type Actor = Awaited<ReturnType<typeof currentUser>>;

export default async function MarketPage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, params] = await Promise.all([currentUser(), searchParams]);
  const view = marketViewFrom(params);
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const fields = known.value.state === 'found' ? known.value.found : [];
  const jobs = await findMarketJobs(actor, view);
  if (!jobs.ok) return <Refusal problem={jobs.problem} />;
  return (
    <Market
      view={view}
      fields={fields}
      reply={jobs.value}
      filling={await fillingFor(actor)}
      actions={{ job: readMarketJob }}
      figures={
        jobs.value.state === 'found' &&
        jobs.value.found.total > 0 && (
          <Suspense fallback={<FigureSkeleton />}>
            <Figures actor={actor} view={view} fields={fields} found={jobs.value.found} />
          </Suspense>
        )
      }
    />
  );
}

/** The charts come after the list, since they are a separate question. */
async function Figures({
  actor,
  view,
  fields,
  found,
}: {
  actor: Actor;
  view: MarketView;
  fields: readonly MarketField[];
  found: Found;
}) {
  const trend = await marketTrend(actor, { filters: view.filters });
  return (
    <MarketFigures
      trend={trend.ok && trend.value.state === 'found' ? trend.value.found : null}
      facets={found.facets}
      total={found.total}
      fields={fields}
      view={view}
      locale={await readerLocale()}
    />
  );
}
