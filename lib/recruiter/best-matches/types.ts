/** A sentence that explains the score of a category. */
export type MatchFact = { fact: string; type: 'Negative' | 'Mixed' | 'Positive' };

/** The categories as scores name them, in the order in which they are shown. */
export const SCORED_CATEGORIES = [
  'jobTitles',
  'skills',
  'taxonomies',
  'education',
  'languages',
  'certifications',
  'executiveType',
  'managementLevel',
] as const;

/** Result of one category of a match, 0 to 100: what was found, what was missing, and why. */
export type CategoryMatch = {
  category: (typeof SCORED_CATEGORIES)[number];
  score: number;
  found: string[];
  missing: string[];
  facts: MatchFact[];
};

/**
 * A candidate for a job, or a job for a candidate. `score` orders the list: from `weightedScore`, how far the match
 * meets the requirements, and `reverseScore`, the same the other way round; all whole and of 0 to 100. The categories
 * are those that the source has data for.
 */
export type DossierMatch = {
  id: string;
  name: string;
  title: string | null;
  employer: string | null;
  city: string | null;
  score: number;
  weightedScore: number;
  reverseScore: number;
  categories: CategoryMatch[];
};

/**
 * The best matches, the highest score first. `total` is how many were compared. `weights` are those that were applied.
 */
export type DossierMatches = {
  matches: DossierMatch[];
  total: number;
  weights: Partial<Record<MatchWeight, number>>;
};

/** The categories as weights name them. */
export const MATCH_WEIGHTS = [
  'jobTitles',
  'skills',
  'industries',
  'education',
  'languages',
  'certifications',
  'executiveType',
  'managementLevel',
] as const;

export type MatchWeight = (typeof MATCH_WEIGHTS)[number];
