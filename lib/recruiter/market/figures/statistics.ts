import type { Quartiles } from './types';

/** Count of values at or above `from` and below `to`. */
export type Bin = { from: number; to: number; count: number };

/** Fewest jobs for a median or a percentage: one employer's pay is not the market's. */
export const MINIMUM_N = 10;

/** Returns a part of a whole; null where the whole is too small for a percentage. */
export function shareOf(part: number, whole: number): number | null {
  return whole < MINIMUM_N ? null : part / whole;
}

/** The share of false alarms among reported changes. */
const FALSE_ALARMS = 0.05;

/**
 * Returns the value below which a share of the counted values is, by linear interpolation within its bin; null when
 * nothing was counted. Bins are in order.
 */
export function quantileOf(bins: readonly Bin[], share: number): number | null {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const wanted = share * total;
  let before = 0;
  for (const { from, to, count } of bins) {
    if (count > 0 && before + count >= wanted) return from + ((wanted - before) / count) * (to - from);
    before += count;
  }
  return bins.at(-1)?.to ?? null;
}

/** Returns the quartiles of binned values; null for fewer than the minimum. */
export function quartilesOf(bins: readonly Bin[]): Quartiles | null {
  const n = bins.reduce((sum, { count }) => sum + count, 0);
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => quantileOf(bins, share));
  if (n < MINIMUM_N || lower == null || median == null || upper == null) return null;
  return { lower, median, upper };
}

/** Returns a round width (1, 2 or 5 times a power of ten) at which `reach` makes at most `bins` bins. */
export function roundStep(reach: number, bins: number): number {
  const least = Math.max(reach / bins, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= least) ?? least;
}

/** Returns the chance that a standard normal value is at least this far from zero (Abramowitz and Stegun 26.2.17). */
export function twoSidedChance(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return Math.min(1, (2 * Math.exp((-z * z) / 2) * series) / Math.sqrt(2 * Math.PI));
}

/** A number out of a total, at two times. */
export type TwoShares = { before: number; totalBefore: number; now: number; totalNow: number };

/** Returns the chance that two shares differ this much without a change: the two-proportion z-test, pooled. */
export function chanceOfShares({ before, totalBefore, now, totalNow }: TwoShares): number {
  if (totalBefore === 0 || totalNow === 0) return 1;
  const pooled = (before + now) / (totalBefore + totalNow);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / totalBefore + 1 / totalNow));
  return spread === 0 ? 1 : twoSidedChance((now / totalNow - before / totalBefore) / spread);
}

/** Returns the chance that two counts differ this much when both have the same rate. */
export function chanceOfCounts(before: number, now: number): number {
  return before + now === 0 ? 1 : twoSidedChance((now - before) / Math.sqrt(before + now));
}

/**
 * Returns which of several tests count as a change when all are made at once, so that of those that do at most one in twenty is
 * noise (Benjamini and Hochberg 1995).
 */
export function significant(chances: readonly number[]): boolean[] {
  const sorted = [...chances].sort((a, b) => a - b);
  const last = sorted.findLastIndex(
    (chance, index) => chance <= ((index + 1) / sorted.length) * FALSE_ALARMS,
  );
  const limit = sorted[last];
  return chances.map((chance) => limit !== undefined && chance <= limit);
}
