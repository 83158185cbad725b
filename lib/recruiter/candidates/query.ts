import { type FiltersOf, type ListQuery, listLanguage } from '../dossiers/list-query';
import { DOSSIER_STATES } from '../dossiers/types';
import { CANDIDATE_SORTS, type CandidateSort } from './types';

/**
 * What the list of candidates can be asked. `skills` admit who has at least `minimumSkills` of them (one when it is
 * left out), however they are written.
 */
export const CANDIDATE_LIST = listLanguage(
  {
    states: { parameter: 'state', of: 'texts', values: DOSSIER_STATES },
    tags: { parameter: 'tag', of: 'texts' },
    /** Languages of the document, ISO 639-1. */
    languages: { parameter: 'language', of: 'texts' },
    /** ISO 3166 two-letter codes. */
    countries: { parameter: 'country', of: 'texts' },
    cities: { parameter: 'city', of: 'texts' },
    skills: { parameter: 'skill', of: 'texts' },
    minimumSkills: { parameter: 'min-skills', of: 'number', most: 50 },
    minimumMonths: { parameter: 'min-months', of: 'number', most: 1200 },
    maximumMonths: { parameter: 'max-months', of: 'number', most: 1200 },
    hasFindings: { parameter: 'findings', of: 'truth' },
    sample: { parameter: 'sample', of: 'truth' },
  },
  CANDIDATE_SORTS,
  ['name', 'title', 'employer', 'location'],
);

export type CandidateFilters = FiltersOf<(typeof CANDIDATE_LIST)['filters']>;

export type CandidateListQuery = ListQuery<CandidateFilters, CandidateSort>;
