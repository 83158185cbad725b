import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import type { DossierTable } from '../ground/store/tables';
import { defineUseCase, reads } from '../ground/use-case';
import { anyOf, commonConditions, facetsOf } from '../records/facets';
import { type ListRow, listOf, listQuerySchema } from '../records/list';
import type { ByFit } from '../records/order';
import { lineOf } from '../records/stored';
import { keyOf } from '../search/facts';
import { factConditions } from '../search/filter-conditions';
import { JOB_LIST, type JobFilters } from './query';
import type { JobFacets, JobListItem, JobPage, JobSort } from './types';

/** The list query, as a page or a URL hands it over. */
export const JobQuery = listQuerySchema(JOB_LIST);

const SALARY = sql<number>`coalesce(dossier.salary_maximum, dossier.salary_minimum)`;

function conditionsOf(filters: JobFilters): (Expression<SqlBool> | undefined)[] {
  const { employers, contracts, employments, remote, hasSalary } = filters;
  return [
    ...commonConditions(filters),
    ...factConditions('job', filters),
    filters.skills?.length
      ? sql<SqlBool>`dossier.skill_keys && ${filters.skills.map(keyOf)}::text[]`
      : undefined,
    anyOf('employer', employers),
    anyOf('contract', contracts),
    anyOf('employment', employments),
    remote === undefined ? undefined : sql<SqlBool>`coalesce(dossier.remote, false) = ${remote}`,
    hasSalary === undefined ? undefined : sql<SqlBool>`(${SALARY} is not null) = ${hasSalary}`,
  ];
}

const SORT_COLUMN: Record<Exclude<JobSort, ByFit | 'salary'>, keyof DossierTable> = {
  name: 'name_key',
  employer: 'employer_key',
  location: 'city_key',
  posted: 'posted_on',
  closes: 'closes_on',
  added: 'added_at',
  updated: 'updated_at',
};

/** Returns the line of the list for a row. */
export function jobLineOf(row: ListRow): JobListItem {
  return {
    ...lineOf(row),
    employer: row.employer,
    city: row.city,
    countryCode: row.country_code,
    remote: row.remote,
    contract: row.contract,
    employment: row.employment,
    salaryMinimum: row.salary_minimum,
    salaryMaximum: row.salary_maximum,
    salaryCurrency: row.salary_currency,
    skills: row.skills,
    languages: row.languages,
    profession: row.profession,
    documentLanguage: row.document_language,
    postedOn: row.posted_on,
    closesOn: row.closes_on,
    reference: row.reference,
  };
}

export const jobs = listOf<JobFilters, JobSort, JobListItem>({
  kind: 'job',
  conditions: conditionsOf,
  order: (sort) => (sort === 'salary' ? SALARY : sql.ref(`dossier.${SORT_COLUMN[sort]}`)),
  line: jobLineOf,
  skills: ({ skills }) => skills ?? [],
});

/** One page of jobs. A page beyond the last is the last. Any member. */
export const listJobs = defineUseCase(
  reads('viewer'),
  JobQuery,
  async (_actor, query): Promise<Outcome<JobPage>> => done(await jobs.page(query)),
);

/** Returns the choices of the filters. Any member. */
export const jobFacets = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<JobFacets>> =>
    done(await facetsOf(await records(), 'job', ['employers', 'contracts', 'employments'])),
);
