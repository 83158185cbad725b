import { type Expression, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import type { DossierTable } from '../ground/store/tables';
import { defineUseCase, reads } from '../ground/use-case';
import { commonConditions, facetsOf } from '../records/facets';
import { type ListRow, listOf, listQuerySchema } from '../records/list';
import type { ByFit } from '../records/order';
import { lineOf } from '../records/stored';
import type { ListFacets, ListPage } from '../records/types';
import { keyOf } from '../search/facts';
import { careerConditions, factConditions } from '../search/filter-conditions';
import { partsOfValue } from '../search/filters';
import type { DoubtfulColumn } from './doubts';
import { CANDIDATE_LIST, type CandidateFilters } from './query';
import type { CandidateListItem, CandidateSort } from './types';

/** The list query, as a page or a URL hands it over. */
export const CandidateQuery = listQuerySchema(CANDIDATE_LIST);

function skillKeys(filters: CandidateFilters): string[] {
  return [...new Set((filters.skills ?? []).map(keyOf))].filter((key) => key !== '');
}

/** Returns how many of these skills a candidate has. */
function skillsHad(keys: readonly string[]): Expression<number> {
  return sql<number>`(select count(*) from unnest(${keys}::text[]) as key where key = any(dossier.skill_keys))`;
}

function skillCondition(filters: CandidateFilters): Expression<SqlBool> | undefined {
  const keys = skillKeys(filters);
  if (keys.length === 0) return undefined;
  const atLeast = filters.minimumSkills ?? 1;
  if (atLeast <= 1) return sql<SqlBool>`dossier.skill_keys && ${keys}::text[]`;
  if (atLeast >= keys.length) return sql<SqlBool>`dossier.skill_keys @> ${keys}::text[]`;
  return sql<SqlBool>`dossier.skill_keys && ${keys}::text[] and ${skillsHad(keys)} >= ${atLeast}`;
}

function conditionsOf(filters: CandidateFilters): (Expression<SqlBool> | undefined)[] {
  const { minimumMonths, maximumMonths, hasFindings, misfit } = filters;
  return [
    ...commonConditions(filters),
    ...factConditions('candidate', filters),
    ...careerConditions(filters),
    skillCondition(filters),
    minimumMonths === undefined ? undefined : sql<SqlBool>`dossier.months_of_experience >= ${minimumMonths}`,
    maximumMonths === undefined ? undefined : sql<SqlBool>`dossier.months_of_experience <= ${maximumMonths}`,
    misfit === undefined ? undefined : sql<SqlBool>`dossier.misfit = ${misfit}`,
    hasFindings === undefined ? undefined : sql<SqlBool>`(dossier.findings > 0) = ${hasFindings}`,
  ];
}

const SORT_COLUMN: Record<Exclude<CandidateSort, ByFit | 'skills'>, keyof DossierTable> = {
  name: 'name_key',
  title: 'title_key',
  employer: 'employer_key',
  location: 'city_key',
  experience: 'months_of_experience',
  findings: 'findings',
  added: 'added_at',
  updated: 'updated_at',
};

function orderOf(sort: Exclude<CandidateSort, ByFit>, filters: CandidateFilters): Expression<unknown> {
  if (sort === 'skills') return skillsHad(skillKeys(filters));
  return sql.ref(`dossier.${SORT_COLUMN[sort]}`);
}

/** Returns the line of the list for a row. */
export function candidateLineOf(row: ListRow): CandidateListItem {
  return {
    ...lineOf(row),
    title: row.title,
    employer: row.employer,
    city: row.city,
    countryCode: row.country_code,
    monthsOfExperience: row.months_of_experience,
    skills: row.skills,
    languages: row.languages,
    documentLanguage: row.document_language,
    email: row.email,
    phone: row.phone,
    degree: row.degree,
    profession: row.profession,
    findings: row.findings,
    doubts: row.doubts as DoubtfulColumn[],
  };
}

export const candidates = listOf<CandidateFilters, CandidateSort, CandidateListItem>({
  kind: 'candidate',
  conditions: conditionsOf,
  order: orderOf,
  line: candidateLineOf,
  skills: ({ skills, skillMonths, skillSince }) => [
    ...(skills ?? []),
    ...[...(skillMonths ?? []), ...(skillSince ?? [])].map((value) => partsOfValue(value)[0]),
  ],
});

/** One page of candidates. A page beyond the last is the last. Any member. */
export const listCandidates = defineUseCase(
  reads('viewer'),
  CandidateQuery,
  async (_actor, query): Promise<Outcome<ListPage<CandidateListItem>>> => done(await candidates.page(query)),
);

/** Returns the choices of the filters. Any member. */
export const candidateFacets = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<ListFacets>> => done(await facetsOf(await records(), 'candidate')),
);
