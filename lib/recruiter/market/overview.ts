import { z } from 'zod';
import { aggregateMarket, searchMarket } from '@/lib/clients';
import type { Outcome } from '../ground/outcome';
import { done } from '../ground/outcome';
import { defineUseCase, reads } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import type { MarketOverview, MarketShare } from './types';

const FACETS = ['profession', 'organization_name', 'region'] as const;
const SHOWN = 6;

type Facets = Record<string, { value: unknown; label?: string; count: number }[]>;

function sharesOf(facets: Facets | undefined, field: (typeof FACETS)[number]): MarketShare[] {
  return (facets?.[field] ?? []).map(({ value, label, count }) => ({
    name: label ?? String(value),
    jobs: count,
  }));
}

/** Size of the job market, and its most frequent values. */
export const marketOverview = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<MarketOverview>> => {
    const facets = { _facets: FACETS.join(), _facets_limit: FACETS.map(() => SHOWN).join() };
    const [found, postings] = await Promise.all([
      searchMarket({ _limit: 1, _fields: 'date', ...facets }),
      aggregateMarket({ _group: 'posting' }),
    ]);
    if (!found.ok) return problemOfFailure(found.failure);
    if (!postings.ok) return problemOfFailure(postings.failure);
    return done({
      jobs: found.value.total_count,
      postings: postings.value.reduce((sum, { count }) => sum + Number(count ?? 0), 0),
      professions: sharesOf(found.value.facets, 'profession'),
      employers: sharesOf(found.value.facets, 'organization_name'),
      regions: sharesOf(found.value.facets, 'region'),
    });
  },
);
