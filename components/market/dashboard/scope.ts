import {
  type DashboardView,
  dashboardViewParams,
  EVERYTHING,
  filteredBy,
  type MarketFilter,
} from '@/lib/recruiter/vocabulary';
import { marketHref } from '../market-path';

/** Subject of a dashboard: the whole market, or the part that the filters of its address leave. */
export type Scope = {
  path: string;
  title: string;
  /** Filters that belong to the address and are not chips. */
  fixed: readonly MarketFilter[];
};

export const WHOLE_MARKET: Scope = { path: '/market/overview', title: 'Market', fixed: [] };

/** Returns the address of a view of a scope. */
export function dashboardHref({ path }: Scope, view: DashboardView): string {
  const written = dashboardViewParams(view).toString();
  return written ? `${path}?${written}` : path;
}

/**
 * Returns a view narrowed by filters, each replacing the one of its name; those of the scope stay out of the address.
 */
export function narrowed(
  { fixed }: Scope,
  view: DashboardView,
  narrows: readonly MarketFilter[],
): DashboardView {
  const own = narrows.filter(
    (one) => !fixed.some(({ name, value }) => name === one.name && value === one.value),
  );
  return { ...view, filters: filteredBy({ ...EVERYTHING, filters: view.filters }, ...own).filters };
}

/** Returns the whole question, the filters of the scope first; where both name a filter, both must hold. */
export function wholeQuestion({ fixed }: Scope, view: DashboardView): DashboardView {
  const names = new Set(fixed.map(({ name }) => name));
  const own = view.filters.map(({ name, value }) => ({
    name: names.has(name) ? `${name}__and` : name,
    value,
  }));
  return { ...view, filters: [...fixed, ...own] };
}

/** Returns the address of the jobs. */
export function jobsHref(question: DashboardView): string {
  return marketHref({ ...EVERYTHING, filters: question.filters });
}

/** Returns the address of a figure of a question as a file. */
export function figureHref(question: DashboardView, figure: string, format: 'csv' | 'xlsx'): string {
  const params = dashboardViewParams(question);
  params.set('_figure', figure);
  params.set('_format', format);
  return `/api/recruiter/market/figure?${params}`;
}
