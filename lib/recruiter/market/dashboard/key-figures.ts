import { lifetimeBins } from '../figures/distribution';
import { periodOf, rangeOfPeriod } from '../figures/periods';
import { MINIMUM_N, quantileOf } from '../figures/statistics';
import { factsAt, factsOfPeriods, type PeriodFacts } from '../figures/trend';
import type { KeyFigure, NumberForm, RowLabel } from '../figures/types';
import { textOf, valuesOf } from '../search/members';
import type { MarketFilter } from '../search/view';
import { ACTIVE, type Asking, buckets, ENDED, facets, jobsOf, periodsOf } from './ask';
import { medianPay, medianPayByPeriod } from './panels/pay';
import { lifetimes, movementOf } from './panels/time';

/** The numbers at the head of a dashboard, each against the period before and the same of the year before. */

const COUNT: NumberForm = { type: 'count' };
/** The most buckets that the API gives at once. */
const MOST_BUCKETS = 10_000;

const has = (asking: Asking, ...fields: string[]) => fields.every((field) => field in asking.fields);

/** The values of the compared periods, each as it is measured. */
async function compared<T>(asking: Asking, measure: (start: string) => T) {
  const periods = await periodsOf(asking);
  return {
    start: periods.last,
    value: measure(periods.last),
    before: measure(periods.before),
    yearBefore: measure(periods.yearBefore),
  };
}

function periodLabel(asking: Asking, start: string): RowLabel {
  return { type: 'period', unit: asking.unit, start };
}

async function ofPeriod(
  asking: Asking,
  given: { id: string; label: string; method: string; filter: 'date' | 'expiration_date' },
  measure: (start: string) => number | null,
): Promise<KeyFigure> {
  const { start, value, before, yearBefore } = await compared(asking, measure);
  return {
    ...{ id: given.id, label: given.label, value, before, yearBefore },
    form: COUNT,
    detail: periodLabel(asking, start),
    basis: { n: value ?? 0, of: 'jobs', method: given.method },
    narrows: [{ name: `${given.filter}__range`, value: rangeOfPeriod(start, asking.unit) }],
  };
}

/** Open, new and ended jobs. */
async function movement(asking: Asking): Promise<KeyFigure[]> {
  const hasEnds = has(asking, 'expiration_date');
  const [moved, active] = await Promise.all([
    movementOf(asking),
    hasEnds ? buckets(asking, {}, ACTIVE) : null,
  ]);
  const facts = factsOfPeriods(moved);
  const of = (member: keyof Pick<PeriodFacts, 'begun' | 'ended' | 'open'>) => (start: string) =>
    factsAt(facts, start)?.[member] ?? null;
  const { last, yearBefore } = await periodsOf(asking);
  const open = active?.reduce((sum, bucket) => sum + jobsOf(bucket), 0) ?? null;
  const openFigure: KeyFigure = {
    ...{ id: 'open', label: 'Open now', value: open, form: COUNT, detail: null },
    before: of('open')(last),
    yearBefore: of('open')(yearBefore),
    basis: {
      n: open ?? 0,
      of: 'jobs',
      method: `Jobs without an end by today, against those that were open when the last complete ${asking.unit} of the data ended and a year before that.`,
    },
    narrows: [ACTIVE],
  };
  const begun = {
    id: 'new',
    label: 'New',
    filter: 'date' as const,
    method: 'Jobs by the day of their first posting.',
  };
  const ended = {
    id: 'ended',
    label: 'Ended',
    filter: 'expiration_date' as const,
    method: 'Jobs by the day on which the last of their postings ended.',
  };
  return [
    ...(hasEnds ? [openFigure] : []),
    await ofPeriod(asking, begun, of('begun')),
    ...(hasEnds && facts.some((each) => each.ended !== null)
      ? [await ofPeriod(asking, ended, of('ended'))]
      : []),
  ];
}

/** Postings a job has. Older jobs had more time to be posted again, so nothing is compared. */
async function postings(asking: Asking): Promise<KeyFigure[]> {
  const [found, { total }] = await Promise.all([buckets(asking, { _group: 'posting' }), facets(asking)]);
  const count = found.reduce((sum, bucket) => sum + jobsOf(bucket), 0);
  return [
    {
      ...{ id: 'postings', label: 'Postings a job', form: { type: 'decimal' }, detail: null },
      ...{ value: total > 0 ? count / total : null, before: null, yearBefore: null, narrows: [] },
      basis: {
        n: count,
        of: 'postings',
        method:
          'Postings of the jobs of the question, by jobs. Older jobs had more time to be posted again, so it is not compared.',
      },
    },
  ];
}

async function employers(asking: Asking): Promise<KeyFigure[]> {
  if (!has(asking, 'organization_name')) return [];
  const found = await buckets(asking, { _group: 'organization_name', _limit: MOST_BUCKETS, _labels: false });
  const isAll = found.length < MOST_BUCKETS;
  return [
    {
      ...{ id: 'employers', label: isAll ? 'Employers' : 'Employers, at least', form: COUNT, detail: null },
      ...{ value: found.length, before: null, yearBefore: null, narrows: [] },
      basis: {
        n: found.length,
        of: 'names',
        method: `Different names of employers${isAll ? '' : `; the market tells the first ${MOST_BUCKETS} alone`}.`,
      },
    },
  ];
}

/** The share of new jobs that employers posted themselves. */
async function direct(asking: Asking): Promise<KeyFigure[]> {
  if (!has(asking, 'via_intermediary', 'date')) return [];
  const group = `date__${asking.unit}`;
  const found = await buckets(asking, { _group: `${group},via_intermediary` });
  const of = (start: string) => {
    const there = found.filter((bucket) => textOf(bucket[group]) === start);
    const all = there.reduce((sum, bucket) => sum + jobsOf(bucket), 0);
    const own = there.filter((bucket) => valuesOf(bucket.via_intermediary)[0]?.value === 'false');
    return {
      n: all,
      share: all < MINIMUM_N ? null : own.reduce((sum, bucket) => sum + jobsOf(bucket), 0) / all,
    };
  };
  const { start, value, before, yearBefore } = await compared(asking, of);
  return [
    {
      ...{ id: 'direct', label: 'Posted by the employer', form: { type: 'share' } },
      ...{ value: value.share, before: before.share, yearBefore: yearBefore.share },
      detail: periodLabel(asking, start),
      basis: { n: value.n, of: 'new jobs', method: 'New jobs that no agency posted, of all new jobs.' },
      narrows: [
        { name: 'via_intermediary', value: '0' },
        { name: 'date__range', value: rangeOfPeriod(start, asking.unit) },
      ],
    },
  ];
}

async function median(asking: Asking): Promise<KeyFigure[]> {
  const currency = has(asking, 'salary', 'salary_currency') ? await asking.currency() : null;
  if (currency === null) return [];
  const [all, byPeriod] = await Promise.all([
    medianPay(asking, currency),
    medianPayByPeriod(asking, currency),
  ]);
  const told = ({ median, jobs }: typeof all) => (jobs < MINIMUM_N ? null : median);
  const of = (start: string) => told(byPeriod.get(start) ?? { median: null, jobs: 0 });
  const { start, value, before, yearBefore } = await compared(asking, of);
  const narrows: MarketFilter[] = [{ name: 'salary_currency', value: currency }];
  const shared = { id: 'pay', label: 'Median pay', form: { type: 'money', currency } as const };
  const method = `Median of the pay for a year as stated in ${currency}, never as predicted; of fewer than ${MINIMUM_N} jobs it is not told.`;
  return value === null
    ? [
        {
          ...shared,
          ...{ value: told(all), before: null, yearBefore: null, detail: null, narrows },
          basis: { n: all.jobs, of: `jobs that state their pay in ${currency}`, method },
        },
      ]
    : [
        {
          ...shared,
          ...{ value, before, yearBefore, detail: periodLabel(asking, start) },
          basis: {
            n: byPeriod.get(start)?.jobs ?? 0,
            of: `new jobs that state their pay in ${currency}`,
            method,
          },
          narrows: [...narrows, { name: 'date__range', value: rangeOfPeriod(start, asking.unit) }],
        },
      ];
}

async function daysOnline(asking: Asking): Promise<KeyFigure[]> {
  if (!has(asking, 'date', 'expiration_date')) return [];
  const all = await lifetimes(asking);
  const of = (start: string) => {
    const within = all.filter(({ ended }) => periodOf(ended, asking.unit) === start);
    const n = within.reduce((sum, { jobs }) => sum + jobs, 0);
    return { n, median: n < MINIMUM_N ? null : quantileOf(lifetimeBins(within), 0.5) };
  };
  const { start, value, before, yearBefore } = await compared(asking, of);
  if (value.median === null) return [];
  return [
    {
      ...{ id: 'days', label: 'Median days online', form: { type: 'days' } },
      ...{ value: value.median, before: before.median, yearBefore: yearBefore.median },
      detail: periodLabel(asking, start),
      basis: {
        n: value.n,
        of: 'jobs that ended',
        method:
          'From the first posting to the end of the last, by the weeks of both, so within half a week; weeks count to the period in which they begin.',
      },
      narrows: [{ ...ENDED, value: rangeOfPeriod(start, asking.unit) }],
    },
  ];
}

/** The groups of key figures in the order in which they stand; each is asked for by itself. */
export const KEY_FIGURES = { movement, postings, employers, direct, median, daysOnline } as const;
