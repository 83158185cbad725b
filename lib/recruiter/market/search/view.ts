import { type ListQueryParams, toSearchParams } from '../../records/list-query';

/**
 * View of a page of the job market, as in its URL. A parameter is a filter in the syntax of the job market API
 * (`profession=40201|40202`, `location__radius=London__30`); those of the page itself begin with `_`, as no field does.
 */

/** A filter: the name of a field with its level and modifiers, and its value. */
export type MarketFilter = { readonly name: string; readonly value: string };

/** The orders of jobs, each with what it asks of the API. */
export const MARKET_SORTS = {
  newest: { _sort: 'date', _sortdir: 'desc' },
  oldest: { _sort: 'date', _sortdir: 'asc' },
  pay: { _sort: 'salary', _sortdir: 'desc' },
  postings: { _sort: 'posting_count', _sortdir: 'desc' },
  employer: { _sort: 'organization_name', _sortdir: 'asc' },
} as const;

export type MarketSort = keyof typeof MARKET_SORTS;

export type MarketView = {
  /** One of each name at most, as the API wants it. */
  readonly filters: readonly MarketFilter[];
  readonly sort: MarketSort;
  /** From 1. */
  readonly page: number;
  /** The field whose most frequent values are shown as bars. */
  readonly by: string;
};

export const MARKET_PAGE_SIZE = 25;
/** market.md, Limits: `_limit` and `_offset` together. */
export const MARKET_REACH = 10_000;
const LAST_PAGE = MARKET_REACH / MARKET_PAGE_SIZE;
const MOST_FILTERS = 40;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 2000;

export const EVERYTHING: MarketView = { filters: [], sort: 'newest', page: 1, by: 'profession' };

/** The filter of free text. */
export const WORDS = 'full_text';

const isSort = (text: string | null): text is MarketSort =>
  text !== null && Object.hasOwn(MARKET_SORTS, text);

/**
 * What mail programs, networks and advertisements add to the links that people pass on. Any other name is asked for, so that a
 * mistyped field is said to be one.
 */
const OF_LINKS =
  /^(?:utm_|hsa_|mc_|mtm_|pk_)|^(?:dclid|fbclid|gbraid|gclid|igshid|mkt_tok|msclkid|twclid|wbraid|yclid)$/;

/** Repeated parameters of one name are alternatives, as the API once took them. */
function filtersFrom(params: URLSearchParams): MarketFilter[] {
  const names = [...new Set(params.keys())].filter((name) => !name.startsWith('_') && !OF_LINKS.test(name));
  return names.slice(0, MOST_FILTERS).flatMap((name) => {
    const value = params.getAll(name).filter(Boolean).join('|').slice(0, LONGEST_VALUE);
    return value && name.length <= LONGEST_NAME ? [{ name, value }] : [];
  });
}

/** The view a URL stands for; what is missing or makes no sense has its default. */
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

/** The shortest parameters that stand for a view. */
export function marketViewParams({ filters, sort, page, by }: MarketView): URLSearchParams {
  const params = new URLSearchParams(filters.map(({ name, value }) => [name, value]));
  if (sort !== EVERYTHING.sort) params.set('_sort', sort);
  if (page !== EVERYTHING.page) params.set('_page', String(page));
  if (by !== EVERYTHING.by) params.set('_by', by);
  return params;
}

/** Returns how many pages can be shown for a number of jobs. */
export function marketPageCount(total: number): number {
  return Math.min(Math.ceil(total / MARKET_PAGE_SIZE), LAST_PAGE);
}

/** Sets filters, each in place of the one of its name; an empty value takes that one away. */
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

/** A value of theirs without a suffix is a query of words. */
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

/** The alternatives of a value, which bars part; two bars belong to a day, `today||-7d`. */
export function alternativesIn(value: string): string[] {
  return value.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim());
}

/** Takes a value among the alternatives of its filter, or out of them. */
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
