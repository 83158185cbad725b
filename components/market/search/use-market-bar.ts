import type { RefObject } from 'react';
import type { BarFilter, BarQuestion } from '@/components/query-bar/bar-text';
import { useBarInput, useQueryBar } from '@/components/query-bar/use-query-bar';
import { filteredBy, type MarketView, valueOfFilter, WORDS } from '@/lib/recruiter/vocabulary';
import { fieldTest } from './modifiers';
import { type Completing, useCompletions } from './use-completions';

/**
 * Returns the filters a question sets: one that was edited and came back under another name is removed under its own.
 */
function filtersOf({ words, filters }: BarQuestion, edited: BarFilter | null): BarFilter[] {
  const isRenamed = edited && filters.length > 0 && filters.every(({ name }) => name !== edited.name);
  return [
    ...(isRenamed ? [{ name: edited.name, value: '' }] : []),
    { name: WORDS, value: words },
    ...filters,
  ];
}

/** Returns the bar of the job market. */
export function useMarketBar(
  completing: Completing,
  inputRef: RefObject<HTMLInputElement | null>,
  onView: (view: MarketView) => void,
) {
  const { view } = completing;
  const words = valueOfFilter(view, WORDS);
  const input = useBarInput(words, inputRef, fieldTest(completing.fields));
  const completions = useCompletions(input.token, completing);
  const ask = (question: BarQuestion, edited: BarFilter | null) => {
    onView(filteredBy(view, ...filtersOf(question, edited)));
    return true;
  };
  return useQueryBar(input, inputRef, { words, completions, ask });
}
