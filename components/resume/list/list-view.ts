import {
  CANDIDATE_COLUMNS,
  type CandidateColumn,
  type CandidateFilters,
  type CandidateListQuery,
  type CandidateSort,
  LIST_QUERY_DEFAULTS,
  type ListQueryParams,
  listQueryFrom,
  listQueryParams,
} from '@/lib/recruiter/vocabulary';

/** All that decides what the list shows; the URL holds it whole. */
export type ListView = { readonly query: CandidateListQuery; readonly columns: readonly CandidateColumn[] };

export const DEFAULT_COLUMNS: readonly CandidateColumn[] = [
  'name',
  'title',
  'employer',
  'location',
  'experience',
  'skills',
  'added',
];

const COLUMNS_PARAMETER = 'columns';

/** The view a URL stands for; what is missing or makes no sense has its default. */
export function listViewFrom(params: ListQueryParams): ListView {
  const given = params instanceof URLSearchParams ? params.get(COLUMNS_PARAMETER) : params[COLUMNS_PARAMETER];
  const wanted = new Set(String(given ?? '').split(','));
  const columns = CANDIDATE_COLUMNS.filter((column) => wanted.has(column));
  return { query: listQueryFrom(params), columns: columns.length > 0 ? withName(columns) : DEFAULT_COLUMNS };
}

/** The shortest parameters that stand for a view. */
export function listViewParams({ query, columns }: ListView): string {
  const params = listQueryParams(query);
  if (columns.join() !== DEFAULT_COLUMNS.join()) params.set(COLUMNS_PARAMETER, columns.join());
  return params.toString();
}

export function listHref(view: ListView): string {
  return withParams('/candidates', listViewParams(view));
}

/** The page of a candidate, which remembers the list it was opened from. */
export function candidateHref(candidateId: string, view: ListView): string {
  return withParams(`/candidates/${encodeURIComponent(candidateId)}`, listViewParams(view));
}

/** The list as a CSV file: everyone the view admits, with its columns. */
export function csvHref({ query, columns }: ListView): string {
  const params = listQueryParams({ ...query, page: 1, pageSize: LIST_QUERY_DEFAULTS.pageSize });
  params.set(COLUMNS_PARAMETER, columns.join());
  return withParams('/api/recruiter/candidates/export', params.toString());
}

function withParams(path: string, params: string): string {
  return params ? `${path}?${params}` : path;
}

function withName(columns: readonly CandidateColumn[]): readonly CandidateColumn[] {
  return columns.includes('name') ? columns : ['name', ...columns];
}

/** Another question begins at its first page. */
export function searching(view: ListView, search: string): ListView {
  return { ...view, query: { ...view.query, search, page: 1 } };
}

export function filteredBy(view: ListView, change: Partial<CandidateFilters>): ListView {
  const filters = Object.fromEntries(
    Object.entries({ ...view.query.filters, ...change }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
  return { ...view, query: { ...view.query, filters, page: 1 } };
}

export function unfiltered(view: ListView): ListView {
  return { ...view, query: { ...view.query, filters: {}, search: '', page: 1 } };
}

/** Sorts by a column; by the same column again turns the order round. */
export function sortedBy(view: ListView, sort: CandidateSort): ListView {
  const natural = listQueryFrom({ sort }).direction;
  const turned = view.query.direction === 'asc' ? 'desc' : 'asc';
  const direction = view.query.sort === sort ? turned : natural;
  return { ...view, query: { ...view.query, sort, direction, page: 1 } };
}

export function onPage(view: ListView, page: number): ListView {
  return { ...view, query: { ...view.query, page } };
}

/** Shows or hides a column, in the order in which columns are offered. The name always stays. */
export function togglingColumn(view: ListView, column: CandidateColumn): ListView {
  const shown = new Set(view.columns);
  if (!shown.delete(column)) shown.add(column);
  return { ...view, columns: withName(CANDIDATE_COLUMNS.filter((known) => shown.has(known))) };
}
