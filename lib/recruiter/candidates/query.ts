import { COMMON_FILTERS, type FiltersOf, type ListQuery, listLanguage } from '../records/list-query';
import { CAREER_FILTERS, FACT_FILTERS } from '../search/filters';
import { CANDIDATE_SORTS, type CandidateSort } from './types';

/**
 * Query language of the list of candidates. `skills` matches those who have at least `minimumSkills` of them (one by
 * default), however they are written.
 */
export const CANDIDATE_LIST = listLanguage(
  {
    ...COMMON_FILTERS,
    ...FACT_FILTERS,
    ...CAREER_FILTERS,
    skills: { parameter: 'skill', of: 'texts' },
    minimumSkills: { parameter: 'min-skills', of: 'number', most: 50 },
    minimumMonths: { parameter: 'min-months', of: 'number', most: 1200 },
    maximumMonths: { parameter: 'max-months', of: 'number', most: 1200 },
    hasFindings: { parameter: 'findings', of: 'truth' },
    misfit: { parameter: 'misfit', of: 'truth' },
  },
  CANDIDATE_SORTS,
  ['name', 'title', 'employer', 'location', 'distance'],
);

export type CandidateFilters = FiltersOf<(typeof CANDIDATE_LIST)['filters']>;

export type CandidateListQuery = ListQuery<CandidateFilters, CandidateSort>;
