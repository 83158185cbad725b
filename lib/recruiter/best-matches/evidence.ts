import type { EnrichedScores } from '@/lib/contracts';
import { type CategoryMatch, SCORED_CATEGORIES } from './types';

type Scored = NonNullable<EnrichedScores[CategoryMatch['category']]>;
type Found = string | { rawTerm: string } | { skill: string };

function nameOf(found: Found): string {
  if (typeof found === 'string') return found;
  return 'skill' in found ? found.skill : found.rawTerm;
}

function categoryOf(category: CategoryMatch['category'], scored: Scored): CategoryMatch {
  const found: readonly Found[] = 'found' in scored ? scored.found : [];
  return {
    category,
    score: scored.unweightedScore,
    found: found.map(nameOf),
    missing: 'notFound' in scored ? scored.notFound : [],
    facts: scored.evidence,
  };
}

/** Returns the results of a match by category, in the order in which they are shown. */
export function categoriesOf(scores: EnrichedScores | null | undefined): CategoryMatch[] {
  return SCORED_CATEGORIES.flatMap((category) => {
    const scored = scores?.[category];
    return scored ? [categoryOf(category, scored)] : [];
  });
}
