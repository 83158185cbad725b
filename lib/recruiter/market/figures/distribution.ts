import { weeksBetween } from './periods';
import { paidIn } from './ranked';
import { type Bin, MINIMUM_N, quartilesOf } from './statistics';
import type { Figure, FigureRow } from './types';

const COUNT = { type: 'count' } as const;
const SHARE = { type: 'share' } as const;
const COLUMNS = [
  { label: 'Jobs', form: COUNT },
  { label: 'Share', form: SHARE },
];

/** Joins neighbouring bins to a larger width, beginning at a multiple of it. */
function coarser(bins: readonly Bin[], width: number): Bin[] {
  const joined = new Map<number, number>();
  for (const { from, count } of bins) {
    const start = Math.floor(from / width) * width;
    joined.set(start, (joined.get(start) ?? 0) + count);
  }
  const starts = [...joined.keys()].sort((a, b) => a - b);
  const [first = 0, last = 0] = [starts[0], starts.at(-1)];
  const length = Math.round((last - first) / width) + 1;
  return Array.from({ length }, (_, index) => {
    const from = first + index * width;
    return { from, to: from + width, count: joined.get(from) ?? 0 };
  });
}

/** Stated pay in one currency. */
export type Pay = {
  currency: string;
  /** In order; the width is that of the quartiles. */
  bins: readonly Bin[];
  /** The width of a bar. */
  width: number;
  /** Jobs with pay above the last bin. */
  above: number;
  /** Number of matching jobs, whether they state their pay or not. */
  among?: number;
};

/** Returns how stated pay is distributed, with quartiles by interpolation within bins; null for fewer jobs than the minimum. */
export function payDistribution({ currency, bins, width, above, among }: Pay): Figure | null {
  const counted = bins.reduce((sum, { count }) => sum + count, 0);
  const n = counted + above;
  if (n < MINIMUM_N || counted === 0) return null;
  const form = { type: 'money', currency } as const;
  const ofRange = (from: number, to: number | null, count: number): FigureRow => ({
    id: String(from),
    label: { type: 'range', from, to, form },
    values: [count, count / n],
    narrows: [{ name: 'salary__range', value: `${from}__${to ?? ''}` }, ...paidIn(currency).slice(0, 1)],
  });
  const bars = coarser(bins, width);
  const reach = bars.at(-1)?.to ?? 0;
  const open: Bin[] = above > 0 ? [{ from: reach, to: 2 * reach, count: above }] : [];
  const step = bins[0] ? bins[0].to - bins[0].from : width;
  return {
    subject: 'Pay for a year',
    columns: COLUMNS,
    rows: [
      ...bars.map(({ from, to, count }) => ofRange(from, to - 1, count)),
      ...open.map(({ from, count }) => ofRange(from, null, count)),
    ],
    drawing: { type: 'distribution', quartiles: quartilesOf([...bins, ...open]) },
    basis: {
      n,
      of: `jobs that state their pay in ${currency}`,
      ...(among !== undefined && { among }),
      method: `Stated pay for a full-time year, the middle of a range, never a prediction. Quartiles are interpolated within ranges of ${step.toLocaleString('en')}.`,
    },
  };
}

/** Jobs by the weeks (their first days) in which they began and ended. */
export type Lifetime = { begun: string; ended: string; jobs: number };

const LONGEST_WEEKS = 13;

/** Converts whole weeks to days, give or take half a week. */
function binOfWeeks(weeks: number): { from: number; to: number } {
  return { from: Math.max(0, weeks * 7 - 3.5), to: weeks * 7 + 3.5 };
}

/** Returns the bins of days for which jobs were online. */
export function lifetimeBins(lifetimes: readonly Lifetime[]): Bin[] {
  const counts = new Map<number, number>();
  for (const { begun, ended, jobs } of lifetimes) {
    const weeks = weeksBetween(begun, ended);
    if (weeks >= 0) counts.set(weeks, (counts.get(weeks) ?? 0) + jobs);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([weeks, count]) => ({ ...binOfWeeks(weeks), count }));
}

/** Returns how long jobs that ended were online; null for fewer than the minimum. */
export function lifetimeFigure(lifetimes: readonly Lifetime[]): Figure | null {
  const bins = lifetimeBins(lifetimes);
  const n = bins.reduce((sum, { count }) => sum + count, 0);
  if (n < MINIMUM_N) return null;
  const weeksOf = ({ to }: Bin) => Math.round((to - 3.5) / 7);
  const rowOf = (weeks: number): FigureRow => {
    const isLast = weeks === LONGEST_WEEKS;
    const count = bins
      .filter((bin) => (isLast ? weeksOf(bin) >= weeks : weeksOf(bin) === weeks))
      .reduce((sum, bin) => sum + bin.count, 0);
    const { from, to } = binOfWeeks(weeks);
    return {
      id: String(weeks),
      label: {
        type: 'range',
        from: Math.ceil(from),
        to: isLast ? null : Math.floor(to),
        form: { type: 'days' },
      },
      values: [count, count / n],
      narrows: [],
    };
  };
  const longest = Math.min(Math.max(...bins.map(weeksOf)), LONGEST_WEEKS);
  return {
    subject: 'Days online',
    columns: COLUMNS,
    rows: Array.from({ length: longest + 1 }, (_, weeks) => rowOf(weeks)),
    drawing: { type: 'distribution', quartiles: quartilesOf(bins) },
    basis: {
      n,
      of: 'jobs that ended',
      method:
        'From the first posting to the end of the last, by the weeks of both, so within half a week. Jobs that are still open are not among them.',
    },
  };
}
