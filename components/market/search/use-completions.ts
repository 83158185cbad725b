import { useQuery } from '@tanstack/react-query';
import type { MarketFacet, MarketField, MarketView } from '@/lib/recruiter/vocabulary';
import type { MarketActions } from '../actions';
import type { Token } from './bar-text';
import { type Completion, completionsOf, fieldToList } from './completion';
import { partsOfName } from './modifiers';

/** What completion stands on: the fields of the API, and what the page shows. */
export type Completing = {
  view: MarketView;
  fields: readonly MarketField[];
  facets: readonly MarketFacet[];
  values: MarketActions['values'];
};

const FRESH_MS = 60_000;

/** What a token may become. The values of a field are asked for once, not at every key, since questions are counted. */
export function useCompletions(
  token: Token,
  { view, fields, facets, values }: Completing,
): { completions: Completion[]; isLoading: boolean } {
  const field = fieldToList(token, fields);
  const others = view.filters.filter(({ name }) => partsOfName(name).field !== field);
  const { data, isFetching } = useQuery({
    queryKey: ['market-values', field, others],
    queryFn: async () => {
      const reply = await values({ field: field ?? '', filters: others });
      return reply.ok && reply.value.state === 'found' ? reply.value.found : [];
    },
    enabled: field !== undefined,
    staleTime: FRESH_MS,
  });
  const listed = field === undefined ? undefined : data;
  return {
    completions: completionsOf(token, { fields, facets, view, values: listed }),
    isLoading: isFetching,
  };
}
