import { z } from 'zod';
import * as clients from '@/lib/clients';
import type { Outcome } from '../../outcome';
import { defineUseCase } from '../../use-case';
import { numberOf, textOf } from './members';
import { Filters, parametersOf, replyTo } from './question';
import type { MarketReply, MonthlyJobs } from './types';

const GROUP = 'date__month';
const MONTHS = 24;

/** The month after yyyy-mm. */
function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}

/** Every month from the first to the last that has jobs; one that no bucket tells of has none. */
function everyMonth(buckets: readonly MonthlyJobs[]): MonthlyJobs[] {
  const jobs = new Map(buckets.map((bucket) => [bucket.month, bucket.jobs]));
  const known = [...jobs.keys()].sort();
  const [first = '', last = ''] = [known[0], known.at(-1)];
  const months: MonthlyJobs[] = [];
  for (let month = first; month !== '' && month <= last && months.length < MONTHS; month = nextMonth(month))
    months.push({ month, jobs: jobs.get(month) ?? 0 });
  return months;
}

/** The jobs that fit by the month of their first posting, the last two years of them. Viewers may. */
export const marketTrend = defineUseCase(
  'viewer',
  z.object({ filters: Filters }),
  (_actor, { filters }): Promise<Outcome<MarketReply<MonthlyJobs[]>>> =>
    replyTo(
      () =>
        clients.aggregateMarket({
          ...parametersOf(filters),
          _group: GROUP,
          _sort: '_key',
          _sortdir: 'desc',
          _limit: MONTHS,
        }),
      (buckets) =>
        everyMonth(
          buckets.map((bucket) => ({
            month: (textOf(bucket[GROUP]) ?? '').slice(0, 7),
            jobs: numberOf(bucket.count) ?? 0,
          })),
        ),
    ),
);
