import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../outcome';
import { type Executor, records, type Tables } from '../store';
import { defineUseCase } from '../use-case';
import { LIST_COLUMNS, listItemOf } from './stored';
import {
  CANDIDATE_SORTS,
  CANDIDATE_STATES,
  type CandidateFacets,
  type CandidateFilters,
  type CandidateListQuery,
  type CandidatePage,
  type CandidateSort,
} from './types';
import { searchExpression } from './words';

const values = z.array(z.string().max(100)).max(50).optional();
const months = z.number().int().min(0).max(1200).optional();

/** The list query, as a page or a URL hands it over. */
export const ListQuery = z.object({
  search: z.string().max(200),
  sort: z.enum(CANDIDATE_SORTS),
  direction: z.enum(['asc', 'desc']),
  filters: z.object({
    states: z.array(z.enum(CANDIDATE_STATES)).max(5).optional(),
    tags: values,
    languages: values,
    countries: values,
    minimumMonths: months,
    maximumMonths: months,
    hasFindings: z.boolean().optional(),
    sample: z.boolean().optional(),
  }),
  page: z.number().int().min(1).max(1_000_000),
  pageSize: z.number().int().min(1).max(200),
});

type Candidates<O> = SelectQueryBuilder<Tables, 'candidate', O>;

/** Every filter as a condition, in one place: rows and counts can never disagree. */
function conditionsOf(filters: CandidateFilters): Expression<SqlBool>[] {
  const { states, tags, languages, countries, minimumMonths, maximumMonths, hasFindings, sample } = filters;
  const conditions: (Expression<SqlBool> | undefined)[] = [
    sql<SqlBool>`not candidate.held`,
    states?.length ? sql<SqlBool>`candidate.state = any(${states})` : undefined,
    tags?.length ? sql<SqlBool>`candidate.tags && ${tags}::text[]` : undefined,
    languages?.length ? sql<SqlBool>`candidate.document_language = any(${languages})` : undefined,
    countries?.length ? sql<SqlBool>`candidate.country_code = any(${countries})` : undefined,
    minimumMonths === undefined
      ? undefined
      : sql<SqlBool>`candidate.months_of_experience >= ${minimumMonths}`,
    maximumMonths === undefined
      ? undefined
      : sql<SqlBool>`candidate.months_of_experience <= ${maximumMonths}`,
    hasFindings === undefined ? undefined : sql<SqlBool>`(candidate.findings > 0) = ${hasFindings}`,
    sample === undefined ? undefined : sql<SqlBool>`candidate.sample = ${sample}`,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** The candidates that a query admits. A search that holds no word at all admits everyone. */
function admitted(db: Executor, query: Pick<CandidateListQuery, 'search' | 'filters'>) {
  const expression = searchExpression(query.search);
  const matching = db.selectFrom('candidate').where((where) => where.and(conditionsOf(query.filters)));
  if (!expression) return matching;
  return matching.where('candidate.id', 'in', (from) =>
    from
      .selectFrom('candidate_words')
      .select('candidate_words.candidate_id')
      .where(sql<SqlBool>`candidate_words.words @@ ${expression}::tsquery`),
  );
}

const SORT_COLUMN: Record<Exclude<CandidateSort, 'relevance'>, string> = {
  name: 'name_key',
  title: 'title_key',
  employer: 'employer_key',
  location: 'city_key',
  experience: 'months_of_experience',
  findings: 'findings',
  added: 'added_at',
  updated: 'updated_at',
};

/** Sorted rows; those without a value come last either way, and the id makes the order a total one. */
function sorted<O>(rows: Candidates<O>, query: CandidateListQuery): Candidates<O> {
  const expression = searchExpression(query.search);
  const relevance = query.sort === 'relevance';
  const column = relevance ? 'updated_at' : SORT_COLUMN[query.sort as Exclude<CandidateSort, 'relevance'>];
  const direction = sql.raw(relevance || query.direction === 'desc' ? 'desc' : 'asc');
  const ranked =
    relevance && expression
      ? rows.orderBy(sql`candidate.headline_words @@ ${expression}::tsquery`, 'desc')
      : rows;
  return ranked
    .orderBy(sql`${sql.ref(`candidate.${column}`)} ${direction} nulls last`)
    .orderBy('candidate.id');
}

async function countOf(db: Executor, query: CandidateListQuery): Promise<number> {
  const { total } = await admitted(db, query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function rowsOf(db: Executor, query: CandidateListQuery, offset: number, limit: number) {
  const rows = admitted(db, query).select(LIST_COLUMNS.map((column) => `candidate.${column}` as const));
  const found = await sorted(rows, query).offset(offset).limit(limit).execute();
  return found.map(listItemOf);
}

/** Reads several times from one state of the store, with the index of words even where many words are alike. */
async function reading<T>(query: CandidateListQuery, read: (trx: Executor) => Promise<T>): Promise<T> {
  const db = await records();
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (trx) => {
    // The planner does not know what unpacking the words of every candidate costs: several times the index.
    if (searchExpression(query.search)) await sql`set local enable_seqscan = off`.execute(trx);
    return read(trx);
  });
}

/** As many rows as an export may have. */
const MOST_ROWS = 200_000;

/** Everyone a query admits, in its order. */
export function allRowsOf(query: CandidateListQuery) {
  return reading(query, (trx) => rowsOf(trx, query, 0, MOST_ROWS));
}

async function pageOf(trx: Executor, query: CandidateListQuery): Promise<CandidatePage> {
  const total = await countOf(trx, query);
  const pageCount = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.page, pageCount);
  const items = await rowsOf(trx, query, (page - 1) * query.pageSize, query.pageSize);
  return { items, total, page, pageSize: query.pageSize, pageCount };
}

/** One page of candidates. A page beyond the last is the last. Viewers may. */
export const listCandidates = defineUseCase(
  'viewer',
  ListQuery,
  async (_actor, query): Promise<Outcome<CandidatePage>> =>
    done(await reading(query, (trx) => pageOf(trx, query))),
);

async function facet(db: Executor, value: string) {
  const { rows } = await sql<{ value: string; count: number }>`
    select ${sql.raw(value)} as value, count(*) as count
    from recruiter.candidate where not held group by 1 order by 2 desc, 1 limit 200`.execute(db);
  return rows.filter((row) => row.value !== null);
}

/** What the filters can be set to. Viewers may. */
export const candidateFacets = defineUseCase(
  'viewer',
  z.void(),
  async (): Promise<Outcome<CandidateFacets>> => {
    const db = await records();
    const everyone = { search: '', filters: {} };
    const { total, samples } = await admitted(db, everyone)
      .select((select) => [
        select.fn.countAll<number>().as('total'),
        sql<number>`count(*) filter (where candidate.sample)`.as('samples'),
      ])
      .executeTakeFirstOrThrow();
    return done({
      tags: await facet(db, 'unnest(tags)'),
      languages: await facet(db, 'document_language'),
      countries: await facet(db, 'country_code'),
      total,
      samples,
    });
  },
);
