import { folded } from '../../ground/folded';

/**
 * Returns how well a text matches the typed one: from its beginning, from that of a word, anywhere; undefined: not at
 * all.
 */
function fitOf(text: string, typed: string): number | undefined {
  const at = text.indexOf(typed);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return /[^\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? 1 : 2;
}

/**
 * Returns the items whose text matches the typed one, the best first, else in the given order; all without typed text.
 */
export function fitting<Item>(items: readonly Item[], typed: string, text: (item: Item) => string): Item[] {
  const sought = folded(typed);
  if (sought === '') return [...items];
  return items
    .flatMap((item) => {
      const fit = fitOf(folded(text(item)), sought);
      return fit === undefined ? [] : [{ item, fit }];
    })
    .sort((one, other) => one.fit - other.fit)
    .map(({ item }) => item);
}
