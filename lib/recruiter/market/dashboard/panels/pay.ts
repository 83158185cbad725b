import { payDistribution } from '../../figures/distribution';
import { periodOf, rangeOfPeriod } from '../../figures/periods';
import { type PayGroup, paidIn, payFigure } from '../../figures/ranked';
import { type Bin, MINIMUM_N, roundStep } from '../../figures/statistics';
import type { Figure, FigureRow } from '../../figures/types';
import { numberOf, textOf, valuesOf } from '../../search/members';
import { type Asking, buckets, countedValues, facets, jobsOf } from '../ask';

export const MEDIAN = 'median__salary';
const GROUPS_SHOWN = 10;
/** As many as the API returns, so that the most frequent are among them whatever they pay. */
const MOST_GROUPS = 10_000;
/** Pay beyond this multiple of the median is counted together. */
const REACH = 3;
const FINE_BINS = 300;
const BARS = 20;

/** Returns the currency in which most of the matching jobs state their pay. */
export async function usualCurrency(asking: Pick<Asking, 'filters' | 'fields'>): Promise<string | null> {
  const { valuesOf: counted } = await facets(asking);
  return counted('salary_currency')[0]?.value ?? null;
}

/** Returns the median of stated pay with the number of jobs that state it. */
export async function medianPay(asking: Asking, currency: string) {
  const [bucket] = await buckets(asking, { _metric: `${MEDIAN},count` }, ...paidIn(currency));
  return { median: numberOf(bucket?.[MEDIAN]), jobs: bucket ? jobsOf(bucket) : 0 };
}

/** Returns the same by period of first posting. */
export async function medianPayByPeriod(asking: Asking, currency: string) {
  const group = `date__${asking.unit}`;
  const found = await buckets(asking, { _group: group, _metric: `${MEDIAN},count` }, ...paidIn(currency));
  return new Map(
    found.map((bucket) => [
      textOf(bucket[group]) ?? '',
      { median: numberOf(bucket[MEDIAN]), jobs: jobsOf(bucket) },
    ]),
  );
}

/** Returns median pay by the period in which jobs were first posted. */
export async function payByPeriod(asking: Asking, currency: string): Promise<Figure> {
  const [found, { total }] = await Promise.all([medianPayByPeriod(asking, currency), facets(asking)]);
  const running = periodOf(asking.today, asking.unit);
  const rows = [...found]
    .filter(([start]) => start !== '' && start <= running)
    .map(
      ([start, { median, jobs }]): FigureRow => ({
        id: start,
        label: { type: 'period', unit: asking.unit, start },
        values: [jobs < MINIMUM_N ? null : median, jobs],
        narrows: [{ name: 'date__range', value: rangeOfPeriod(start, asking.unit) }, ...paidIn(currency)],
        ...(start === running && { isPartial: true }),
      }),
    );
  return {
    subject: { week: 'Week', month: 'Month', quarter: 'Quarter' }[asking.unit],
    columns: [
      { label: 'Median pay', form: { type: 'money', currency } },
      { label: 'Jobs', form: { type: 'count' } },
    ],
    rows,
    drawing: { type: 'trend' },
    basis: {
      n: rows.reduce((sum, { values }) => sum + (values[1] ?? 0), 0),
      of: `jobs that state their pay in ${currency}`,
      among: total,
      caution: 'Not adjusted for mix: professions and levels differ from period to period.',
      method: `Median of stated yearly pay, never of predictions, by the period of the first posting. Periods with fewer than ${MINIMUM_N} such jobs are left out.`,
    },
  };
}

/** The ranges that pay is counted in: up to `reach`, `step` wide for quartiles and `width` for bars. */
type PayScale = { reach: number; step: number; width: number };

function payScale(median: number): PayScale {
  const step = roundStep(REACH * median, FINE_BINS);
  return {
    step,
    reach: Math.ceil((REACH * median) / step) * step,
    width: Math.max(roundStep(REACH * median, BARS), step),
  };
}

/** Ranges that suit the pay of several questions; null when none states any. */
export async function sharedPayScale(askings: readonly Asking[], currency: string): Promise<PayScale | null> {
  const medians = await Promise.all(askings.map((asking) => medianPay(asking, currency)));
  const highest = Math.max(...medians.map(({ median }) => median ?? 0));
  return highest > 0 ? payScale(highest) : null;
}

/** Jobs by their pay up to `reach`, in ranges of a step. */
async function binsWithin(
  asking: Asking,
  currency: string,
  { reach, step }: Pick<PayScale, 'reach' | 'step'>,
  by?: string,
): Promise<(Bin & { start: string })[]> {
  const group = `salary__buckets_0_${reach}_${step}`;
  const found = await buckets(
    asking,
    {
      _group: by ? `${by},${group}` : group,
      _limit: by ? `,${FINE_BINS + 1}` : FINE_BINS + 1,
      _sort: by ? '_key,_key' : '_key',
      _sortdir: by ? 'asc,asc' : 'asc',
    },
    ...paidIn(currency),
  );
  return found.map((bucket) => {
    const from = Number((textOf(bucket[group]) ?? '').split('__')[0]);
    const start = by ? (textOf(bucket[by]) ?? '') : '';
    return { start, from, to: from + step, count: jobsOf(bucket) };
  });
}

/** Jobs by period and by their pay, in ranges that suit a median; pay beyond them is not among them. */
export async function payBinsByPeriod(asking: Asking, currency: string, median: number) {
  const found = await binsWithin(asking, currency, payScale(median), `date__${asking.unit}`);
  return (isWanted: (period: { start: string }) => boolean): Bin[] => {
    const bins = new Map<number, Bin>();
    for (const { start, from, to, count } of found) {
      const known = bins.get(from)?.count ?? 0;
      if (isWanted({ start })) bins.set(from, { from, to, count: known + count });
    }
    return [...bins.values()].sort((a, b) => a.from - b.from);
  };
}

/** Returns how stated pay is distributed, in the ranges of a scale. */
export async function payWithin(
  asking: Asking,
  currency: string,
  { reach, step, width }: PayScale,
): Promise<Figure | null> {
  const { median, jobs } = await medianPay(asking, currency);
  if (median === null) return null;
  const bins = await binsWithin(asking, currency, { reach, step });
  const counted = bins.reduce((sum, { count }) => sum + count, 0);
  const above = Math.max(jobs - counted, 0);
  const { total } = await facets(asking);
  const figure = payDistribution({ currency, bins, width, above, among: total });
  if (figure?.drawing.type !== 'distribution' || !figure.drawing.quartiles) return figure;
  // The median itself comes from the market; only the other two are worked out of ranges.
  return { ...figure, drawing: { ...figure.drawing, quartiles: { ...figure.drawing.quartiles, median } } };
}

/** Returns how stated pay is distributed. */
export async function pay(asking: Asking): Promise<Figure | null> {
  const currency = await asking.currency();
  if (currency === null) return null;
  const { median } = await medianPay(asking, currency);
  return median === null ? null : payWithin(asking, currency, payScale(median));
}

/** Returns the values of a field with the median of their pay. */
export async function payGroups(asking: Asking, field: string, currency: string): Promise<PayGroup[]> {
  const [found, all] = await Promise.all([
    buckets(asking, { _group: field, _metric: `${MEDIAN},count`, _limit: MOST_GROUPS }, ...paidIn(currency)),
    buckets(asking, { _group: field, _limit: MOST_GROUPS }),
  ]);
  const wholes = new Map(countedValues(all, field).map(({ value, jobs }) => [value, jobs]));
  return found.flatMap((bucket): PayGroup[] =>
    valuesOf(bucket[field]).map((value) => ({
      ...value,
      jobs: jobsOf(bucket),
      all: wholes.get(value.value) ?? null,
      median: numberOf(bucket[MEDIAN]),
    })),
  );
}

/** Returns median pay by the values of a field. */
export function payBy(field: string, subject: string) {
  return async (asking: Asking): Promise<Figure | null> => {
    const currency = await asking.currency();
    if (currency === null) return null;
    const [groups, { total }] = await Promise.all([payGroups(asking, field, currency), facets(asking)]);
    return payFigure({ subject, field, currency, groups, most: GROUPS_SHOWN, among: total });
  };
}
