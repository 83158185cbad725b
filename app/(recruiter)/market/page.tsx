import type { Metadata } from 'next';
import { Suspense } from 'react';
import type { Filling } from '@/components/market/empty-market';
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
  managesMarketSources,
  marketTrend,
  marketViewFrom,
} from '@/lib/recruiter';
import { Refusal } from '../refusal';
import { addMarketSample } from '../settings/actions';
import { readMarketJob, readMarketValues, suggestMarketValues } from './actions';

export const metadata: Metadata = { title: 'Market' };

type Actor = Awaited<ReturnType<typeof currentUser>>;

function fillingFor(actor: Actor): Filling {
  if (!managesMarketSources()) return { by: 'provider' };
  return actor?.role === 'owner' ? { by: 'owner', addSample: addMarketSample } : { by: 'another' };
}

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
      filling={fillingFor(actor)}
      actions={{ values: readMarketValues, suggest: suggestMarketValues, job: readMarketJob }}
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

/** The charts come after the list, since they are a question of their own. */
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
  const months = trend.ok && trend.value.state === 'found' ? trend.value.found : null;
  const today = new Date().toISOString().slice(0, 10);
  return <MarketFigures months={months} facets={found.facets} fields={fields} view={view} today={today} />;
}
