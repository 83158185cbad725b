import type { ScoredItemData } from '@/lib/contracts';
import { type DescribedProfile, explainScores, type PairScore } from '@/lib/engine/matcher';
import type { Category } from '@/lib/scoring';
import { matchKnowledge } from '../../profiles';

/** Returns a scored pair as the answers describe it (wire-facts 2.4): both sides with their findings and reasons. */
export function scoredItem(
  id: string,
  { source, target }: { source: DescribedProfile; target: DescribedProfile },
  score: PairScore,
  nameOf: (category: Category) => string,
): ScoredItemData {
  const knowledge = matchKnowledge();
  const own = explainScores(source, target, score.unweighted, knowledge);
  const other = explainScores(target, source, score.reverseUnweighted, knowledge);
  return {
    id,
    sovScore: Math.round(score.sov),
    weightedScore: Math.round(score.weighted),
    reverseCompatibilityScore: Math.round(score.reverse),
    unweightedCategoryScores: own.categories.map(({ category, unweightedScore, terms }) => ({
      category: nameOf(category),
      unweightedScore,
      termsFound: terms,
    })),
    enrichedScoreData: own.enriched,
    enrichedRcsScoreData: other.enriched,
  };
}
