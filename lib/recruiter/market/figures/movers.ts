import { filterOfValue } from '../search/view';
import { differenceOf, LEAST_COMPARED } from './changes';
import { formatsOf } from './format';
import { chanceOfCounts, chanceOfShares, significant } from './statistics';
import { pageOf } from './subjects';
import type { Figure, FigureRow, NumberForm, RowLabel } from './types';

/** A value with its new jobs in two periods. */
export type Mover = { value: string; label: string; before: number; now: number };

/** Values that moved between two periods, of `totals` new jobs. */
export type Movers = {
  subject: string;
  field: string;
  movers: readonly Mover[];
  totals: { before: number; now: number };
  periods: { before: RowLabel; now: RowLabel };
  /** Skills are compared by their share of new jobs, employers by how many they have. */
  by: 'share' | 'count';
  most: number;
};

/** Fewer new jobs than this in both periods together are not looked at. */
const LEAST = 10;
/** Periods are written the same for everybody. */
const FORMATS = formatsOf('en-GB');
const COUNT: NumberForm = { type: 'count' };
const SHARE: NumberForm = { type: 'share' };
const SIGNED: NumberForm = { type: 'difference' };
const POINTS: NumberForm = { type: 'points' };

/** Returns those whose change is not due to chance, the largest first. */
function changed({ movers, totals, by }: Movers): (Mover & { change: number })[] {
  const looked = movers.filter(({ before, now }) => before + now >= LEAST);
  const chances = looked.map(({ before, now }) =>
    by === 'count'
      ? chanceOfCounts(before, now)
      : chanceOfShares({ before, totalBefore: totals.before, now, totalNow: totals.now }),
  );
  const counts = significant(chances);
  return looked
    .filter((_, index) => counts[index])
    .map((mover) => ({
      ...mover,
      change:
        by === 'count' ? mover.now - mover.before : mover.now / totals.now - mover.before / totals.before,
    }))
    .sort((a, b) => b.change - a.change);
}

function columnsBy(by: Movers['by']): Figure['columns'] {
  const isCount = by === 'count';
  const [change, each] = isCount ? [SIGNED, COUNT] : [POINTS, SHARE];
  return [
    { label: isCount ? 'Change in new jobs' : 'Change in share', form: change },
    { label: 'Lower bound', form: change },
    { label: 'Upper bound', form: change },
    { label: isCount ? 'Jobs before' : 'Before', form: each },
    { label: isCount ? 'Jobs now' : 'Now', form: each },
    ...(isCount
      ? []
      : [
          { label: 'Jobs before', form: COUNT },
          { label: 'Jobs now', form: COUNT },
        ]),
  ];
}

/**
 * Returns significant rises and falls between two periods, rises first. A figure without rows means that there were
 * none; null when one of the periods has too few new jobs.
 */
export function moversFigure(given: Movers): Figure | null {
  const { subject, field, totals, periods, by, most } = given;
  if (Math.min(totals.before, totals.now) < LEAST_COMPARED) return null;
  const all = changed(given);
  const rising = all.filter(({ change }) => change > 0).slice(0, most);
  const falling = all.filter(({ change }) => change < 0).slice(-most);
  const valuesOf = ({ before, now, change }: (typeof all)[number]) => {
    const { low, high } = differenceOf(by, { before, now, totals });
    return by === 'count'
      ? [change, low, high, before, now]
      : [change, low, high, before / totals.before, now / totals.now, before, now];
  };
  return {
    subject,
    columns: columnsBy(by),
    rows: [...rising, ...falling].map(
      (mover): FigureRow => ({
        id: mover.value,
        label: { type: 'text', text: mover.label },
        values: valuesOf(mover),
        narrows: [filterOfValue(field, mover.value)],
        ...pageOf(field, mover.value),
      }),
    ),
    drawing: { type: 'change' },
    basis: {
      n: totals.before + totals.now,
      of: `new jobs (${FORMATS.number(totals.now, COUNT)} and ${FORMATS.number(totals.before, COUNT)})`,
      each: totals,
      period: `${FORMATS.label(periods.now)} against ${FORMATS.label(periods.before)}`,
      method: `${
        by === 'count' ? 'Difference of two counts' : 'Two-proportion z-test'
      }, with at most one false alarm in twenty (Benjamini-Hochberg); changes that may be chance are left out, and so is what has fewer than ${LEAST} new jobs in both. The bounds hold a change in 95 of 100 cases.`,
    },
  };
}
