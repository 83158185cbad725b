import type { CategoryWeightsData, FilterCriteriaData } from '@/lib/contracts';

/**
 * Source of a match: a job, a candidate, a search, with the parameters of the list of candidates, or a job of the
 * market, by its number there.
 */
export type MatchSource =
  | { kind: 'job'; id: string }
  | { kind: 'candidate'; id: string }
  | { kind: 'search'; params: string }
  | { kind: 'market'; id: string };

/** Actions of the buttons of the matcher; each is the `Data` of one hook. */
export const MATCHER_ACTS = ['shortlist', 'reject', 'tag', 'note', 'open'] as const;

export type MatcherAct = (typeof MATCHER_ACTS)[number];

/**
 * A matcher to embed. `url` can be opened once; messages come from `origin`. `title` is the source of the match,
 * `preferences` is true if weights and filters are the saved ones, and `leftOut` lists filters of a search that the
 * index does not know.
 */
export type EmbeddedMatcher = {
  url: string;
  origin: string;
  title: string;
  preferences: boolean;
  leftOut: string[];
};

/** Weights and filters of the last query. */
export type MatchPreferences = {
  filterCriteria?: FilterCriteriaData | null | undefined;
  preferredCategoryWeights?: CategoryWeightsData | null | undefined;
};

/** Name of a document of the matcher in this workspace, and the decision about it for the job. */
export type MatchedName = { id: string; name: string; mark: string | null };
