import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Token } from '@/components/query-bar/bar-text';
import type { Completions } from '@/components/query-bar/completion';
import { getFrom } from '@/components/shell/requests';
import { useSettled } from '@/components/shell/use-settled';
import type {
  CountedValue,
  MarketFacet,
  MarketField,
  MarketFilter,
  MarketReply,
  MarketView,
  SuggestedValue,
} from '@/lib/recruiter/vocabulary';
import { completionsOf, fieldToList, SHORTEST_WORD, takesFirst } from './completion';
import { partsOfName } from './modifiers';

/** Context of completion: the fields of the API, and the view of the page. */
export type Completing = {
  view: MarketView;
  fields: readonly MarketField[];
  facets: readonly MarketFacet[];
  /** Fields are offered before values. */
  areFieldsFirst?: boolean;
};

const FRESH_MS = 60_000;

/**
 * Returns the completions of a token. The values of a field are requested once, not at every key, since questions are
 * counted.
 */
export function useCompletions(
  token: Token,
  { view, fields, facets, areFieldsFirst = false }: Completing,
): Completions {
  const suggested = useSuggestions(token.type === 'word' ? token.word : '');
  const field = fieldToList(token, fields);
  const others = view.filters.filter(({ name }) => partsOfName(name).field !== field);
  const { data, isFetching } = useQuery({
    queryKey: ['market-values', field, others],
    queryFn: ({ signal }) => valuesOf(field ?? '', others, signal),
    enabled: field !== undefined,
    staleTime: FRESH_MS,
  });
  const listed = field === undefined ? undefined : data;
  return {
    completions: completionsOf(token, { fields, facets, view, values: listed, suggested, areFieldsFirst }),
    isLoading: isFetching,
    isFirstTaken: takesFirst(token, fields),
  };
}

/** Fetches the values of a field by a separate GET: actions of a page run one after another, and a save would wait. */
async function valuesOf(
  field: string,
  filters: readonly MarketFilter[],
  signal: AbortSignal,
): Promise<CountedValue[]> {
  const query = new URLSearchParams([
    ['_field', field],
    ...filters.map(({ name, value }): [string, string] => [name, value]),
  ]);
  const reply = await getFrom<MarketReply<CountedValue[]>>(`/api/recruiter/market/values?${query}`, signal);
  return reply.state === 'found' ? reply.found : [];
}

const NONE: readonly SuggestedValue[] = [];

/**
 * Suggests values of any field that match a word. These are not questions to the market, so they may come at every
 * pause.
 */
function useSuggestions(word: string): readonly SuggestedValue[] {
  const typed = useSettled(word).slice(0, 100);
  const isWord = typed.length >= SHORTEST_WORD && word.length >= SHORTEST_WORD;
  const { data } = useQuery({
    queryKey: ['market-suggestions', typed],
    queryFn: ({ signal }) =>
      getFrom<SuggestedValue[]>(
        `/api/recruiter/market/suggestions?${new URLSearchParams({ typed })}`,
        signal,
      ),
    enabled: isWord,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  return isWord ? (data ?? NONE) : NONE;
}
