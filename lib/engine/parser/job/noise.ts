import { fold } from '../../kernel';
import { phrasesOf } from '../../lexicon';

/** Texts of the pages around postings: navigation, buttons, counters. */

const noise: ReadonlySet<string> = new Set(phrasesOf(({ postingPages }) => postingPages).map(fold));

const MOST_PHRASE_WORDS = 5;
const MOST_WORDS = 24;

/** True when the words are phrases of pages one after the other: "Home Search jobs Sign in". */
function isMadeOfNoise(words: readonly string[]): boolean {
  let at = 0;
  while (at < words.length) {
    let length = Math.min(MOST_PHRASE_WORDS, words.length - at);
    while (length > 0 && !noise.has(words.slice(at, at + length).join(' '))) length--;
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** True for a line that belongs to the page and not to the posting, or names the kind of document only. */
export function isPageNoise(text: string): boolean {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}&' -]+/gu, ' ')
    .trim()
    .split(/\s+/u);
  if (words.length > MOST_WORDS) return false;
  return words.every((word) => word === '' || word === '-') || isMadeOfNoise(words);
}
