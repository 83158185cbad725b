import { z } from 'zod';
import * as clients from '@/lib/clients';
import type { Outcome } from '../../outcome';
import { defineUseCase } from '../../use-case';
import { numberOf, textOf } from './members';
import { Filters, parametersOf, replyTo } from './question';
import type { MarketReply, MonthlyJobs } from './types';

const GROUP = 'date__month';
const MONTHS = 24;

/** The month so many months before yyyy-mm. */
function monthBefore(month: string, back: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - back)).toISOString().slice(0, 7);
}

/** Every month up to the last that has jobs, two years of them at most; one that no bucket tells of has none. */
function everyMonth(buckets: readonly MonthlyJobs[]): MonthlyJobs[] {
  const jobs = new Map(buckets.map((bucket) => [bucket.month, bucket.jobs]));
  const known = [...jobs.keys()].sort();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months = Array.from({ length: MONTHS }, (_, back) => monthBefore(last, MONTHS - 1 - back));
  return months.filter((month) => month >= first).map((month) => ({ month, jobs: jobs.get(month) ?? 0 }));
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
