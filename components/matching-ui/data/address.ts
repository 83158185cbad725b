import { CATEGORIES, type Category, type CategoryNumbers } from '@/lib/scoring';
import { type DocumentRef, type Filters, keyOf, refOf } from './model';
import { byCategory } from './rank';

/**
 * State of the page, as the fragment of its address, so that reload and back keep it. A fragment is not sent to any
 * server. `#filters={…}&weights=skills:60,jobTitles:40&similar=people/a-1&page=2&open=people/a-7&compare=…`
 */
export type Place = {
  filters: Filters;
  /** Own weights, each 0 to 100; absent: the suggested ones. */
  weights?: CategoryNumbers | undefined;
  similarTo?: DocumentRef | undefined;
  page: number;
  /** Result whose details are open. */
  open?: DocumentRef | undefined;
  /** The results that are compared. */
  compare: DocumentRef[];
  /** True if a search was run; a match runs at once. */
  asked: boolean;
};

function weightsText(weights: CategoryNumbers): string {
  return CATEGORIES.map((category) => `${category}:${Math.round(weights[category] * 100) / 100}`).join(',');
}

function readWeights(text: string | null): CategoryNumbers | undefined {
  if (!text) return undefined;
  const given = new Map(text.split(',').map((part) => part.split(':') as [Category, string]));
  const weights = byCategory((category) => Math.min(100, Math.max(0, Number(given.get(category)) || 0)));
  return CATEGORIES.some((category) => weights[category] > 0) ? weights : undefined;
}

function readFilters(text: string | null): Filters {
  if (!text) return {};
  try {
    const filters: unknown = JSON.parse(text);
    return typeof filters === 'object' && filters !== null && !Array.isArray(filters) ? filters : {};
  } catch {
    return {};
  }
}

export function fragmentOf({ filters, weights, similarTo, page, open, compare, asked }: Place): string {
  const parts = new URLSearchParams();
  if (asked) parts.set('asked', '1');
  parts.set('filters', JSON.stringify(filters));
  if (weights) parts.set('weights', weightsText(weights));
  if (similarTo) parts.set('similar', keyOf(similarTo));
  if (page > 1) parts.set('page', String(page));
  if (open) parts.set('open', keyOf(open));
  if (compare.length > 0) parts.set('compare', compare.map(keyOf).join(' '));
  return `#${parts}`;
}

/** Returns the place of a fragment; parts that it lacks, or all of an empty one, are those of `start`. */
export function placeOf(fragment: string, start: Place): Place {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!parts.has('filters')) return start;
  const ref = (name: string) => {
    const key = parts.get(name);
    return key ? refOf(key) : undefined;
  };
  return {
    filters: readFilters(parts.get('filters')),
    weights: readWeights(parts.get('weights')),
    similarTo: ref('similar'),
    page: Math.max(1, Math.trunc(Number(parts.get('page')) || 1)),
    open: ref('open'),
    compare: (parts.get('compare')?.split(' ') ?? []).filter(Boolean).map(refOf),
    asked: parts.has('asked'),
  };
}
