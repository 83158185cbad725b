import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import {
  type Dashboard,
  type DashboardView,
  dashboardViewFrom,
  dashboardViewParams,
  type MarketFilter,
  type Outcome,
  type PanelId,
} from '@/lib/recruiter/vocabulary';
import { FRESH_MS } from '../fresh';
import { dashboardHref, narrowed, type Scope, wholeQuestion } from './scope';

export type LoadDashboard = (
  question: DashboardView & { panels: readonly PanelId[] },
) => Promise<Outcome<Dashboard>>;

/** Returns the view of the address, and a function to change it: at once, without a page from the server. */
export function useDashboardView(scope: Scope) {
  const params = useSearchParams();
  const view = useMemo(() => dashboardViewFrom(new URLSearchParams(params)), [params]);
  const question = useMemo(() => wholeQuestion(scope, view), [scope, view]);
  const show = useCallback(
    (next: DashboardView) => window.history.pushState(null, '', dashboardHref(scope, next)),
    [scope],
  );
  const hrefOf = useCallback(
    (narrows: readonly MarketFilter[]) => dashboardHref(scope, narrowed(scope, view, narrows)),
    [scope, view],
  );
  const go = useCallback(
    (narrows: readonly MarketFilter[]) => show(narrowed(scope, view, narrows)),
    [scope, view, show],
  );
  return { view, question, show, hrefOf, go };
}

/** Returns all parts of a dashboard: those that the page began to load, or the result of one action. */
export function useDashboardParts({
  question,
  panels,
  load,
  initial,
}: {
  question: DashboardView;
  panels: readonly PanelId[];
  load: LoadDashboard;
  /** Data that the page was rendered with, for its question. */
  initial: { key: string; answer: Outcome<Dashboard> };
}) {
  const key = dashboardViewParams(question).toString();
  return useQuery({
    queryKey: ['market-dashboard', panels.join(), key],
    queryFn: () => load({ ...question, panels }),
    initialData: () => (key === initial.key ? initial.answer : undefined),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
}
