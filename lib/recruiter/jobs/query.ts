import { COMMON_FILTERS, type FiltersOf, type ListQuery, listLanguage } from '../records/list-query';
import { FACT_FILTERS } from '../search/filters';
import { JOB_SORTS, type JobSort } from './types';

/** Query language of the list of jobs. */
export const JOB_LIST = listLanguage(
  {
    ...COMMON_FILTERS,
    ...FACT_FILTERS,
    skills: { parameter: 'skill', of: 'texts' },
    employers: { parameter: 'employer', of: 'texts' },
    contracts: { parameter: 'contract', of: 'texts' },
    employments: { parameter: 'employment', of: 'texts' },
    remote: { parameter: 'remote', of: 'truth' },
    hasSalary: { parameter: 'salary', of: 'truth' },
  },
  JOB_SORTS,
  ['name', 'employer', 'location', 'distance', 'closes'],
);

export type JobFilters = FiltersOf<(typeof JOB_LIST)['filters']>;

export type JobListQuery = ListQuery<JobFilters, JobSort>;
