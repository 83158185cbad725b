import { filterOfValue } from '../search/view';
import { chanceOfShares, significant, twoSidedChance } from './statistics';
import { pageOf } from './subjects';
import type { Figure, FigureRow, NumberForm } from './types';

/** A value with its new jobs in two periods. */
export type Mover = { value: string; label: string; before: number; now: number };

/** What moved between two periods, of `totals` new jobs. */
export type Movers = {
  subject: string;
  field: string;
  movers: readonly Mover[];
  totals: { before: number; now: number };
  periods: { before: string; now: string };
  /** Skills are compared by their share of new jobs, employers by how many they have. */
  by: 'share' | 'count';
  most: number;
};

/** Fewer new jobs than this in both periods together are not looked at. */
const LEAST = 10;
const COUNT: NumberForm = { type: 'count' };
const SHARE: NumberForm = { type: 'share' };
const CHANGE: NumberForm = { type: 'points' };

/** The chance of such a difference of two counts when both have the same rate. */
function chanceOfCounts(before: number, now: number): number {
  return before + now === 0 ? 1 : twoSidedChance((now - before) / Math.sqrt(before + now));
}

/** Those whose change is no chance, the largest first. */
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

/**
 * What rose and fell between two periods beyond chance, rising first. A figure without rows says that nothing did; null
 * when one of the periods has too few new jobs to say anything.
 */
export function moversFigure(given: Movers): Figure | null {
  const { subject, field, totals, periods, by, most } = given;
  if (Math.min(totals.before, totals.now) < LEAST) return null;
  const all = changed(given);
  const rising = all.filter(({ change }) => change > 0).slice(0, most);
  const falling = all.filter(({ change }) => change < 0).slice(-most);
  const valuesOf = ({ before, now, change }: (typeof all)[number]) =>
    by === 'count' ? [change, before, now] : [change, before / totals.before, now / totals.now];
  return {
    subject,
    columns: [
      {
        label: by === 'count' ? 'Change in new jobs' : 'Change in share',
        form: by === 'count' ? COUNT : CHANGE,
      },
      { label: 'Before', form: by === 'count' ? COUNT : SHARE },
      { label: 'Now', form: by === 'count' ? COUNT : SHARE },
    ],
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
      of: 'new jobs',
      method: `New jobs of ${periods.now} against ${periods.before}. ${
        by === 'count' ? 'Difference of two counts' : 'Two-proportion z-test'
      }, with at most one false alarm in twenty (Benjamini-Hochberg); changes that may be chance are left out, and so is what has fewer than ${LEAST} new jobs in both.`,
    },
  };
}
