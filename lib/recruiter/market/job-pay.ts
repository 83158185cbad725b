import type { ParsedJob } from '@/lib/contracts';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { type Asking, buckets, jobsOf } from './dashboard/ask';
import { askingOf } from './dashboard/load';
import { medianPay, pay, usualCurrency } from './dashboard/panels/pay';
import { paidIn } from './figures/ranked';
import { MINIMUM_N } from './figures/statistics';
import type { Quartiles } from './figures/types';
import { type MarketOfJob, type MarketPeriod, periodOfMarket, placesOfJob } from './places-of-job';
import type { KnownFields } from './search/fields';
import { standingOfJob } from './standing';

/** Comparison of the pay of a job with that of the market for its profession. Pay is for a year, in one currency. */
export type JobPayStanding = MarketOfJob & {
  currency: string;
  /** Of how many jobs that state their pay, and when they were first posted. */
  n: number;
  period: MarketPeriod | null;
  quartiles: Quartiles;
  /** Pay that the job states, and the share of the others that pay less than its middle. */
  own: { from: number; to: number; below: number } | null;
};

const NEEDS = ['profession', 'salary', 'salary_currency'];

function ownPay({ salary }: ParsedJob): { from: number; to: number; currency: string } | null {
  const [low, high] = [salary?.minimum?.value, salary?.maximum?.value];
  const [from, to] = [low ?? high, high ?? low];
  return from && to && salary?.currency ? { from, to, currency: salary.currency } : null;
}

/** Returns which share of the jobs that state their pay states less than an amount. */
async function shareBelow(asking: Asking, currency: string, amount: number, n: number): Promise<number> {
  const value = `__${Math.ceil(amount) - 1}`;
  const range = { name: 'salary__range', value };
  const found = await buckets(asking, {}, ...paidIn(currency).slice(0, 1), range);
  return found.reduce((sum, bucket) => sum + jobsOf(bucket), 0) / n;
}

/** Compares with the nearest place that has enough jobs with stated pay; null when no place does. */
async function standingOf(
  fields: KnownFields,
  job: ParsedJob,
  profession: JobPayStanding['profession'],
): Promise<JobPayStanding | null> {
  const stated = ownPay(job);
  for (const { filters, where } of placesOfJob(fields, job)) {
    const asked = [{ name: 'profession', value: profession.id }, ...filters];
    const currency = stated?.currency ?? (await usualCurrency({ fields, filters: asked }));
    if (currency === null) continue;
    const asking = askingOf(fields, { filters: asked, unit: 'month', currency });
    const { jobs: n } = await medianPay(asking, currency);
    const figure = n < MINIMUM_N ? null : await pay(asking);
    if (figure?.drawing.type !== 'distribution' || !figure.drawing.quartiles) continue;
    const period = await periodOfMarket(asking, ...paidIn(currency));
    const found = { profession, filters, where, currency, n, period, quartiles: figure.drawing.quartiles };
    if (!stated) return { ...found, own: null };
    const { from, to } = stated;
    return { ...found, own: { from, to, below: await shareBelow(asking, currency, (from + to) / 2, n) } };
  }
  return null;
}

/**
 * Compares a job's pay in the market for its profession, near its place, in its country or anywhere: wherever at least
 * ten jobs state theirs in its currency. Null when that is nowhere. Any member.
 */
export const jobPayStanding = defineUseCase(reads('viewer'), recordId, (_actor, id) =>
  standingOfJob(id, NEEDS, standingOf),
);
