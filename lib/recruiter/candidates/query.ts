import {
  CANDIDATE_SORTS,
  CANDIDATE_STATES,
  type CandidateFilters,
  type CandidateListQuery,
  type CandidateSort,
  type CandidateState,
} from './types';

/**
 * The list as it stands in a URL. Members are left out when they have their default value; filters of several
 * values repeat the parameter. The CSV export reads the same parameters, and `columns` besides.
 */
export const LIST_QUERY_PARAMETERS = {
  search: 'q',
  sort: 'sort',
  direction: 'dir',
  page: 'page',
  pageSize: 'size',
  states: 'state',
  tags: 'tag',
  languages: 'language',
  countries: 'country',
  minimumMonths: 'min-months',
  maximumMonths: 'max-months',
  hasFindings: 'findings',
  sample: 'sample',
} as const;

/** What a server page gets as `searchParams`, or a URL's own parameters. */
export type ListQueryParams = URLSearchParams | Record<string, string | string[] | undefined>;

const MAXIMUM_PAGE_SIZE = 200;
const MAXIMUM_SEARCH_LENGTH = 200;

export const LIST_QUERY_DEFAULTS: CandidateListQuery = {
  search: '',
  sort: 'relevance',
  direction: 'desc',
  filters: {},
  page: 1,
  pageSize: 50,
};

function toSearchParams(params: ListQueryParams): URLSearchParams {
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

function filtersFrom(params: URLSearchParams): CandidateFilters {
  const names = LIST_QUERY_PARAMETERS;
  const several = (name: string) => [...new Set(params.getAll(name).filter(Boolean))].slice(0, 50);
  const states = several(names.states).filter((state): state is CandidateState =>
    CANDIDATE_STATES.some((known) => known === state),
  );
  const lists = {
    states,
    tags: several(names.tags),
    languages: several(names.languages),
    countries: several(names.countries),
  };
  const singles = {
    minimumMonths: wholeNumber(params.get(names.minimumMonths), 0, 1200),
    maximumMonths: wholeNumber(params.get(names.maximumMonths), 0, 1200),
    hasFindings: truth(params.get(names.hasFindings)),
    sample: truth(params.get(names.sample)),
  };
  return Object.fromEntries(
    [...Object.entries(lists).filter(([, values]) => values.length > 0), ...Object.entries(singles)].filter(
      ([, value]) => value !== undefined,
    ),
  );
}

/** Reads the list query of a URL; what is missing or makes no sense has its default. Never throws. */
export function listQueryFrom(params: ListQueryParams): CandidateListQuery {
  const read = toSearchParams(params);
  const names = LIST_QUERY_PARAMETERS;
  const sort = CANDIDATE_SORTS.find((known) => known === read.get(names.sort)) ?? LIST_QUERY_DEFAULTS.sort;
  const direction = read.get(names.direction);
  return {
    search: (read.get(names.search) ?? '').slice(0, MAXIMUM_SEARCH_LENGTH),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : naturalDirection(sort),
    filters: filtersFrom(read),
    page: wholeNumber(read.get(names.page), 1, 1_000_000) ?? LIST_QUERY_DEFAULTS.page,
    pageSize: wholeNumber(read.get(names.pageSize), 1, MAXIMUM_PAGE_SIZE) ?? LIST_QUERY_DEFAULTS.pageSize,
  };
}

/** Words read from A, figures and dates from the greatest. */
function naturalDirection(sort: CandidateSort): 'asc' | 'desc' {
  return sort === 'name' || sort === 'title' || sort === 'employer' || sort === 'location' ? 'asc' : 'desc';
}

/** The shortest parameters that `listQueryFrom` reads back as this query. */
export function listQueryParams(query: CandidateListQuery): URLSearchParams {
  const names = LIST_QUERY_PARAMETERS;
  const params = new URLSearchParams();
  if (query.search) params.set(names.search, query.search);
  if (query.sort !== LIST_QUERY_DEFAULTS.sort) params.set(names.sort, query.sort);
  if (query.direction !== naturalDirection(query.sort)) params.set(names.direction, query.direction);
  const { filters } = query;
  for (const list of ['states', 'tags', 'languages', 'countries'] as const)
    for (const value of filters[list] ?? []) params.append(names[list], value);
  for (const single of ['minimumMonths', 'maximumMonths', 'hasFindings', 'sample'] as const)
    if (filters[single] !== undefined) params.set(names[single], String(filters[single]));
  if (query.page !== LIST_QUERY_DEFAULTS.page) params.set(names.page, String(query.page));
  if (query.pageSize !== LIST_QUERY_DEFAULTS.pageSize) params.set(names.pageSize, String(query.pageSize));
  return params;
}
