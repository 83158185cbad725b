import { payDistribution } from '../../figures/distribution';
import { type PayGroup, paidIn, payFigure } from '../../figures/ranked';
import { type Bin, roundStep } from '../../figures/statistics';
import type { Figure } from '../../figures/types';
import { numberOf, textOf, valuesOf } from '../../search/members';
import { type Asking, buckets, facets, jobsOf } from '../ask';

const MEDIAN = 'median__salary';
const GROUPS_SHOWN = 10;
/** As many as the API gives, so that the most frequent are among them whatever they pay. */
const MOST_GROUPS = 10_000;
/** Pay beyond so many times the median is counted together. */
const REACH = 3;
const FINE_BINS = 300;
const BARS = 20;

/** The currency in which most of the jobs that fit state their pay. */
export async function usualCurrency(asking: Pick<Asking, 'filters' | 'fields'>): Promise<string | null> {
  const { valuesOf: counted } = await facets(asking);
  return counted('salary_currency')[0]?.value ?? null;
}

/** The median of stated pay with the number of jobs that state it. */
export async function medianPay(asking: Asking, currency: string) {
  const [bucket] = await buckets(asking, { _metric: `${MEDIAN},count` }, ...paidIn(currency));
  return { median: numberOf(bucket?.[MEDIAN]), jobs: bucket ? jobsOf(bucket) : 0 };
}

/** The same by period of first posting. */
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

/** How stated pay is distributed. */
export async function pay(asking: Asking): Promise<Figure | null> {
  const currency = await asking.currency();
  if (currency === null) return null;
  const { median, jobs } = await medianPay(asking, currency);
  if (median === null) return null;
  const step = roundStep(REACH * median, FINE_BINS);
  const reach = Math.ceil((REACH * median) / step) * step;
  const group = `salary__buckets_0_${reach}_${step}`;
  const found = await buckets(
    asking,
    { _group: group, _limit: FINE_BINS + 1, _sort: '_key', _sortdir: 'asc' },
    ...paidIn(currency),
  );
  const bins = found.map((bucket): Bin => {
    const from = Number((textOf(bucket[group]) ?? '').split('__')[0]);
    return { from, to: from + step, count: jobsOf(bucket) };
  });
  const counted = bins.reduce((sum, { count }) => sum + count, 0);
  const width = Math.max(roundStep(REACH * median, BARS), step);
  const figure = payDistribution({ currency, bins, width, above: Math.max(jobs - counted, 0) });
  if (figure?.drawing.type !== 'distribution' || !figure.drawing.quartiles) return figure;
  // The median itself is told by the market; only the other two are worked out of ranges.
  return { ...figure, drawing: { ...figure.drawing, quartiles: { ...figure.drawing.quartiles, median } } };
}

/** Median pay by the values of a field. */
export function payBy(field: string, subject: string) {
  return async (asking: Asking): Promise<Figure | null> => {
    const currency = await asking.currency();
    if (currency === null) return null;
    const found = await buckets(
      asking,
      { _group: field, _metric: `${MEDIAN},count`, _limit: MOST_GROUPS },
      ...paidIn(currency),
    );
    const groups = found.flatMap((bucket): PayGroup[] =>
      valuesOf(bucket[field]).map((value) => ({
        ...value,
        jobs: jobsOf(bucket),
        median: numberOf(bucket[MEDIAN]),
      })),
    );
    return payFigure({ subject, field, currency, groups, most: GROUPS_SHOWN });
  };
}
