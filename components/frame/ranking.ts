import { tokensOf } from '@/lib/expression';

/**
 * Returns how well a text matches the typed one, each word of which must begin a word of it: 0 when it begins the same,
 * 1 elsewhere in it; undefined without a match. Case and accents make no difference.
 */
export function rankOf(text: string, typed: string): number | undefined {
  const words = tokensOf(text).map(({ term }) => term);
  const asked = tokensOf(typed).map(({ term }) => term);
  if (asked.length === 0 || !asked.every((each) => words.some((word) => word.startsWith(each))))
    return undefined;
  return words[0]?.startsWith(asked[0] ?? '') ? 0 : 1;
}

/** A group of the menu: its heading, and its entries, each with its rank. */
export type Ranked<Entry> = { heading: string; entries: readonly (Entry & { rank: number })[] };

/** Returns the groups that are not empty, the best match first, entries too; equal ones keep their order. */
export function ranked<Entry>(groups: readonly Ranked<Entry>[]): Ranked<Entry>[] {
  const sorted = groups.map(({ heading, entries }) => ({
    heading,
    entries: entries.toSorted((one, other) => one.rank - other.rank),
  }));
  return sorted
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => (one.entries[0]?.rank ?? 0) - (other.entries[0]?.rank ?? 0));
}
