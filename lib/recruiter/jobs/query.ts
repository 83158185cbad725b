import { type FiltersOf, type ListQuery, listLanguage } from '../dossiers/list-query';
import { DOSSIER_STATES } from '../dossiers/types';
import { JOB_SORTS, type JobSort } from './types';

/** What the list of jobs can be asked. */
export const JOB_LIST = listLanguage(
  {
    states: { parameter: 'state', of: 'texts', values: DOSSIER_STATES },
    tags: { parameter: 'tag', of: 'texts' },
    /** Languages of the document, ISO 639-1. */
    languages: { parameter: 'language', of: 'texts' },
    /** ISO 3166 two-letter codes. */
    countries: { parameter: 'country', of: 'texts' },
    employers: { parameter: 'employer', of: 'texts' },
    contracts: { parameter: 'contract', of: 'texts' },
    employments: { parameter: 'employment', of: 'texts' },
    remote: { parameter: 'remote', of: 'truth' },
    hasSalary: { parameter: 'salary', of: 'truth' },
    sample: { parameter: 'sample', of: 'truth' },
  },
  JOB_SORTS,
  ['name', 'employer', 'location', 'closes'],
);

export type JobFilters = FiltersOf<(typeof JOB_LIST)['filters']>;

export type JobListQuery = ListQuery<JobFilters, JobSort>;
