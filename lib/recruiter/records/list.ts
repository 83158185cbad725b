import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type CustomFields, customConditions, withCustomValues } from '../custom-fields/conditions';
import { ownFieldsOf } from '../custom-fields/sought';
import { customFieldsIn } from '../custom-fields/stored';
import { isCustomColumn } from '../custom-fields/types';
import { distancesOf, nearCondition, notLocatedYet } from '../distances/distances';
import { type Near, seekPlaces } from '../distances/seek';
import type { DossierKind } from '../ground/dossier-kind';
import { type Executor, records } from '../ground/store';
import type { DossierTable } from '../ground/store/tables';
import { skillMatches } from '../search/matches';
import { didYouMean, readSearch, type Search } from '../search/search';
import {
  type FilterSpec,
  type FilterSpecs,
  type FiltersOf,
  type ListLanguage,
  type ListQuery,
  MAXIMUM_SEARCH_LENGTH,
} from './list-query';
import { type OrderOf, sorted } from './order';
import type { DossierLine, ListPage } from './types';

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

/** Returns the schema of the list query of a language, as a page or a URL passes it. */
export function listQuerySchema<Specs extends FilterSpecs, Sort extends string>(
  language: ListLanguage<Specs, Sort>,
): z.ZodType<ListQuery<FiltersOf<Specs>, Sort>, ListQuery<FiltersOf<Specs>, Sort>> {
  const filters = Object.entries(language.filters).map(([name, spec]) => [
    name,
    filterSchema(spec).optional(),
  ]);
  const schema = z.object({
    search: z.string().max(MAXIMUM_SEARCH_LENGTH),
    sort: z.union([z.enum(language.sorts as [Sort]), z.string().max(80).refine(isCustomColumn)]),
    direction: z.enum(['asc', 'desc']),
    filters: z.object(Object.fromEntries(filters)),
    page: z.number().int().min(1).max(1_000_000),
    pageSize: z.number().int().min(1).max(200),
  });
  return schema as unknown as z.ZodType<ListQuery<FiltersOf<Specs>, Sort>, ListQuery<FiltersOf<Specs>, Sort>>;
}

/** Properties that set one list apart from another. */
type ListSpec<Filters, Sort extends string, Line extends DossierLine> = {
  kind: DossierKind;
  /** Returns the condition of each filter on a row, in one place: rows and counts can never disagree. */
  conditions(filters: Filters): (Expression<SqlBool> | undefined)[];
  order: OrderOf<Filters, Sort>;
  line(row: ListRow): Line;
  /** The filtered skills, to show which of them a row has. */
  skills(filters: Filters): readonly string[];
};

/** Reads several times from one state of the store, with the index of words even where many words are alike. */
async function reading<T>(search: string, read: (trx: Executor) => Promise<T>): Promise<T> {
  const db = await records();
  const transaction = db.transaction().setIsolationLevel('repeatable read');
  return transaction.execute(async (trx) => {
    // The planner does not know the cost of unpacking the words of every dossier: several times the index.
    if (search) await sql`set local enable_seqscan = off`.execute(trx);
    return read(trx);
  });
}

type Question<Filters> = { search: Search; filters: Filters; near: Near; fields: CustomFields };

/** Filters of every list that need a look-up elsewhere before the store is queried. */
type Around = { near?: readonly string[] | undefined; fields?: readonly string[] | undefined };

/** Returns the rows that a question admits. */
function admitted<Filters extends Around, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  { search, filters, near, fields }: Question<Filters>,
) {
  const { conditions: ofFields } = customConditions(fields, filters.fields);
  const asked = [...spec.conditions(filters), nearCondition(near), ...ofFields];
  const conditions = asked.filter((condition) => condition !== undefined);
  return db
    .selectFrom('dossier')
    .where('dossier.kind', '=', spec.kind)
    .where('dossier.held', '=', false)
    .where((where) => where.and(search.condition ? [...conditions, search.condition] : conditions));
}

async function countIn<Filters extends Around, Sort extends string, Line extends DossierLine>(
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

async function rowsIn<Filters extends Around, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  query: ListQuery<Filters, Sort>,
  { question, part }: { question: Question<Filters>; part: Part },
): Promise<Line[]> {
  const rows = admitted(spec, db, question).select(COLUMNS.map((column) => `dossier.${column}` as const));
  const ordered = sorted(rows, spec.order, query, question);
  const found = await ordered.offset(part.offset).limit(part.limit).execute();
  return withCustomValues(db, question.fields, found.map(spec.line));
}

/** Adds distances to some rows. */
async function withDistances<Line extends DossierLine>(
  db: Executor,
  items: readonly Line[],
  near: Near,
): Promise<Line[]> {
  const distances = await distancesOf(
    db,
    items.map(({ id }) => id),
    near,
  );
  return items.map((item) => ({ ...item, distance: distances.get(item.id) }));
}

/** Adds the reasons for their place to some rows: the requested skills, and the distance. */
async function withReasons<Filters extends Around, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  items: readonly Line[],
  { search, filters, near }: Question<Filters>,
): Promise<Line[]> {
  const ids = items.map(({ id }) => id);
  const { kind, skills } = spec;
  const asked = { kind, ids, skills: skills(filters), anyWord: search.anyWord };
  const matches = await skillMatches(db, asked);
  const placed = await withDistances(db, items, near);
  return placed.map((item) => ({ ...item, matches: matches.get(item.id) ?? [] }));
}

async function pageIn<Filters extends Around, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
  db: Executor,
  query: ListQuery<Filters, Sort>,
  question: Question<Filters>,
): Promise<ListPage<Line>> {
  const { pageSize } = query;
  const { search, near } = question;
  const total = await countIn(spec, db, question);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pageCount);
  const part = { offset: (page - 1) * pageSize, limit: pageSize };
  const items = await rowsIn(spec, db, query, { question, part });
  const suggestion =
    total === 0
      ? await didYouMean(db, { kind: spec.kind, own: ownFieldsOf(question.fields) }, query.search)
      : null;
  const pending = near.circles === null ? 0 : await notLocatedYet(db, spec.kind);
  return {
    items: await withReasons(spec, db, items, question),
    ...{ total, page, pageSize, pageCount },
    understood: {
      ...search.understood,
      didYouMean: suggestion,
      places: { faults: near.faults, pending },
      fields: customConditions(question.fields, question.filters.fields).faults,
    },
  };
}

const EVERYTHING: Search = {
  condition: null,
  anyWord: null,
  understood: { faults: [], widened: [], didYouMean: null, terms: [] },
};

/** Declares a list of one kind of dossier: its pages, all of its rows, and how many a question admits. */
export function listOf<Filters extends Around, Sort extends string, Line extends DossierLine>(
  spec: ListSpec<Filters, Sort, Line>,
) {
  type Query = ListQuery<Filters, Sort>;
  async function asking<T>(
    { search, filters }: Pick<Query, 'search' | 'filters'>,
    answer: (trx: Executor, question: Question<Filters>) => Promise<T>,
  ): Promise<T> {
    const near = await seekPlaces(filters.near);
    return reading(search, async (trx) => {
      const fields = await customFieldsIn(trx, spec.kind);
      const searched = { kind: spec.kind, own: ownFieldsOf(fields) };
      return answer(trx, { search: await readSearch(trx, searched, search), filters, near, fields });
    });
  }
  return {
    /** One page. A page beyond the last is the last. */
    page: (query: Query) => asking(query, (trx, question) => pageIn(spec, trx, query, question)),
    /** Everything a query admits, in its order. */
    all: (query: Query) =>
      asking(query, async (trx, question) => {
        const rows = await rowsIn(spec, trx, query, { question, part: { offset: 0, limit: MOST_ROWS } });
        return withDistances(trx, rows, question.near);
      }),
    /** The ids of everything a query admits, in its order. */
    ids: (query: Query) =>
      asking(query, async (trx, question) => {
        const rows = admitted(spec, trx, question).select('dossier.id');
        const ordered = sorted(rows, spec.order, query, question);
        return (await ordered.limit(MOST_ROWS).execute()).map(({ id }) => id);
      }),
    /** Returns the numbers that several sets of filters admit, counted at one moment. */
    counts: async (several: readonly Filters[]) => {
      const asked: Omit<Question<Filters>, 'fields'>[] = [];
      for (const filters of several)
        asked.push({ search: EVERYTHING, filters, near: await seekPlaces(filters.near) });
      return reading('', async (trx) => {
        const fields = await customFieldsIn(trx, spec.kind);
        const counted: number[] = [];
        for (const question of asked) counted.push(await countIn(spec, trx, { ...question, fields }));
        return counted;
      });
    },
    /** Returns the number that a question admits, as its page counts them. */
    count: (query: Pick<Query, 'search' | 'filters'>) =>
      asking(query, (trx, question) => countIn(spec, trx, question)),
  };
}
