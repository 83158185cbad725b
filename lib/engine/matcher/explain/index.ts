import type { EnrichedScores } from '@/lib/contracts';
import { CATEGORIES, type Category, type CategoryNumbers } from '@/lib/scoring';
import type { MatchKnowledge } from '../knowledge';
import type { DescribedProfile } from '../profile';
import { hasData } from '../score/weights';
import { explainEducation } from './education';
import { explainIndustries } from './industries';
import type { Explained, Told } from './model';
import {
  explainCertifications,
  explainExecutiveType,
  explainLanguages,
  explainManagement,
} from './requirements';
import { explainSkills } from './skills';
import { explainTitles } from './titles';

/** Scores in words (wire-facts 2.4): matches, gaps, and the facts for and against. */

type Member = keyof EnrichedScores;

/** The category is `Taxonomies` in the explanation, `Industries` in the weights. */
const MEMBERS: Record<Category, Member> = {
  education: 'education',
  jobTitles: 'jobTitles',
  skills: 'skills',
  industries: 'taxonomies',
  languages: 'languages',
  certifications: 'certifications',
  executiveType: 'executiveType',
  managementLevel: 'managementLevel',
};

const EXPLAIN: Record<
  Category,
  (told: Told, knowledge: MatchKnowledge) => Explained<EnrichedScores[Member]>
> = {
  education: explainEducation,
  jobTitles: explainTitles,
  skills: explainSkills,
  industries: explainIndustries,
  languages: explainLanguages,
  certifications: explainCertifications,
  executiveType: explainExecutiveType,
  managementLevel: explainManagement,
};

/** The terms of the target that were found in a category. */
type CategoryTerms = { category: Category; unweightedScore: number; terms: string[] };

type Explanation = { enriched: EnrichedScores; categories: CategoryTerms[] };

/**
 * Explains the scores of a target for a source. Categories that the source has no data for are left out: they were
 * compared with nothing.
 */
export function explainScores(
  source: DescribedProfile,
  target: DescribedProfile,
  unweighted: CategoryNumbers,
  knowledge: MatchKnowledge,
): Explanation {
  const told = CATEGORIES.filter((category) => hasData(source.profile, category)).map((category) => ({
    category,
    ...EXPLAIN[category]({ source, target, score: unweighted[category] }, knowledge),
  }));
  return {
    enriched: Object.fromEntries(
      told.map(({ category, data }) => [MEMBERS[category], data]),
    ) as EnrichedScores,
    categories: told.map(({ category, terms, data }) => ({
      category,
      unweightedScore: data?.unweightedScore ?? 0,
      terms,
    })),
  };
}
