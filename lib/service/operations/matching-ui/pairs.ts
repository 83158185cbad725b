import {
  type DescribedProfile,
  explainScores,
  hasData,
  type PairScore,
  suggestedWeights,
} from '@/lib/engine/matcher';
import { CATEGORIES, type Category, type CategoryNumbers } from '@/lib/scoring';
import { matchKnowledge } from '../../profiles';
import { nameOf } from '../scoring/weights';
import type { Ref } from './documents';
import { placeReason, reasonsOf, tellingReasons } from './reasons';
import type { Direction, Explained, Fact, Result } from './result';
import { type ShownDocument, skillsOf, summaryOf } from './summaries';

/** A scored pair as the page shows it: the scores of both directions, the facts that mattered, and the skills. */

const MOST_SKILLS = 12;

/** Returns one direction, in the categories that its source covers. */
function directionOf({ profile }: DescribedProfile, scores: CategoryNumbers): Direction {
  const suggested = suggestedWeights(profile);
  const told = CATEGORIES.filter((category) => hasData(profile, category));
  const pick = (numbers: CategoryNumbers) =>
    Object.fromEntries(told.map((category) => [category, numbers[category]]));
  return { scores: pick(scores), suggestedWeights: pick(suggested) };
}

type Enriched = ReturnType<typeof explainScores>['enriched'];

/** Returns the member of enriched scores about a category. */
export const memberOf = (category: Category) => (category === 'industries' ? 'taxonomies' : category);

/** Returns the evidence of a category of enriched scores, as the page shows it. */
export function evidenceOf(enriched: Enriched | null | undefined, category: Category): Fact[] {
  const told = enriched?.[memberOf(category)];
  return (told?.evidence ?? []).map(({ fact, type }) => ({ category: nameOf(category), fact, type }));
}

export type Pair = {
  own: Explained[];
  reverse: Explained[];
  enriched: Enriched;
  scores: NonNullable<Result['scores']>;
};

function explained(source: DescribedProfile, target: DescribedProfile, scores: CategoryNumbers) {
  const { enriched, categories } = explainScores(source, target, scores, matchKnowledge());
  const told = categories.map(
    ({ category, unweightedScore, terms }): Explained => ({
      category,
      score: unweightedScore,
      terms,
      evidence: evidenceOf(enriched, category),
    }),
  );
  return { enriched, told };
}

/** Explains a pair in full. */
export function tellPair(source: DescribedProfile, target: DescribedProfile, pair: PairScore): Pair {
  const own = explained(source, target, pair.unweighted);
  const reverse = explained(target, source, pair.reverseUnweighted);
  return {
    own: own.told,
    reverse: reverse.told,
    enriched: own.enriched,
    scores: {
      sovScore: Math.round(pair.sov),
      weightedScore: Math.round(pair.weighted),
      reverseCompatibilityScore: Math.round(pair.reverse),
      cap: pair.cap,
      own: directionOf(source, pair.unweighted),
      reverse: directionOf(target, pair.reverseUnweighted),
    },
  };
}

/** Returns the requested skills: those found, with their use, and those missing. */
function skillsFound(enriched: Enriched | null | undefined, document: ShownDocument) {
  const uses = skillsOf(document);
  const { found = [], notFound = [] } = enriched?.skills ?? {};
  return {
    foundSkills: found.map(({ skill, isCurrent }) => {
      const use = uses.get(skill.toLowerCase());
      return { name: skill, months: use?.months, lastUsed: use?.lastUsed, isCurrent };
    }),
    missingSkills: [...notFound],
  };
}

type Told = Pick<Pair, 'scores' | 'own'> & { enriched: Enriched | null | undefined };

/** Returns a scored document: its summary, its scores, all reasons, and the requested skills. */
export function scored(
  ref: Ref,
  document: ShownDocument,
  { scores, own, enriched }: Told,
  weights: CategoryNumbers,
  source?: ShownDocument | undefined,
): Result {
  return {
    ...summaryOf(document),
    ...ref,
    scores,
    facts: reasonsOf(own, weights, source && placeReason(source, document)),
    ...skillsFound(enriched, document),
  };
}

/** Returns a document of a list without scores: its summary, and the skills that were used the longest. */
export function unscored(ref: Ref, document: ShownDocument): Result {
  const skills = [...skillsOf(document).values()]
    .sort((one, other) => (other.months ?? 0) - (one.months ?? 0))
    .slice(0, MOST_SKILLS);
  return {
    ...summaryOf(document),
    ...ref,
    facts: [],
    foundSkills: skills.map((skill) => ({ ...skill, isCurrent: false })),
    missingSkills: [],
  };
}

/** Limits the results of a list to the few reasons that set them apart. */
export function withTellingReasons(results: readonly Result[]): Result[] {
  const reasons = tellingReasons(results.map(({ facts }) => facts));
  return results.map((result, at) => ({ ...result, facts: reasons[at] ?? [] }));
}

/** Keeps only the first reasons of a single result. */
export const withFewReasons = (result: Result): Result => withTellingReasons([result])[0] ?? result;
