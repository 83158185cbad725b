import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { type RefObject, useMemo } from 'react';
import type { BarFilter, BarQuestion } from '@/components/query-bar/bar-text';
import { useBarInput, useQueryBar } from '@/components/query-bar/use-query-bar';
import {
  EVERYTHING,
  type Exploration,
  type ExploreView,
  exploreViewFrom,
  exploreViewParams,
  filteredBy,
  type MarketReply,
  type Outcome,
  WORDS,
} from '@/lib/recruiter/vocabulary';
import { FRESH_MS } from '../fresh';
import { fieldTest } from '../search/modifiers';
import { type Completing, useCompletions } from '../search/use-completions';
import { exploreHref } from './explore-path';

export type Explore = (view: ExploreView) => Promise<Outcome<MarketReply<Exploration>>>;

/** Returns the call of the address, its result, and a function to make another. */
export function useExploration(
  explore: Explore,
  initial: { key: string; answer: Outcome<MarketReply<Exploration>> },
) {
  const params = useSearchParams();
  const view = useMemo(() => exploreViewFrom(new URLSearchParams(params)), [params]);
  const key = exploreViewParams(view).toString();
  const query = useQuery({
    queryKey: ['market-explore', key],
    queryFn: () => explore(view),
    initialData: () => (key === initial.key ? initial.answer : undefined),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const show = (next: ExploreView) => window.history.pushState(null, '', exploreHref(next));
  return { view, show, ...query };
}

/** Returns a whole question as the bar takes it: words, then filters. */
function textOf({ words, filters }: BarQuestion): string {
  return [words, ...filters.map(({ name, value }) => `${name}=${value}`)].filter(Boolean).join(' ');
}

/** Returns one filter of each name, the last that was written. */
function filtersOf({ words, filters }: BarQuestion): readonly BarFilter[] {
  return filteredBy(EVERYTHING, { name: WORDS, value: words }, ...filters).filters;
}

/** Returns the bar with the whole question as text, which other pages show as chips. */
export function useExploreBar(
  completing: Completing,
  inputRef: RefObject<HTMLInputElement | null>,
  onFilters: (filters: readonly BarFilter[]) => void,
) {
  const { filters } = completing.view;
  const words = textOf({
    words: filters.find(({ name }) => name === WORDS)?.value ?? '',
    filters: filters.filter(({ name }) => name !== WORDS),
  });
  const input = useBarInput(words, inputRef, fieldTest(completing.fields));
  const completions = useCompletions(input.token, completing);
  const ask = (question: BarQuestion) => {
    onFilters(filtersOf(question));
    return true;
  };
  const asText = (question: BarQuestion) => {
    const all = filtersOf(question);
    return textOf({
      words: all.find(({ name }) => name === WORDS)?.value ?? '',
      filters: all.filter(({ name }) => name !== WORDS),
    });
  };
  return useQueryBar(input, inputRef, { words, completions, ask, textOf: asText });
}
