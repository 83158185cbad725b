import {
  type Bin,
  chanceOfCounts,
  chanceOfShares,
  quantileOf,
  significant,
  twoSidedChance,
} from './statistics';
import type { Change, NumberForm } from './types';

/** Fewest on either side to judge a change: the interval of a count of 30 is a third of it. */
export const LEAST_COMPARED = 30;

/** Distance from the middle that covers 95 of 100 normal values. */
const Z = 1.959964;
const RATIO: NumberForm = { type: 'change' };
const POINTS: NumberForm = { type: 'points' };

/** A number as it was measured at one time. */
export type Measured =
  | { type: 'count'; n: number }
  | { type: 'share'; part: number; n: number }
  /** Bins are in order, and hold everything that `n` counts. */
  | { type: 'median'; median: number | null; n: number; bins: readonly Bin[] };

/** A change with the chance of one so large though nothing changed. */
export type TestedChange = Omit<Change, 'isClear'> & { chance: number };

/** Converts a change measured as a logarithm to one that people read. */
function ofLogarithm(log: number, spread: number, reach = Z): Omit<TestedChange, 'chance'> {
  const at = (value: number) => Math.exp(value) - 1;
  return { form: RATIO, by: at(log), low: at(log - reach * spread), high: at(log + reach * spread) };
}

function ofCounts(before: number, now: number): TestedChange {
  const spread = Math.sqrt(1 / before + 1 / now);
  return { ...ofLogarithm(Math.log(now / before), spread), chance: chanceOfCounts(before, now) };
}

type Share = Extract<Measured, { type: 'share' }>;

/** Returns the bounds of a share (Wilson 1927). */
function wilson({ part, n }: Share): { share: number; low: number; high: number } {
  const share = part / n;
  const middle = (share + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const reach = (Z / (1 + Z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return { share, low: middle - reach, high: middle + reach };
}

/** Bounds of a difference of shares from those of each (Newcombe 1998, method 10). */
function ofShares(before: Share, now: Share): TestedChange {
  const [then, later] = [wilson(before), wilson(now)];
  const by = later.share - then.share;
  return {
    form: POINTS,
    by,
    low: by - Math.hypot(later.share - later.low, then.high - then.share),
    high: by + Math.hypot(later.high - later.share, then.share - then.low),
    chance: chanceOfShares({
      ...{ before: before.part, totalBefore: before.n },
      ...{ now: now.part, totalNow: now.n },
    }),
  };
}

/** Returns the bounds of a difference of two counts, or of their shares of two totals. */
export function differenceOf(
  by: 'count' | 'share',
  { before, now, totals }: { before: number; now: number; totals: { before: number; now: number } },
): { low: number; high: number } {
  const reach = Z * Math.sqrt(before + now);
  if (by === 'count') return { low: now - before - reach, high: now - before + reach };
  return ofShares(
    { type: 'share', part: before, n: totals.before },
    { type: 'share', part: now, n: totals.now },
  );
}

type Median = Extract<Measured, { type: 'median' }>;

/** Returns the spread of the logarithm of a median, by the values around the middle (Price and Bonett 2002). */
function spreadOfMedian({ n, bins }: Median): number | null {
  const reach = Z / 2 / Math.sqrt(n);
  const [low, high] = [quantileOf(bins, 0.5 - reach), quantileOf(bins, 0.5 + reach)];
  return low === null || high === null || low <= 0 ? null : Math.log(high / low) / (2 * Z);
}

function ofMedians(before: Median, now: Median): TestedChange | null {
  const [then, later] = [spreadOfMedian(before), spreadOfMedian(now)];
  if (then === null || later === null || !before.median || !now.median) return null;
  const [log, spread] = [Math.log(now.median / before.median), Math.hypot(then, later)];
  if (spread === 0) return null;
  return { ...ofLogarithm(log, spread), chance: twoSidedChance(log / spread) };
}

/** Returns the change of a number, and its bounds; null where one side has too few. */
export function changeBetween(before: Measured, now: Measured): TestedChange | null {
  if (Math.min(before.n, now.n) < LEAST_COMPARED) return null;
  if (before.type === 'count' && now.type === 'count') return ofCounts(before.n, now.n);
  if (before.type === 'share' && now.type === 'share') return ofShares(before, now);
  return before.type === 'median' && now.type === 'median' ? ofMedians(before, now) : null;
}

/** Jobs of one kind, such as a profession at a level, with the median of their pay at two times. */
export type Kind = { before: { n: number; median: number }; now: { n: number; median: number } };

const LEAST_KINDS = 5;
/** A median of fewer jobs is one employer's. */
const LEAST_OF_KIND = 5;

/**
 * Returns the distance from the middle that covers 95 of 100 values of Student's distribution (Abramowitz and Stegun
 * 26.7.5).
 */
function reachOfStudent(freedom: number): number {
  return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
}

/**
 * Returns how pay changed among jobs of the same kinds: the mean of the changes of their medians, each weighted by its
 * jobs at both times, with bounds by the variation of the kinds. Null where too few kinds exist at both times.
 */
export function changeAtLikeMix(kinds: readonly Kind[]): TestedChange | null {
  const told = kinds.filter(({ before, now }) => Math.min(before.n, now.n) >= LEAST_OF_KIND);
  const jobs = (at: keyof Kind) => told.reduce((sum, kind) => sum + kind[at].n, 0);
  if (told.length < LEAST_KINDS || Math.min(jobs('before'), jobs('now')) < LEAST_COMPARED) return null;
  const logs = told.map(({ before, now }) => ({
    log: Math.log(now.median / before.median),
    weight: (before.n * now.n) / (before.n + now.n),
  }));
  const whole = logs.reduce((sum, { weight }) => sum + weight, 0);
  const mean = logs.reduce((sum, { log, weight }) => sum + log * weight, 0) / whole;
  const squares = logs.reduce((sum, { log, weight }) => sum + (weight * (log - mean)) ** 2, 0);
  const spread = Math.sqrt((squares * told.length) / (told.length - 1)) / whole;
  if (spread === 0) return null;
  const reach = reachOfStudent(told.length - 1);
  return { ...ofLogarithm(mean, spread, reach), chance: twoSidedChance((mean / spread) * (Z / reach)) };
}

/** Returns which of some changes are clear, testing all of them together; null still means too few. */
export function clearChanges(tested: readonly (TestedChange | null)[]): (Change | null)[] {
  const told = tested.filter((one) => one !== null);
  const clear = significant(told.map(({ chance }) => chance));
  return tested.map((one) => {
    if (one === null) return null;
    const { chance: _, ...change } = one;
    return { ...change, isClear: (clear[told.indexOf(one)] ?? false) && change.low * change.high > 0 };
  });
}
