import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Token } from '@/components/query-bar/bar-text';
import type { Completions } from '@/components/query-bar/completion';
import { useSettled } from '@/components/shell/use-settled';
import type { MarketFacet, MarketField, MarketView, SuggestedValue } from '@/lib/recruiter/vocabulary';
import type { MarketActions } from '../actions';
import { completionsOf, fieldToList, SHORTEST_WORD, takesFirst } from './completion';
import { partsOfName } from './modifiers';

/** What completion stands on: the fields of the API, and what the page shows. */
export type Completing = {
  view: MarketView;
  fields: readonly MarketField[];
  facets: readonly MarketFacet[];
  actions: Pick<MarketActions, 'values' | 'suggest'>;
};

const FRESH_MS = 60_000;

/** What a token may become. The values of a field are asked for once, not at every key, since questions are counted. */
export function useCompletions(token: Token, { view, fields, facets, actions }: Completing): Completions {
  const suggested = useSuggestions(token.type === 'word' ? token.word : '', actions.suggest);
  const field = fieldToList(token, fields);
  const others = view.filters.filter(({ name }) => partsOfName(name).field !== field);
  const { data, isFetching } = useQuery({
    queryKey: ['market-values', field, others],
    queryFn: async () => {
      const reply = await actions.values({ field: field ?? '', filters: others });
      return reply.ok && reply.value.state === 'found' ? reply.value.found : [];
    },
    enabled: field !== undefined,
    staleTime: FRESH_MS,
  });
  const listed = field === undefined ? undefined : data;
  return {
    completions: completionsOf(token, { fields, facets, view, values: listed, suggested }),
    isLoading: isFetching,
    isFirstTaken: takesFirst(token, fields),
  };
}

const NONE: readonly SuggestedValue[] = [];

/** Values of any field that fit a word. The market is not asked for them, so they may come at every pause. */
function useSuggestions(word: string, suggest: MarketActions['suggest']): readonly SuggestedValue[] {
  const typed = useSettled(word).slice(0, 100);
  const isWord = typed.length >= SHORTEST_WORD && word.length >= SHORTEST_WORD;
  const { data } = useQuery({
    queryKey: ['market-suggestions', typed],
    queryFn: async () => {
      const outcome = await suggest({ typed });
      return outcome.ok ? outcome.value : [];
    },
    enabled: isWord,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return isWord ? (data ?? NONE) : NONE;
}
