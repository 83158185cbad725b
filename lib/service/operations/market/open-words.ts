import { fail, type Result, succeed } from '@/lib/engine/kernel';
import {
  type Filter,
  MAX_OPEN_WORDS,
  type OpenWords,
  openWordsQuestions,
  type Problem,
} from '@/lib/engine/market';
import type { MarketStore } from '../../market-store';

/** Returns the words that match the patterns and misspelt words of a request, from the dictionaries of the index. */
export async function resolveOpenWords(
  store: Pick<MarketStore, 'rowsOfParts'>,
  filters: readonly Filter[],
): Promise<Result<OpenWords, { code: 'tooBroad'; message: string; problem: Problem }>> {
  const words = new Map<string, string[]>();
  for (const { name, filter, statement } of openWordsQuestions(filters)) {
    const rows = await store.rowsOfParts<{ term: string }>(statement);
    if (rows.length > MAX_OPEN_WORDS) return fail(tooBroad(filter));
    const found = rows.map(({ term }) => term).filter((term) => term !== '');
    words.set(name, [...new Set([...(words.get(name) ?? []), ...found])]);
  }
  return succeed(words);
}

function tooBroad({ parameter }: Filter) {
  const message = 'A pattern matches too many words; use more characters.';
  return {
    code: 'tooBroad' as const,
    message,
    problem: { parameter, code: 'limit_exceeded' as const, message },
  };
}
