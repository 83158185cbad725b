import type { Details } from '../data/model';

/** Places of the plain text as parts of it, and as places of a converted document. */

type TextPlace = { start: number; end: number };
export type Piece = { text: string; start: number; isMatched: boolean };

/** Returns the places within the text, in order, with those that touch or overlap merged. */
export function joinedPlaces(places: readonly TextPlace[], length: number): TextPlace[] {
  const joined: TextPlace[] = [];
  const inOrder = places
    .filter(({ start, end }) => start >= 0 && end <= length && start < end)
    .sort((one, other) => one.start - other.start);
  for (const place of inOrder) {
    const last = joined.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else joined.push({ ...place });
  }
  return joined;
}

/** Splits the text into pieces that are matched or not; together they are the text. */
export function piecesOf(text: string, places: readonly TextPlace[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of joinedPlaces(places, text.length)) {
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, isMatched: false });
    pieces.push({ text: text.slice(start, end), start, isMatched: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, isMatched: false });
  return pieces;
}

export const placesOfTerms = ({ terms }: Pick<Details, 'terms'>) => terms.flatMap(({ places }) => places);

/** Returns a text without white space, in small letters, and the place of each of its letters. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    if (/\s/.test(letter)) continue;
    letters += letter.toLowerCase().charAt(0);
    at.push(index);
  }
  return { letters, at };
}

/**
 * Finds places of one text in another with the same words in other lines: by how often the same letters come before.
 * `undefined` for a place that the other text lacks.
 */
export function placeFinder(from: string, to: string): (place: TextPlace) => TextPlace | undefined {
  const source = folded(from);
  const target = folded(to);
  return ({ start, end }) => {
    const first = source.at.findIndex((index) => index >= start);
    if (first < 0) return undefined;
    const { letters } = folded(from.slice(start, end));
    if (letters === '') return undefined;
    let times = 0;
    for (let seen = source.letters.indexOf(letters); seen >= 0 && seen < first; times++)
      seen = source.letters.indexOf(letters, seen + 1);
    let found = -1;
    for (let time = 0; time <= times; time++) {
      const next = target.letters.indexOf(letters, found + 1);
      if (next < 0) break;
      found = next;
    }
    const last = target.at[found + letters.length - 1];
    const begins = target.at[found];
    return begins === undefined || last === undefined ? undefined : { start: begins, end: last + 1 };
  };
}
