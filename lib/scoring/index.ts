/**
 * The arithmetic of scores, on plain numbers: the service uses it, and the page of the matching UI ranks by it while
 * somebody moves the weights (docs/matching.md). It imports two fitted numbers and nothing else, so that both may use it.
 */

import { CURVE } from './curve.data';

/** wire-facts 2.3, by the names of our code. */
export const CATEGORIES = [
  'education',
  'jobTitles',
  'skills',
  'industries',
  'languages',
  'certifications',
  'executiveType',
  'managementLevel',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** A number for each category: a weight, or a score. */
export type CategoryNumbers = Record<Category, number>;

/** Share of the own side in the score of both. */
const OWN_SIDE = 0.8;

/** Returns the mean of both sides: it rises with each of them. */
export function bothSides(weighted: number, reverse: number): number {
  return OWN_SIDE * weighted + (1 - OWN_SIDE) * reverse;
}

/** Returns the share of pairs that suit, of 100, for a mean of both sides; 0 and 100 remain what they are. */
export function calibrated(mean: number, { start, slope } = CURVE): number {
  const share = (value: number) => 1 / (1 + Math.exp(-start - slope * value));
  const least = share(0);
  return (100 * (share(mean) - least)) / (share(100) - least);
}

/** Returns the score of a pair: it is scaled to 0 to `cap`, so that better matches still rank higher. */
export function sovScore(weighted: number, reverse: number, cap: number): number {
  return (calibrated(bothSides(weighted, reverse)) * cap) / 100;
}

/** Scales the weights of the categories that the source has data for to the sum 1; all 0 without data. */
export function sharesOf(says: (category: Category) => boolean, wanted: CategoryNumbers): CategoryNumbers {
  const told = (category: Category) => (says(category) ? wanted[category] : 0);
  const sum = CATEGORIES.reduce((total, category) => total + told(category), 0) || 1;
  return Object.fromEntries(
    CATEGORIES.map((category) => [category, told(category) / sum]),
  ) as CategoryNumbers;
}

/**
 * Returns the weights of a comparison: the preferred ones where the source has data for any of them, else the suggested
 * ones.
 */
export function weightsFor(
  says: (category: Category) => boolean,
  preferred: CategoryNumbers | undefined,
  suggested: () => CategoryNumbers,
): CategoryNumbers {
  if (!preferred) return suggested();
  const weights = sharesOf(says, preferred);
  return CATEGORIES.some((category) => weights[category] > 0) ? weights : suggested();
}

/** Returns the sum of the unweighted scores, each multiplied with its weight. */
export function weightedScore(unweighted: CategoryNumbers, weights: CategoryNumbers): number {
  let sum = 0;
  for (const category of CATEGORIES) sum += unweighted[category] * weights[category];
  return sum;
}

/**
 * One side of a scored pair: its unweighted scores, and its suggested weights, which are above 0 for categories with
 * data.
 */
export type ScoredSide = { scores: CategoryNumbers; suggested: CategoryNumbers };

/** Returns the three scores of a pair for any weights and its cap, unrounded: the same numbers as in a new match. */
export function scoresFor(
  own: ScoredSide,
  reverse: ScoredSide,
  preferred: CategoryNumbers | undefined,
  cap = 100,
) {
  const oneWay = ({ scores, suggested }: ScoredSide) =>
    weightedScore(
      scores,
      weightsFor(
        (category) => suggested[category] > 0,
        preferred,
        () => suggested,
      ),
    );
  const weighted = oneWay(own);
  const other = oneWay(reverse);
  return { weighted, reverse: other, sov: sovScore(weighted, other, cap) };
}
