import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { CategoryNumbers } from '@/lib/scoring';
import { useMatcher } from '../matcher-context';
import type { Place } from './address';
import { CallFailure, isTriedAgain } from './calls';
import { sendUpdate } from './messages';
import type { Answer, FilterProblem } from './model';
import { type Ranked, rank, rankable } from './rank';

const NO_PROBLEMS: readonly FilterProblem[] = [];
const FRESH_MS = 300_000;

/** Informs the embedding page of the weights and filters of the user's query, after the first time. */
function useUpdates(answer: Answer | undefined, { filters, weights, similarTo }: Place) {
  const { view, calls } = useMatcher();
  const asked = answer && !similarTo ? JSON.stringify([filters, weights]) : undefined;
  const told = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked === undefined || told.current === asked) return;
    const isFirst = told.current === undefined;
    told.current = asked;
    if (isFirst || !view.onUpdate) return;
    const preferences = { filterCriteria: filters, preferredCategoryWeights: weights };
    if (view.onUpdate.client) sendUpdate(view.onUpdate.client, view.username, preferences);
    if (view.onUpdate.server) void calls.update(preferences).catch(() => undefined);
  }, [asked, filters, weights, view, calls]);
}

/** Returns the list of a place, ranked by `weights`, which may be ahead of those the service was asked with. */
export function useResults(place: Place, weights: CategoryNumbers | undefined) {
  const { session, view, calls } = useMatcher();
  const query = {
    filterCriteria: place.filters,
    preferredCategoryWeights: place.weights,
    similarTo: place.similarTo,
    page: place.page,
  };
  const isAsked = view.kind !== 'Details' && (place.asked || view.kind !== 'Search');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['matcher', session, 'query', query],
    queryFn: ({ signal }) => calls.query(query, signal),
    enabled: isAsked,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    retry: isTriedAgain,
  });
  useUpdates(isPlaceholderData ? undefined : data, place);
  const results = useMemo(() => rankable(data?.matches ?? []), [data]);
  const ranked = useMemo((): Ranked[] => {
    if (results.length > 0) return rank(results, weights);
    return (data?.matches ?? []).map((result, at) => ({ result, place: at + 1, moved: 0 }));
  }, [results, data, weights]);
  const failure = error instanceof CallFailure ? error : undefined;
  return {
    isAsked,
    answer: data,
    ranked,
    isFetching,
    failure,
    problems: failure?.problem.problems ?? NO_PROBLEMS,
    retry: () => void refetch(),
  };
}

export type Results = ReturnType<typeof useResults>;
