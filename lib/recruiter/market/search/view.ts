import { type ListQueryParams, toSearchParams } from '../../records/list-query';

/**
 * View of a page of the job market, as in its URL. A parameter is a filter in the syntax of the job market API
 * (`profession=40201|40202`, `location__radius=London__30`); those of the page itself begin with `_`, as no field does.
 */

/** A filter: the name of a field with its level and modifiers, and its value. */
export type MarketFilter = { readonly name: string; readonly value: string };

/** Orders of jobs, with their parameters for the API. */
export const MARKET_SORTS = {
  newest: { _sort: 'date', _sortdir: 'desc' },
  oldest: { _sort: 'date', _sortdir: 'asc' },
  pay: { _sort: 'salary', _sortdir: 'desc' },
  postings: { _sort: 'posting_count', _sortdir: 'desc' },
  employer: { _sort: 'organization_name', _sortdir: 'asc' },
} as const;

export type MarketSort = keyof typeof MARKET_SORTS;

export type MarketView = {
  /** At most one of each name, as the API expects. */
  readonly filters: readonly MarketFilter[];
  readonly sort: MarketSort;
  /** From 1. */
  readonly page: number;
  /** Field whose most frequent values are shown as bars. */
  readonly by: string;
};

export const MARKET_PAGE_SIZE = 25;
/** Greatest sum of `_limit` and `_offset` (market.md, Limits). */
export const MARKET_REACH = 10_000;
const LAST_PAGE = MARKET_REACH / MARKET_PAGE_SIZE;
const MOST_FILTERS = 40;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 2000;

export const EVERYTHING: MarketView = { filters: [], sort: 'newest', page: 1, by: 'profession' };

/** Name of the filter of free text. */
export const WORDS = 'full_text';

const isSort = (text: string | null): text is MarketSort =>
  text !== null && Object.hasOwn(MARKET_SORTS, text);

/**
 * Parameters that mail programs, networks and advertisements add to shared links. Any other name is passed on, so that
 * a mistyped field is reported.
 */
const OF_LINKS =
  /^(?:utm_|hsa_|mc_|mtm_|pk_)|^(?:dclid|fbclid|gbraid|gclid|igshid|mkt_tok|msclkid|twclid|wbraid|yclid)$/;

/** Reads filters; repeated parameters of one name are alternatives, as in an earlier version of the API. */
function filtersFrom(params: URLSearchParams): MarketFilter[] {
  const names = [...new Set(params.keys())].filter((name) => !name.startsWith('_') && !OF_LINKS.test(name));
  return names.slice(0, MOST_FILTERS).flatMap((name) => {
    const value = params.getAll(name).filter(Boolean).join('|').slice(0, LONGEST_VALUE);
    return value && name.length <= LONGEST_NAME ? [{ name, value }] : [];
  });
}

/** Reads the view of a URL, with defaults for missing and invalid parts. */
export function marketViewFrom(given: ListQueryParams): MarketView {
  const params = toSearchParams(given);
  const sort = params.get('_sort');
  const page = /^\d{1,6}$/.test(params.get('_page') ?? '') ? Number(params.get('_page')) : 1;
  return {
    filters: filtersFrom(params),
    sort: isSort(sort) ? sort : EVERYTHING.sort,
    page: Math.min(Math.max(page, 1), LAST_PAGE),
    by: params.get('_by')?.slice(0, LONGEST_NAME) || EVERYTHING.by,
  };
}

/** Returns the shortest parameters of a view. */
export function marketViewParams({ filters, sort, page, by }: MarketView): URLSearchParams {
  const params = new URLSearchParams(filters.map(({ name, value }) => [name, value]));
  if (sort !== EVERYTHING.sort) params.set('_sort', sort);
  if (page !== EVERYTHING.page) params.set('_page', String(page));
  if (by !== EVERYTHING.by) params.set('_by', by);
  return params;
}

/** Returns the number of pages that can be shown for a number of jobs. */
export function marketPageCount(total: number): number {
  return Math.min(Math.ceil(total / MARKET_PAGE_SIZE), LAST_PAGE);
}

/** Sets filters, each replacing the one of its name; an empty value removes it. */
export function filteredBy(view: MarketView, ...changes: readonly MarketFilter[]): MarketView {
  const changed = new Map(view.filters.map(({ name, value }) => [name, value]));
  for (const { name, value } of changes) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return { ...view, filters: Array.from(changed, ([name, value]) => ({ name, value })), page: 1 };
}

/** Returns the value of the filter with that name; empty when there isn't one. */
export function valueOfFilter(view: MarketView, name: string): string {
  return view.filters.find((filter) => filter.name === name)?.value ?? '';
}

/** Fields of names, where a value without a suffix is a query of words. */
const NAMES = /^(?:(?:job|posting):)?(?:organization_name|job_title)(?<how>__\w+)?$/;
const ALTERNATIVES = /\||\sOR\s/;

/**
 * Returns the filter for exactly this value of a field; `name` may have a level and suffixes. Names are compared whole,
 * or as a phrase where they would be split into alternatives or the suffix asks for words.
 */
export function filterOfValue(name: string, given: string): MarketFilter {
  const value = given.trim();
  const ofNames = NAMES.exec(name);
  const how = ofNames?.groups?.how ?? '';
  if (!ofNames || how.includes('exact')) return { name, value };
  return how === '' && !ALTERNATIVES.test(value)
    ? { name: `${name}__exact`, value }
    : { name, value: `"${value.replace(/\s*[|"]\s*/g, ' ').trim()}"` };
}

/** Returns the alternatives of a value, separated by bars; two bars belong to a day, `today||-7d`. */
export function alternativesIn(value: string): string[] {
  return value.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim());
}

/** Adds a value to the alternatives of its filter, or removes it. */
export function withValueToggled(view: MarketView, field: string, value: string): MarketView {
  const { name, value: written } = filterOfValue(field, value);
  const before = alternativesIn(valueOfFilter(view, name)).filter(Boolean);
  const after = before.includes(written) ? before.filter((other) => other !== written) : [...before, written];
  return filteredBy(view, { name, value: after.join('|') });
}

/** Returns whether a value is among the alternatives of its filter. */
export function isChosen(view: MarketView, field: string, value: string): boolean {
  const { name, value: written } = filterOfValue(field, value);
  return alternativesIn(valueOfFilter(view, name)).includes(written);
}
