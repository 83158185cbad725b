import { nearestOf, remembered } from '../../../kernel';

/**
 * Misspelt words of headings ("Expereince", "Achivements"): the one word of the tables so near that it must be meant.
 * Short words are left alone, since they have too many neighbours.
 */

const SHORTEST = 6;
/** Words of this length may differ in two places. */
const LONG = 9;
const LATIN = /^[a-z]+$/u;

/** Corrects a word to the nearest of `words`; null when none is near, or the word is one of them already. */
export function speller(words: Iterable<string>): (word: string) => string | null {
  const known = new Set(words);
  const nearest = nearestOf([...known].filter((word) => word.length >= SHORTEST && LATIN.test(word)));
  return remembered((word) => {
    if (word.length < SHORTEST - 1 || known.has(word) || !LATIN.test(word)) return null;
    return nearest(word, word.length >= LONG ? 2 : 1) ?? null;
  });
}
