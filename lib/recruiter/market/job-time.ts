import type { ParsedJob } from '@/lib/contracts';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { ENDED } from './dashboard/ask';
import { askingOf } from './dashboard/load';
import { lifetimes } from './dashboard/panels/time';
import { lifetimeBins } from './figures/distribution';
import { MINIMUM_N, quartilesOf } from './figures/statistics';
import type { Quartiles } from './figures/types';
import { type MarketOfJob, type MarketPeriod, periodOfMarket, placesOfJob } from './places-of-job';
import type { KnownFields } from './search/fields';
import { standingOfJob } from './standing';

/** How long jobs like one of ours were online until they ended, in days. */
export type JobTimeStanding = MarketOfJob & { n: number; period: MarketPeriod | null; days: Quartiles };

const NEEDS = ['profession', 'date', 'expiration_date'];

/** Looks in the nearest place where enough jobs ended; null when there is none. */
async function standingOf(
  fields: KnownFields,
  job: ParsedJob,
  profession: MarketOfJob['profession'],
): Promise<JobTimeStanding | null> {
  for (const place of placesOfJob(fields, job)) {
    const filters = [{ name: 'profession', value: profession.id }, ...place.filters];
    const asking = askingOf(fields, { filters, unit: 'month', currency: null });
    const bins = lifetimeBins(await lifetimes(asking));
    const n = bins.reduce((sum, { count }) => sum + count, 0);
    const days = n < MINIMUM_N ? null : quartilesOf(bins);
    if (days) return { ...place, profession, n, days, period: await periodOfMarket(asking, ENDED) };
  }
  return null;
}

/**
 * Returns how long the market's jobs for the profession of a job were online, near its place, in its country or anywhere:
 * wherever at least ten ended. Null when that is nowhere. Any member.
 */
export const jobTimeStanding = defineUseCase(reads('viewer'), recordId, (_actor, id) =>
  standingOfJob(id, NEEDS, standingOf),
);
