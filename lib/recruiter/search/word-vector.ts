import { searchFormOf } from '@/lib/expression';

/** PostgreSQL counts the places of words up to this one, and keeps at most `MOST_PLACES` of each word. */
const LAST_PLACE = 16_000;
const MOST_PLACES = 200;
/** No phrase reaches from one text into the next. */
const GAP = 8;

/** Returns a word as text of a `tsvector` or `tsquery`. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Returns the words of some texts, with their places and the other ways to type them, as the text of a `tsvector`. */
export function wordVector(texts: readonly (string | null | undefined)[]): string {
  const places = new Map<string, number[]>();
  const noted = (word: string) => {
    const known = places.get(word) ?? [];
    places.set(word, known);
    return known;
  };
  let place = 0;
  for (const text of texts) {
    if (!text) continue;
    const form = searchFormOf(text.toWellFormed().normalize('NFC'));
    for (const word of form.text.split(' ')) {
      if (word === '') continue;
      place += 1;
      const known = noted(word);
      if (place <= LAST_PLACE && known.length < MOST_PLACES) known.push(place);
    }
    form.extra.forEach(noted);
    place += GAP;
  }
  return [...places]
    .map(([word, at]) => (at.length > 0 ? `${lexeme(word)}:${at.join(',')}` : lexeme(word)))
    .join(' ');
}
