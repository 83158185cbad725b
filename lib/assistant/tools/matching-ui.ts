import type { z } from 'zod';
import {
  CALLS,
  decode,
  encode,
  FilterCriteria,
  GenerateUIResponse,
  MatchByIdUIRequest,
  SearchUIRequest,
} from '@/lib/contracts';
import { askFor } from '../answers';
import { type Asked, type Caller, refused } from '../ask';
import type { Outcome } from '../results';

type Input = {
  index?: string;
  document?: string;
  indexes: string[];
  filter?: z.output<typeof FilterCriteria>;
};

/** Whoever has the address opens it, once; without a name each visitor would have to sign in. */
const uiOptions = { username: 'assistant' };

/** Opens a page of matches, or one to search, for a person to look at. */
export async function openMatchingUI(
  { ask }: Caller,
  { index, document, indexes, filter }: Input,
): Promise<Outcome<'open_matching_ui'>> {
  if ((index === undefined) !== (document === undefined))
    return refused('InvalidParameter', 'Name both the index and the document in it, or neither.');
  const saasRequest = {
    indexIdsToSearchInto: indexes,
    ...(filter && { filterCriteria: decode(FilterCriteria, filter) }),
  };
  const asked: Asked =
    index !== undefined && document !== undefined
      ? {
          call: CALLS.generateIndexedMatcher,
          path: { index, document },
          body: encode(MatchByIdUIRequest, { saasRequest, uiOptions }),
        }
      : { call: CALLS.generateSearcher, body: encode(SearchUIRequest, { saasRequest, uiOptions }) };
  const answer = await askFor(ask, asked, GenerateUIResponse);
  if (!answer.ok) return answer;
  const { url, expires_in } = answer.value;
  return { ok: true, value: { url, expires_in } };
}
