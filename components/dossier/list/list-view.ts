import {
  type DossierLine,
  LIST_FORMATS,
  type ListFormat,
  type ListQueryParams,
} from '@/lib/recruiter/vocabulary';
import { dossierPath, KIND_WORDS } from '../kinds';
import type { Filters, ListSpec, Query } from './list-spec';

/** Everything that decides the content of a list; the URL holds all of it. */
export type ListView<Q extends Query = Query> = { readonly query: Q; readonly columns: readonly string[] };

const COLUMNS_PARAMETER = 'columns';

/** The column that always stays. */
const NAME = 'name';
/** The column that is shown only when a distance is requested. */
export const DISTANCE = 'distance';

type Spec<Q extends Query> = Pick<ListSpec<DossierLine, Q>, 'kind' | 'language' | 'defaultColumns'> & {
  readonly columns: readonly { readonly id: string }[];
};

function withName(columns: readonly string[]): readonly string[] {
  return columns.includes(NAME) ? columns : [NAME, ...columns];
}

/** Returns the view of a URL; missing or invalid parts have their defaults. */
export function listViewFrom<Q extends Query>(spec: Spec<Q>, params: ListQueryParams): ListView<Q> {
  const given = params instanceof URLSearchParams ? params.get(COLUMNS_PARAMETER) : params[COLUMNS_PARAMETER];
  const wanted = new Set(String(given ?? '').split(','));
  const columns = spec.columns.map(({ id }) => id).filter((id) => wanted.has(id));
  return {
    query: spec.language.from(params),
    columns: columns.length > 0 ? withName(columns) : spec.defaultColumns,
  };
}

/** Returns the shortest parameters of a view. */
export function listViewParams<Q extends Query>(spec: Spec<Q>, { query, columns }: ListView<Q>): string {
  const params = spec.language.params(query);
  if (columns.join() !== spec.defaultColumns.join()) params.set(COLUMNS_PARAMETER, columns.join());
  return params.toString();
}

export function listHref<Q extends Query>(spec: Spec<Q>, view: ListView<Q>): string {
  return withParams(KIND_WORDS[spec.kind].path, listViewParams(spec, view));
}

/** Returns the filters of a list as a short name. */
export function listName<Line extends DossierLine, Q extends Query>(
  { chips }: Pick<ListSpec<Line, Q>, 'chips'>,
  { query }: ListView<Q>,
): string {
  return [query.search, ...chips(query.filters).map(({ label }) => label)].filter(Boolean).join(', ');
}

/** Returns the address of the page of one dossier, which remembers the list it was opened from. */
export function dossierHref<Q extends Query>(spec: Spec<Q>, id: string, view: ListView<Q>): string {
  return withParams(dossierPath(spec.kind, id), listViewParams(spec, view));
}

/** Returns the address of a match of candidates by the question of their list. */
export function matchHref<Q extends Query>(spec: Spec<Q>, { query }: ListView<Q>): string {
  const { page, pageSize } = spec.language.defaults;
  return withParams('/match', spec.language.params({ ...query, page, pageSize }).toString());
}

/**
 * Returns the address of the list as a file: everything the view admits, or the chosen lines, with the columns on
 * screen.
 */
export function exportHref<Q extends Query>(
  spec: Spec<Q>,
  view: ListView<Q>,
  format: ListFormat,
  ids: readonly string[] = [],
): string {
  const { page, pageSize } = spec.language.defaults;
  const params = spec.language.params({ ...view.query, page, pageSize });
  params.set(COLUMNS_PARAMETER, shownColumns(spec, view).join());
  params.set('format', format);
  for (const id of ids) params.append('id', id);
  return withParams(`/api/recruiter${KIND_WORDS[spec.kind].path}/export`, params.toString());
}

const FORMAT_WORDS: Record<ListFormat, string> = { csv: 'CSV', xlsx: 'Excel workbook' };

/** Returns the addresses of the list, or of the chosen lines, in each file format. */
export function exportsOf<Q extends Query>(spec: Spec<Q>, view: ListView<Q>, ids: readonly string[] = []) {
  return LIST_FORMATS.map((format) => ({
    href: exportHref(spec, view, format, ids),
    label: FORMAT_WORDS[format],
  }));
}

/** Returns everything that a view admits, for an act on all of it. `seen` is the number on screen. */
export function allOf<Q extends Query>(spec: Spec<Q>, { query }: ListView<Q>, seen: number) {
  return { kind: spec.kind, query: { ...query, page: 1 }, seen };
}

function withParams(path: string, params: string): string {
  return params ? `${path}?${params}` : path;
}

/** Another question begins at its first page. */
export function searching<Q extends Query>(view: ListView<Q>, search: string): ListView<Q> {
  return { ...view, query: { ...view.query, search, page: 1 } };
}

export function filteredBy<Q extends Query>(view: ListView<Q>, change: Filters): ListView<Q> {
  const filters = Object.fromEntries(
    Object.entries({ ...view.query.filters, ...change }).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
  return { ...view, query: { ...view.query, filters, page: 1 } };
}

export function unfiltered<Q extends Query>(view: ListView<Q>): ListView<Q> {
  return { ...view, query: { ...view.query, filters: {}, search: '', page: 1 } };
}

/** Returns whether the list has a distance in its question, so that its rows have one. */
export function isNear({ query: { filters } }: ListView): boolean {
  const { near } = filters;
  return Array.isArray(near) && near.length > 0;
}

type Order = { sort: string; direction: 'asc' | 'desc' };

/** Returns the order of a list: without a search, the best match is the nearest, or else the last changed. */
export function orderOf(view: ListView): Order {
  const { sort, direction, search } = view.query;
  if (sort === 'distance' && !isNear(view)) return { sort: 'updated', direction: 'desc' };
  if (sort !== 'relevance' || search) return { sort, direction };
  return isNear(view) ? { sort: 'distance', direction: 'asc' } : { sort: 'updated', direction: 'desc' };
}

/** Returns the ids of the columns on screen: the chosen ones, and the distance if the question has one. */
export function shownColumns(spec: Pick<Spec<Query>, 'columns'>, view: ListView): string[] {
  const shown = new Set(view.columns);
  shown.delete(DISTANCE);
  if (isNear(view)) shown.add(DISTANCE);
  return spec.columns.map(({ id }) => id).filter((id) => shown.has(id));
}

/** Sorts by a column; by the same column again turns the order round. */
export function sortedBy<Q extends Query>(spec: Spec<Q>, view: ListView<Q>, sort: string): ListView<Q> {
  const natural = spec.language.from({ sort }).direction;
  const now = orderOf(view);
  const turned = now.direction === 'asc' ? 'desc' : 'asc';
  const direction = now.sort === sort ? turned : natural;
  return { ...view, query: { ...view.query, sort, direction, page: 1 } };
}

export function onPage<Q extends Query>(view: ListView<Q>, page: number): ListView<Q> {
  return { ...view, query: { ...view.query, page } };
}

/** Shows or hides a column, in the order in which columns are offered. The name always stays. */
export function togglingColumn<Q extends Query>(
  spec: Spec<Q>,
  view: ListView<Q>,
  column: string,
): ListView<Q> {
  const shown = new Set(view.columns);
  if (!shown.delete(column)) shown.add(column);
  return { ...view, columns: withName(spec.columns.map(({ id }) => id).filter((id) => shown.has(id))) };
}
