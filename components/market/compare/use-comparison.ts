import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import {
  type CompareView,
  type ComparisonParts,
  compareViewFrom,
  compareViewParams,
  EVERYTHING,
  filteredBy,
  type MarketFilter,
  type Outcome,
} from '@/lib/recruiter/vocabulary';
import { FRESH_MS } from '../fresh';
import { marketHref } from '../market-path';
import { compareHref } from './compare-path';
import { rememberComparison } from './last-comparison';

export type LoadComparison = (view: CompareView) => Promise<Outcome<ComparisonParts>>;

/** Returns a view whose common question is narrowed. */
function narrowed(view: CompareView, narrows: readonly MarketFilter[]): CompareView {
  return { ...view, filters: filteredBy({ ...EVERYTHING, filters: view.filters }, ...narrows).filters };
}

/** Returns all filters of a question; where the shared part has one too, both must hold. */
export function filtersOfQuestion({ filters, questions }: CompareView, index: number): MarketFilter[] {
  const names = new Set(filters.map(({ name }) => name));
  const own = questions[index] ?? [];
  return [
    ...filters,
    ...own.map(({ name, value }) => ({ name: names.has(name) ? `${name}__and` : name, value })),
  ];
}

/** Returns the comparison of the address, and a function to change it: at once, without a page from the server. */
export function useCompareView() {
  const params = useSearchParams();
  const view = useMemo(() => compareViewFrom(new URLSearchParams(params)), [params]);
  useEffect(() => {
    if (view.questions.length > 0) rememberComparison(view);
  }, [view]);
  const show = useCallback((next: CompareView) => window.history.pushState(null, '', compareHref(next)), []);
  const hrefOf = useCallback(
    (narrows: readonly MarketFilter[]) => compareHref(narrowed(view, narrows)),
    [view],
  );
  const go = useCallback((narrows: readonly MarketFilter[]) => show(narrowed(view, narrows)), [view, show]);
  const jobsHrefOf = useCallback(
    (narrows: readonly MarketFilter[], index: number) =>
      marketHref(filteredBy({ ...EVERYTHING, filters: filtersOfQuestion(view, index) }, ...narrows)),
    [view],
  );
  return { view, show, hrefOf, go, jobsHrefOf };
}

/** Returns all parts of a comparison: those that the page began to load, or the result of one action. */
export function useComparisonParts(
  view: CompareView,
  load: LoadComparison,
  initial: { key: string; answer: Outcome<ComparisonParts> },
) {
  const key = compareViewParams(view).toString();
  return useQuery({
    queryKey: ['market-comparison', key],
    queryFn: () => load(view),
    initialData: () => (key === initial.key ? initial.answer : undefined),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
}
