import {
  type CompareView,
  compareViewFrom,
  compareViewParams,
  type MarketFilter,
} from '@/lib/recruiter/vocabulary';

/** Path of the comparison of questions. */
export const COMPARE_PATH = '/market/compare';

export const NO_COMPARISON: CompareView = compareViewFrom({});

/** Returns the address of the page of a comparison. */
export function compareHref(view: CompareView): string {
  const written = compareViewParams(view).toString();
  return written ? `${COMPARE_PATH}?${written}` : COMPARE_PATH;
}

/**
 * Returns the address of a comparison that begins with one question; with the whole market there is nothing to begin
 * with.
 */
export function compareWithHref(filters: readonly MarketFilter[]): string {
  return compareHref({ ...NO_COMPARISON, questions: filters.length > 0 ? [filters] : [] });
}

/** Returns the address of a figure of a comparison as a file. */
export function comparedFigureHref(view: CompareView, figure: string, format: 'csv' | 'xlsx'): string {
  const params = compareViewParams(view);
  params.set('_figure', figure);
  params.set('_format', format);
  return `/api/recruiter/market/comparison?${params}`;
}
