import type { ParsedJob } from '@/lib/contracts';
import type { DossierDetail, DossierLine, Facet, ListFacets, ListPage } from '../records/types';

/** Columns of the list, in the order in which they are offered; also the columns of the CSV export. */
export const JOB_COLUMNS = [
  'name',
  'employer',
  'location',
  'distance',
  'remote',
  'contract',
  'employment',
  'salary',
  'skills',
  'languages',
  'profession',
  'posted',
  'closes',
  'reference',
  'tags',
  'added',
  'updated',
] as const;

export type JobColumn = (typeof JOB_COLUMNS)[number];

/**
 * `relevance` puts matches in title or employer before matches in the text, and then the nearest where a distance is
 * requested; without either it is `updated`. So is `distance` without a distance.
 */
export const JOB_SORTS = [
  'relevance',
  'name',
  'employer',
  'location',
  'distance',
  'salary',
  'posted',
  'closes',
  'added',
  'updated',
] as const;

export type JobSort = (typeof JOB_SORTS)[number];

/** One line of the list, corrections applied; `name` is the title of the posting. Salaries are yearly, days yyyy-MM-dd. */
export type JobListItem = DossierLine & {
  employer: string | null;
  city: string | null;
  countryCode: string | null;
  remote: boolean | null;
  /** Contract and employment types of the contract (parsing.md); null when the posting states none. */
  contract: string | null;
  employment: string | null;
  salaryMinimum: number | null;
  salaryMaximum: number | null;
  salaryCurrency: string | null;
  skills: string[];
  /** Required languages, ISO 639-1. */
  languages: string[];
  profession: string | null;
  documentLanguage: string | null;
  postedOn: string | null;
  closesOn: string | null;
  reference: string | null;
};

export type JobPage = ListPage<JobListItem>;

/** Choices of the filters, the most common value first, counted over all jobs. */
export type JobFacets = ListFacets & { employers: Facet[]; contracts: Facet[]; employments: Facet[] };

export type JobDetail = DossierDetail<JobListItem, ParsedJob>;

/**
 * A suggested search of the candidates for a job, with the number it finds. The filters are those of the list; they
 * define the count, and nothing is scored.
 */
export type CandidateLead = {
  label: string;
  count: number;
  filters: {
    skills?: string[];
    minimumSkills?: number;
    cities?: string[];
    countries?: string[];
    minimumMonths?: number;
  };
};
