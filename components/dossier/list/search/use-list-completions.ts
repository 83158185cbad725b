import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Token } from '@/components/query-bar/bar-text';
import type { Completions } from '@/components/query-bar/completion';
import { getFrom } from '@/components/shell/requests';
import { useSettled } from '@/components/shell/use-settled';
import type { DossierKind, SuggestedFact } from '@/lib/recruiter/vocabulary';
import { completionsOf, fieldOf, takesFirst } from './completion';
import type { ListField } from './fields';

const FRESH_MS = 60_000;
/** Letters from which a word is looked up among values. */
const SHORTEST_WORD = 2;
const LONGEST = 100;
const NONE: readonly SuggestedFact[] = [];

/** Returns the query to the store for a token: the values of its field, or values of any field like a word. */
function askedFor(token: Token, field: ListField | undefined) {
  if (token.type === 'value') return field?.values ? { field: field.values, typed: token.value } : null;
  return token.word.length >= SHORTEST_WORD ? { field: '', typed: token.word } : null;
}

/** Returns the completions of a token in the bar of a list. */
export function useListCompletions(
  kind: DossierKind,
  { token, fields }: { token: Token; fields: readonly ListField[] },
): Completions {
  const field = fieldOf(token, fields);
  const asked = askedFor(token, field);
  const typed = useSettled(asked?.typed.split('__')[0] ?? '').slice(0, LONGEST);
  const { data, isFetching } = useQuery({
    queryKey: ['finding-values', kind, asked?.field, typed],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ kind, typed, ...(asked?.field && { field: asked.field }) });
      return getFrom<SuggestedFact[]>(`/api/recruiter/finding/values?${query}`, signal);
    },
    enabled: asked !== null,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const suggested =
    asked === null ? NONE : (data ?? NONE).filter((each) => !asked.field || each.field === asked.field);
  return {
    completions: completionsOf(token, { kind, fields, suggested }),
    isLoading: asked !== null && isFetching && suggested.length === 0,
    isFirstTaken: takesFirst(token, fields),
  };
}
