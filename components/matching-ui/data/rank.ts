import { CATEGORIES, type Category, type CategoryNumbers, type ScoredSide, scoresFor } from '@/lib/scoring';
import type { Result } from './model';

/** Results in the order of any weights, computed from their category scores (docs/matching.md). */

type Side = NonNullable<Result['scores']>['own'];
type WireNumbers = Side['scores'];

/** Returns a number for each category. */
export function byCategory(numberOf: (category: Category) => number): CategoryNumbers {
  return Object.fromEntries(CATEGORIES.map((category) => [category, numberOf(category)])) as CategoryNumbers;
}

/** Returns a number for each category; 0 where none is given. */
export function numbersOf(told: WireNumbers | null | undefined): CategoryNumbers {
  return byCategory((category) => told?.[category] ?? 0);
}

const sideOf = ({ scores, suggestedWeights }: Side): ScoredSide => ({
  scores: numbersOf(scores),
  suggested: numbersOf(suggestedWeights),
});

/** Weights of a request or of a saved search on the scale of the sliders; undefined where none is above 0. */
export function ownWeights(told: WireNumbers | null | undefined): CategoryNumbers | undefined {
  const weights = numbersOf(told);
  const most = Math.max(...CATEGORIES.map((category) => weights[category]));
  if (most <= 0) return undefined;
  const scale = most <= 1 ? 100 : most > 100 ? 100 / most : 1;
  return byCategory((category) => Math.round(weights[category] * scale * 100) / 100);
}

/** Made once for an answer: ranking reads only numbers. */
export type Rankable = { result: Result; own: ScoredSide; reverse: ScoredSide; cap: number };

export function rankable(results: readonly Result[]): Rankable[] {
  return results.flatMap((result) =>
    result.scores
      ? [
          {
            result,
            own: sideOf(result.scores.own),
            reverse: sideOf(result.scores.reverse),
            cap: result.scores.cap ?? 100,
          },
        ]
      : [],
  );
}

export type Ranked = {
  result: Result;
  /** Whole, as the service rounds them; absent where there is nothing to compare with. */
  scores?: { sov: number; weighted: number; reverse: number };
  /** From 1. */
  place: number;
  /** Places up (positive) or down against the suggested weights. */
  moved: number;
};

type Scored = { each: Rankable; scores: ReturnType<typeof scoresFor> };

const scored = (results: readonly Rankable[], weights: CategoryNumbers | undefined): Scored[] =>
  results.map((each) => ({ each, scores: scoresFor(each.own, each.reverse, weights, each.cap) }));

/** Equal scores keep the order in which the service gave them. */
const inOrder = (all: Scored[]) => all.sort((one, other) => other.scores.sov - one.scores.sov);

/** Ranks by these weights, or by the suggested ones. */
export function rank(results: readonly Rankable[], weights: CategoryNumbers | undefined): Ranked[] {
  const suggested = weights ? inOrder(scored(results, undefined)) : [];
  const before = new Map(suggested.map(({ each }, at) => [each, at]));
  return inOrder(scored(results, weights)).map(({ each, scores }, at) => ({
    result: each.result,
    scores: {
      sov: Math.round(scores.sov),
      weighted: Math.round(scores.weighted),
      reverse: Math.round(scores.reverse),
    },
    place: at + 1,
    moved: (before.get(each) ?? at) - at,
  }));
}

/** Describes the changes of a new ranking in words for those who do not see it move; empty where nothing moved. */
export function rankingText(ranked: readonly Ranked[]): string {
  const up = ranked.filter(({ moved }) => moved > 0).length;
  const down = ranked.filter(({ moved }) => moved < 0).length;
  const [first] = ranked;
  if (!first || up + down === 0) return '';
  return `${up} up, ${down} down against the suggested weights. First is ${first.result.headline}, ${first.scores?.sov}.`;
}

/** Names of the categories as the page writes them. */
export const CATEGORY_NAMES: Record<Category, string> = {
  jobTitles: 'Job titles',
  skills: 'Skills',
  industries: 'Industries',
  education: 'Education',
  certifications: 'Certifications',
  languages: 'Languages',
  executiveType: 'Executive type',
  managementLevel: 'Management',
};

/** In which order categories are drawn: those that usually count most first. */
export const DRAWN = Object.keys(CATEGORY_NAMES) as Category[];
