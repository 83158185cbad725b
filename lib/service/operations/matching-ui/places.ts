/** Places in a text of the words of a term, and of the sentences that facts quote. */

export type TextPlace = { start: number; end: number };

const MOST_PLACES = 50;
const LETTER = /[\p{L}\p{N}]/u;

/** Returns the places of a term in a text, whole words in any case, in UTF-16 units. */
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

/** Letters of a quotation that suffice to find its place; a shorter one has to match exactly. */
const LEAST_LETTERS = 8;
const QUOTATION = /: "(.+)"$/su;

/** Returns the sentence that a fact quotes at its end. */
export function quotedIn(fact: string): string | undefined {
  return QUOTATION.exec(fact)?.[1];
}

type Folded = { letters: string; at: number[] };

/** Letters and digits of a text in lower case, and where each of them is. */
function folded(text: string): Folded {
  const letters: string[] = [];
  const at: number[] = [];
  let index = 0;
  for (const letter of text) {
    if (LETTER.test(letter)) {
      letters.push(letter.toLowerCase().charAt(0));
      at.push(index);
    }
    index += letter.length;
  }
  return { letters: letters.join(''), at };
}

/**
 * Finds quotations in a text, in UTF-16 units. Only letters and digits are compared: a quotation comes from the parsed
 * fields, which have other breaks, bullets and hyphens than the text, and may end within a word.
 */
export function quotationFinder(text: string): (quotation: string) => TextPlace[] {
  let inText: Folded | undefined;
  return (quotation) => {
    inText ??= folded(text);
    const { letters } = folded(quotation);
    if (letters.length < LEAST_LETTERS) return placesOf(text, quotation);
    const found = inText.letters.indexOf(letters);
    const start = inText.at[found];
    const last = inText.at[found + letters.length - 1];
    return start === undefined || last === undefined ? [] : [{ start, end: last + 1 }];
  };
}
