import { CATEGORIES, type Category, type CategoryNumbers, sovScore, weightedScore } from '@/lib/scoring';
import type { Profile } from '../profile';
import { compareIndustries } from './industries';
import { capOf } from './musts';
import {
  compareCertifications,
  compareEducation,
  compareExecutiveType,
  compareLanguages,
  compareManagement,
} from './requirements';
import { compareSkills } from './skills';
import { compareTitles, type TitleOptions } from './titles';
import { appliedWeights, hasData } from './weights';

/** A pair of documents to its scores: arithmetic on two profiles, and nothing else (docs/matching.md). */

export type ScoreOptions = TitleOptions & {
  /** The month from which the last use of skills is counted back (`months.ts`). */
  month: number;
  /** PreferredCategoryWeights, each 0 or more. */
  preferred?: CategoryNumbers | undefined;
};

/** Scores of 0 to 100 with all their digits. */
export type PairScore = {
  sov: number;
  weighted: number;
  reverse: number;
  /** Highest score of both where a must is missing; 100 if none is (docs/matching.md). */
  cap: number;
  /** The unweighted scores; 0 in a category that the source has no data for, whose weight is 0. */
  unweighted: CategoryNumbers;
  /** The same with the sides swapped. */
  reverseUnweighted: CategoryNumbers;
};

const COMPARE: Record<
  Category,
  (source: Profile, target: Profile, options: ScoreOptions) => number | undefined
> = {
  education: compareEducation,
  jobTitles: compareTitles,
  skills: compareSkills,
  industries: compareIndustries,
  languages: compareLanguages,
  certifications: compareCertifications,
  executiveType: compareExecutiveType,
  managementLevel: compareManagement,
};

/** Value of a category that the target does not mention: not zero, but a plausible one. */
export const UNTOLD: CategoryNumbers = {
  education: 50,
  jobTitles: 20,
  skills: 10,
  industries: 30,
  languages: 50,
  certifications: 20,
  executiveType: 50,
  managementLevel: 50,
};

/** 0 to 100; 0 where the source has no data for the category. */
export function unweightedScore(
  category: Category,
  source: Profile,
  target: Profile,
  options: ScoreOptions,
): number {
  if (!hasData(source, category)) return 0;
  const share = COMPARE[category](source, target, options);
  return share === undefined ? UNTOLD[category] : 100 * share;
}

/** One side of a comparison; its weights depend only on it. */
export type Side = { profile: Profile; weights: CategoryNumbers };

export function sideOf(profile: Profile, { preferred }: Partial<ScoreOptions>): Side {
  return { profile, weights: appliedWeights(profile, preferred) };
}

/** Share of the gap left by titles that texts of the same meaning fill. */
const SHARE_OF_MEANING = 0.2;

/** Titles and skills whose texts are similar in meaning add to the score; they never lower it. */
function withMeaning(jobTitles: number, closeness: number | undefined): number {
  return jobTitles + (100 - jobTitles) * SHARE_OF_MEANING * (closeness ?? 0) ** 2;
}

function oneWay({ profile, weights }: Side, target: Profile, options: ScoreOptions, closeness?: number) {
  const unweighted = {} as CategoryNumbers;
  for (const category of CATEGORIES)
    unweighted[category] = unweightedScore(category, profile, target, options);
  if (hasData(profile, 'jobTitles')) unweighted.jobTitles = withMeaning(unweighted.jobTitles, closeness);
  return { unweighted, weighted: weightedScore(unweighted, weights) };
}

/** Above every score of one side, whose rounding may exceed the weights. */
const MOST = 100.001;

/**
 * Scores a target for a source; some tens of microseconds. `closeness` is how near the two are in meaning by a model, 0 to
 * 1, where one was asked; without it nothing is added.
 */
export function scorePair(
  source: Side,
  target: Profile,
  options: ScoreOptions,
  closeness?: number,
): PairScore {
  return bothWays(oneWay(source, target, options, closeness), source, target, { options, closeness });
}

/** Returns the same score if it may reach `least`; undefined if it cannot, which mostly shows on one side already. */
export function scorePairFrom(
  least: number,
  source: Side,
  target: Profile,
  options: ScoreOptions,
  closeness?: number,
): PairScore | undefined {
  const own = oneWay(source, target, options, closeness);
  if (sovScore(own.weighted, MOST, capOf(source.profile, target)) < least) return undefined;
  return bothWays(own, source, target, { options, closeness });
}

function bothWays(
  own: ReturnType<typeof oneWay>,
  source: Side,
  target: Profile,
  { options, closeness }: { options: ScoreOptions; closeness: number | undefined },
): PairScore {
  const other = oneWay(sideOf(target, options), source.profile, options, closeness);
  const cap = capOf(source.profile, target);
  return {
    ...own,
    cap,
    reverse: other.weighted,
    reverseUnweighted: other.unweighted,
    sov: sovScore(own.weighted, other.weighted, cap),
  };
}
