import { type CustomColumn, isCustomColumn } from '../custom-fields/types';
import { DOSSIER_STATES } from './types';

/**
 * A list as it is in a URL. Members are left out when they have their default value; filters of several values repeat
 * the parameter. The CSV export reads the same parameters, and also `columns`.
 */

/** One filter: its parameter in the URL, and its possible values. */
export type FilterSpec =
  | {
      readonly parameter: string;
      readonly of: 'texts';
      readonly values?: readonly string[];
      readonly pattern?: RegExp;
    }
  | { readonly parameter: string; readonly of: 'number'; readonly most: number }
  | { readonly parameter: string; readonly of: 'truth' };

export type FilterSpecs = Readonly<Record<string, FilterSpec>>;

type FilterValue<Spec extends FilterSpec> = Spec extends { of: 'texts'; values: readonly (infer Value)[] }
  ? Value[]
  : Spec extends { of: 'texts' }
    ? string[]
    : Spec extends { of: 'number' }
      ? number
      : boolean;

/** A missing filter admits everything; several values of one filter admit rows with any of them. */
export type FiltersOf<Specs extends FilterSpecs> = {
  -readonly [Name in keyof Specs]?: FilterValue<Specs[Name]>;
};

/** `page` starts at 1; `pageSize` is 1 to 200. `relevance` orders by the best match for a search. */
export type ListQuery<Filters, Sort extends string> = {
  search: string;
  /** One of the orders of the list, or the column of a field of the workspace. */
  sort: Sort | CustomColumn;
  direction: 'asc' | 'desc';
  filters: Filters;
  page: number;
  pageSize: number;
};

/** The `searchParams` of a server page, or a URL's own parameters. */
export type ListQueryParams = URLSearchParams | Record<string, string | string[] | undefined>;

const MAXIMUM_PAGE_SIZE = 200;
/** As many characters as a search may have. */
export const MAXIMUM_SEARCH_LENGTH = 1000;
const MOST_VALUES = 50;

/** Returns the parameters of a URL, whichever way a page got them. */
export function toSearchParams(params: ListQueryParams): URLSearchParams {
  if (params instanceof URLSearchParams) return params;
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    [value ?? []].flat().map((single): [string, string] => [name, single]),
  );
  return new URLSearchParams(pairs);
}

function wholeNumber(text: string | null, minimum: number, maximum: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text)) return undefined;
  return Math.min(Math.max(Number(text), minimum), maximum);
}

function truth(text: string | null): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

function filterFrom(params: URLSearchParams, spec: FilterSpec): unknown {
  if (spec.of === 'number') return wholeNumber(params.get(spec.parameter), 0, spec.most);
  if (spec.of === 'truth') return truth(params.get(spec.parameter));
  const given = [...new Set(params.getAll(spec.parameter).filter(Boolean))].slice(0, MOST_VALUES);
  const known = given.filter(
    (value) => (!spec.values || spec.values.includes(value)) && (!spec.pattern || spec.pattern.test(value)),
  );
  return known.length > 0 ? known : undefined;
}

/** The filters that every list has. */
export const COMMON_FILTERS = {
  states: { parameter: 'state', of: 'texts', values: DOSSIER_STATES },
  tags: { parameter: 'tag', of: 'texts' },
  /** Languages of the document, ISO 639-1. */
  languages: { parameter: 'language', of: 'texts' },
  /** ISO 3166 two-letter codes. */
  countries: { parameter: 'country', of: 'texts' },
  sample: { parameter: 'sample', of: 'truth' },
} as const satisfies FilterSpecs;

/** Query language of a kind of list, and its form in a URL. */
export type ListLanguage<Specs extends FilterSpecs, Sort extends string> = {
  readonly filters: Specs;
  readonly sorts: readonly Sort[];
  readonly defaults: ListQuery<FiltersOf<Specs>, Sort>;
  /** Reads the list query of a URL; missing or invalid parts have their defaults. Never throws. */
  from(params: ListQueryParams): ListQuery<FiltersOf<Specs>, Sort>;
  /** The shortest parameters that `from` reads back as this query. */
  params(query: ListQuery<FiltersOf<Specs>, Sort>): URLSearchParams;
};

/**
 * Declares the query language of a list: the first sort is the default one, and `ascending` are those that read from A.
 */
export function listLanguage<const Specs extends FilterSpecs, const Sort extends string>(
  filters: Specs,
  sorts: readonly [Sort, ...Sort[]],
  ascending: readonly Sort[],
): ListLanguage<Specs, Sort> {
  type Query = ListQuery<FiltersOf<Specs>, Sort>;
  const naturalDirection = (sort: Sort | CustomColumn) =>
    isCustomColumn(sort) || ascending.includes(sort) ? 'asc' : 'desc';
  const [firstSort] = sorts;
  const defaults: Query = {
    search: '',
    sort: firstSort,
    direction: naturalDirection(firstSort),
    filters: {},
    page: 1,
    pageSize: 50,
  };
  function sortFrom(given: string | null): Sort | CustomColumn {
    if (given !== null && isCustomColumn(given)) return given;
    return sorts.find((known) => known === given) ?? defaults.sort;
  }
  function from(given: ListQueryParams): Query {
    const read = toSearchParams(given);
    const sort = sortFrom(read.get('sort'));
    const direction = read.get('dir');
    const known = Object.entries(filters)
      .map(([name, spec]) => [name, filterFrom(read, spec)] as const)
      .filter(([, value]) => value !== undefined);
    return {
      search: (read.get('q') ?? '').slice(0, MAXIMUM_SEARCH_LENGTH),
      sort,
      direction: direction === 'asc' || direction === 'desc' ? direction : naturalDirection(sort),
      filters: Object.fromEntries(known) as FiltersOf<Specs>,
      page: wholeNumber(read.get('page'), 1, 1_000_000) ?? defaults.page,
      pageSize: wholeNumber(read.get('size'), 1, MAXIMUM_PAGE_SIZE) ?? defaults.pageSize,
    };
  }
  function params(query: Query): URLSearchParams {
    const written = new URLSearchParams();
    if (query.search) written.set('q', query.search);
    if (query.sort !== defaults.sort) written.set('sort', query.sort);
    if (query.direction !== naturalDirection(query.sort)) written.set('dir', query.direction);
    for (const [name, spec] of Object.entries(filters))
      for (const value of [query.filters[name] ?? []].flat()) written.append(spec.parameter, String(value));
    if (query.page !== defaults.page) written.set('page', String(query.page));
    if (query.pageSize !== defaults.pageSize) written.set('size', String(query.pageSize));
    return written;
  }
  return { filters, sorts, defaults, from, params };
}
