import { type Expression, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { skillMatches } from '../finding/matches';
import { didYouMean, readSearch, type Search } from '../finding/search';
import { type Executor, records, type Tables } from '../store';
import type { DossierTable } from '../store/tables';
import {
  type FilterSpec,
  type FilterSpecs,
  type FiltersOf,
  type ListLanguage,
  type ListQuery,
  MAXIMUM_SEARCH_LENGTH,
} from './list-query';
import type { DossierKind, DossierLine, Facet, ListFacets, ListPage } from './types';

/** The columns of a row that lists may show; words and keys stay in the store. */
const COLUMNS = [
  'id',
  'name',
  'title',
  'employer',
  'city',
  'country_code',
  'months_of_experience',
  'skills',
  'languages',
  'document_language',
  'email',
  'phone',
  'degree',
  'profession',
  'tags',
  'findings',
  'doubts',
  'misfit',
  'contract',
  'employment',
  'remote',
  'salary_minimum',
  'salary_maximum',
  'salary_currency',
  'posted_on',
  'closes_on',
  'reference',
  'state',
  'sample',
  'added_at',
  'updated_at',
] as const satisfies readonly (keyof DossierTable)[];

export type ListRow = Pick<Selectable<DossierTable>, (typeof COLUMNS)[number]>;

/** As many rows as an export may have. */
const MOST_ROWS = 200_000;

function filterSchema(spec: FilterSpec): z.ZodType {
  if (spec.of === 'number') return z.number().int().min(0).max(spec.most);
  if (spec.of === 'truth') return z.boolean();
  const text = spec.values ? z.enum(spec.values as [string]) : z.string().max(200);
  return z.array(spec.pattern ? text.check(z.regex(spec.pattern)) : text).max(50);
}

/** The list query of a language, as a page or a URL hands it over. */
export function listQuerySchema<Specs extends FilterSpecs, Sort extends string>(
  language: ListLanguage<Specs, Sort>,
): z.ZodType<ListQuery<FiltersOf<Specs>, Sort>, ListQuery<FiltersOf<Specs>, Sort>> {
  const filters = Object.entries(language.filters).map(([name, spec]) => [
    name,
    filterSchema(spec).optional(),
  ]);
  const schema = z.object({
    search: z.string().max(MAXIMUM_SEARCH_LENGTH),
    sort: z.enum(language.sorts as [Sort]),
    direction: z.enum(['asc', 'desc']),
    filters: z.object(Object.fromEntries(filters)),
    page: z.number().int().min(1).max(1_000_000),
    pageSize: z.number().int().min(1).max(200),
  });
  return schema as unknown as z.ZodType<ListQuery<FiltersOf<Specs>, Sort>, ListQuery<FiltersOf<Specs>, Sort>>;
}

/** What tells one list from another. */
type ListSpec<Filters, Sort extends string, Line extends DossierLine> = {
  kind: DossierKind;
  /** What each filter asks of a row, in one place: rows and counts can never disagree. */
  conditions(filters: Filters): (Expression<SqlBool> | undefined)[];
  /** The column, or the expression, of each order but the one by relevance. */
  order(query: ListQuery<Filters, Sort>): Expression<unknown> | null;
  line(row: ListRow): Line;
  /** The skills that are filtered by, to say for which of them a row is there. */
  skills(filters: Filters): readonly string[];
};

type Rows<O> = SelectQueryBuilder<Tables, 'dossier', O>;

/** Reads several times from one state of the store, with the index of words even where many words are alike. */
async function reading<T>(search: string, read: (trx: Executor) => Promise<T>): Promise<T> {
  const db = await records();
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (trx) => {
    // The planner does not know what unpacking the words of every dossier costs: several times the index.
    if (search) await sql`set local enable_seqscan = off`.execute(trx);
    return read(trx);
  });
}

type Question<Filters> = { search: Search; filters: Filters };

/** What a question admits. */
function admitted<Filters, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  { search, filters }: Question<Filters>,
) {
  const conditions = spec.conditions(filters).filter((condition) => condition !== undefined);
  return db
    .selectFrom('dossier')
    .where('dossier.kind', '=', spec.kind)
    .where('dossier.held', '=', false)
    .where((where) => where.and(search.condition ? [...conditions, search.condition] : conditions));
}

/** Sorted rows; those without a value come last either way, and the id makes the order a total one. */
function sorted<O>(
  rows: Rows<O>,
  order: Expression<unknown> | null,
  { anyWord }: Search,
  direction: 'asc' | 'desc',
): Rows<O> {
  const way = sql.raw(order === null || direction === 'desc' ? 'desc' : 'asc');
  const ranked =
    order === null && anyWord
      ? rows.orderBy(sql`dossier.headline_words @@ ${anyWord}::tsquery`, 'desc')
      : rows;
  return ranked
    .orderBy(sql`${order ?? sql.ref('dossier.updated_at')} ${way} nulls last`)
    .orderBy('dossier.id');
}

async function countIn<Filters, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  question: Question<Filters>,
): Promise<number> {
  const { total } = await admitted(spec, db, question)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type Part = { offset: number; limit: number };

async function rowsIn<Filters, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  query: ListQuery<Filters, Sort>,
  { search, part }: { search: Search; part: Part },
): Promise<Line[]> {
  const rows = admitted(spec, db, { search, filters: query.filters }).select(
    COLUMNS.map((column) => `dossier.${column}` as const),
  );
  const ordered = sorted(rows, spec.order(query), search, query.direction);
  const found = await ordered.offset(part.offset).limit(part.limit).execute();
  return found.map(spec.line);
}

async function matchesOf<Filters, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  { items, search, filters }: { items: readonly Line[]; search: Search; filters: Filters },
) {
  const ids = items.map(({ id }) => id);
  const { kind, skills } = spec;
  return skillMatches(db, { kind, ids, skills: skills(filters), anyWord: search.anyWord });
}

async function pageIn<Filters, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  query: ListQuery<Filters, Sort>,
): Promise<ListPage<Line>> {
  const { pageSize, filters } = query;
  const search = await readSearch(db, spec.kind, query.search);
  const total = await countIn(spec, db, { search, filters });
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pageCount);
  const part = { offset: (page - 1) * pageSize, limit: pageSize };
  const items = await rowsIn(spec, db, query, { search, part });
  const matches = await matchesOf(spec, db, { items, search, filters });
  const suggestion = total === 0 ? await didYouMean(db, spec.kind, query.search) : null;
  return {
    items: items.map((item) => ({ ...item, matches: matches.get(item.id) ?? [] })),
    ...{ total, page, pageSize, pageCount },
    understood: { ...search.understood, didYouMean: suggestion },
  };
}

const EVERYTHING: Search = {
  condition: null,
  anyWord: null,
  understood: { faults: [], widened: [], didYouMean: null, terms: [] },
};

/** Declares a list of one kind of dossier: its pages, all of its rows, and how many a question admits. */
export function listOf<Filters, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
) {
  type Query = ListQuery<Filters, Sort>;
  return {
    /** One page. A page beyond the last is the last. */
    page: (query: Query) => reading(query.search, (trx) => pageIn(spec, trx, query)),
    /** Everything a query admits, in its order. */
    all: (query: Query) =>
      reading(query.search, async (trx) => {
        const search = await readSearch(trx, spec.kind, query.search);
        return rowsIn(spec, trx, query, { search, part: { offset: 0, limit: MOST_ROWS } });
      }),
    /** The ids of everything a query admits, in its order. */
    ids: (query: Query) =>
      reading(query.search, async (trx) => {
        const search = await readSearch(trx, spec.kind, query.search);
        const rows = admitted(spec, trx, { search, filters: query.filters }).select('dossier.id');
        const ordered = sorted(rows, spec.order(query), search, query.direction);
        return (await ordered.limit(MOST_ROWS).execute()).map(({ id }) => id);
      }),
    /** How many several sets of filters admit, counted at one moment. */
    counts: (several: readonly Filters[]) =>
      reading('', async (trx) => {
        const counted: number[] = [];
        for (const filters of several)
          counted.push(await countIn(spec, trx, { search: EVERYTHING, filters }));
        return counted;
      }),
    /** How many a question admits, as its page counts them. */
    count: (query: Pick<Query, 'search' | 'filters'>) =>
      reading(query.search, async (trx) => {
        const search = await readSearch(trx, spec.kind, query.search);
        return countIn(spec, trx, { search, filters: query.filters });
      }),
  };
}

/** How often each value of a column, or of its entries, stands in the lists of a kind. */
export async function facetOf(db: Executor, kind: DossierKind, value: string): Promise<Facet[]> {
  const { rows } = await sql<Facet>`
    select ${sql.raw(value)} as value, count(*) as count
    from recruiter.dossier where kind = ${kind} and not held group by 1 order by 2 desc, 1 limit 200`.execute(
    db,
  );
  return rows.filter((row) => row.value !== null);
}

/** What the filters of every list can be set to. */
export async function commonFacets(db: Executor, kind: DossierKind): Promise<ListFacets> {
  const { total, samples } = await db
    .selectFrom('dossier')
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where dossier.sample)`.as('samples'),
    ])
    .where('kind', '=', kind)
    .where('held', '=', false)
    .executeTakeFirstOrThrow();
  return {
    tags: await facetOf(db, kind, 'unnest(tags)'),
    languages: await facetOf(db, kind, 'document_language'),
    countries: await facetOf(db, kind, 'country_code'),
    total,
    samples,
  };
}

type CommonFilters = {
  states?: readonly string[];
  tags?: readonly string[];
  languages?: readonly string[];
  countries?: readonly string[];
  sample?: boolean;
};

/** The conditions of the filters that every list has. */
export function commonConditions(filters: CommonFilters): (Expression<SqlBool> | undefined)[] {
  const { states, tags, languages, countries, sample } = filters;
  return [
    anyOf('state', states),
    tags?.length ? sql<SqlBool>`dossier.tags && ${tags}::text[]` : undefined,
    anyOf('document_language', languages),
    anyOf('country_code', countries),
    sample === undefined ? undefined : sql<SqlBool>`dossier.sample = ${sample}`,
  ];
}

/** That a column has one of these values; nothing is asked when there is none. */
export function anyOf(
  column: keyof DossierTable & string,
  values: readonly string[] | undefined,
): Expression<SqlBool> | undefined {
  return values?.length ? sql<SqlBool>`${sql.ref(`dossier.${column}`)} = any(${values})` : undefined;
}
