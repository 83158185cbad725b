import { CATEGORIES, type Category, type CategoryNumbers, sovScore, weightedScore } from '@/lib/scoring';
import type { Profile } from '../profile';
import { compareIndustries } from './industries';
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
  /** PreferredCategoryWeights, each 0 or more. */
  preferred?: CategoryNumbers | undefined;
};

/** Scores of 0 to 100 with all their digits. */
export type PairScore = {
  sov: number;
  weighted: number;
  reverse: number;
  /** The unweighted scores; 0 in a category of which the source says nothing, whose weight is 0. */
  unweighted: CategoryNumbers;
  /** The same with the sides swapped. */
  reverseUnweighted: CategoryNumbers;
};

const COMPARE: Record<
  Category,
  (source: Profile, target: Profile, options: TitleOptions) => number | undefined
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

/** What a category is given where the target says nothing of it: not nothing, but what may well be. */
const UNTOLD: CategoryNumbers = {
  education: 50,
  jobTitles: 20,
  skills: 10,
  industries: 30,
  languages: 50,
  certifications: 20,
  executiveType: 50,
  managementLevel: 50,
};

/** 0 to 100; 0 where the source says nothing of the category. */
export function unweightedScore(
  category: Category,
  source: Profile,
  target: Profile,
  options: TitleOptions,
): number {
  if (!hasData(source, category)) return 0;
  const share = COMPARE[category](source, target, options);
  return share === undefined ? UNTOLD[category] : 100 * share;
}

/** One side of a comparison, whose weights depend on it alone. */
export type Side = { profile: Profile; weights: CategoryNumbers };

export function sideOf(profile: Profile, { preferred }: ScoreOptions): Side {
  return { profile, weights: appliedWeights(profile, preferred) };
}

function oneWay({ profile, weights }: Side, target: Profile, options: ScoreOptions) {
  const unweighted = {} as CategoryNumbers;
  for (const category of CATEGORIES)
    unweighted[category] = unweightedScore(category, profile, target, options);
  return { unweighted, weighted: weightedScore(unweighted, weights) };
}

/** Above every score of one side, whose last digits may be more than the weights allow. */
const MOST = 100.001;

/** Scores a target for a source; some tens of microseconds. */
export function scorePair(source: Side, target: Profile, options: ScoreOptions): PairScore {
  return bothWays(oneWay(source, target, options), source, target, options);
}

/**
 * The same score where it may be `least` or more; undefined where it cannot, which mostly shows in one side alone.
 */
export function scorePairFrom(
  least: number,
  source: Side,
  target: Profile,
  options: ScoreOptions,
): PairScore | undefined {
  const own = oneWay(source, target, options);
  return sovScore(own.weighted, MOST) < least ? undefined : bothWays(own, source, target, options);
}

function bothWays(
  own: ReturnType<typeof oneWay>,
  source: Side,
  target: Profile,
  options: ScoreOptions,
): PairScore {
  const other = oneWay(sideOf(target, options), source.profile, options);
  return {
    ...own,
    reverse: other.weighted,
    reverseUnweighted: other.unweighted,
    sov: sovScore(own.weighted, other.weighted),
  };
}
