/** Where the words of a term stand in a text. */

export type TextPlace = { start: number; end: number };

const MOST_PLACES = 50;
const LETTER = /[\p{L}\p{N}]/u;

/** The places of a term in a text, whole words in any case, in UTF-16 units. */
export function placesOf(text: string, term: string): TextPlace[] {
  const wanted = term.trim();
  if (!wanted) return [];
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  const before = LETTER.test(wanted.at(0) ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const after = LETTER.test(wanted.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  const places: TextPlace[] = [];
  for (const { index, 0: found } of text.matchAll(new RegExp(`${before}${escaped}${after}`, 'giu'))) {
    places.push({ start: index, end: index + found.length });
    if (places.length === MOST_PLACES) break;
  }
  return places;
}
