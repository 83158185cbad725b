import { fold, isUnspacedScript, isWordBoundary, remembered, words } from '../../../../kernel';

/** A set of words, of ends of words by their last letter, and of phrases by their first word. */
export type WordSet = {
  whole: Set<string>;
  endings: Map<string, string[]>;
  phrases: Map<string, string[]>;
  /** Phrases of scripts in which no space shows where a word begins. */
  unspaced: string[];
};

const SPACE_OF_WORDS = /[^\p{L}\p{N}]+/u;
/** Scripts without spaces or with prefixes come after this one. */
const MAY_BE_UNSPACED = /[\u0590-\uffff]/u;

/** Makes a set of phrases; `*word` matches the end of a word. */
export function wordSet(entries: Iterable<string>): WordSet {
  const whole = new Set<string>();
  const endings = new Map<string, string[]>();
  const phrases = new Map<string, string[]>();
  const unspaced: string[] = [];
  for (const entry of entries) {
    const folded = fold(entry);
    if (folded.startsWith('*')) {
      const last = folded.slice(-1);
      endings.set(last, [...(endings.get(last) ?? []), folded.slice(1)]);
      whole.add(folded.slice(1));
    } else if (hasUnspaced(folded)) unspaced.push(folded);
    else if (/[\s.&/()",]/u.test(folded)) {
      const [first = ''] = folded.split(SPACE_OF_WORDS).filter(Boolean);
      phrases.set(first, [...(phrases.get(first) ?? []), folded]);
    } else whole.add(folded);
  }
  return { whole, endings, phrases, unspaced };
}

function hasUnspaced(text: string): boolean {
  return [...text].some(
    (character) => isUnspacedScript(character) || /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(character),
  );
}

function containsPhrase(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const startsWord = isWordBoundary(text.charAt(at - 1), phrase.charAt(0));
    if (startsWord && isWordBoundary(phrase.slice(-1), text.charAt(at + phrase.length))) return true;
  }
  return false;
}

/**
 * The folded words of a text, with hyphenated and slashed words also in their parts ("Co-Founder/CTO", "Leiter:in").
 */
export function wordsAndParts(text: string): string[] {
  const result: string[] = [];
  for (const word of words(text)) {
    result.push(word);
    if (/['.&/-]/u.test(word)) result.push(...word.split(/['.&/-]+/u).filter((part) => part.length > 1));
  }
  return result;
}

/** A text made ready to look for words in it. */
type Spelt = { folded: string; words: string[]; firstWords: Set<string>; mayBeUnspaced: boolean };

/** Prepares a text for several sets of words. */
const speltOf = remembered(
  (text: string): Spelt => {
    const folded = fold(text);
    return {
      folded,
      words: wordsAndParts(text),
      firstWords: new Set(folded.split(SPACE_OF_WORDS)),
      mayBeUnspaced: MAY_BE_UNSPACED.test(folded),
    };
  },
  { texts: 500, longest: 300 },
);

/** Returns how many words of the set are in the text. */
export function countMatches(text: string, set: WordSet): number {
  const { folded, words: spelt, firstWords, mayBeUnspaced } = speltOf(text);
  let count = 0;
  for (const word of spelt) if (isIn(word, set)) count++;
  if (set.phrases.size > 0)
    for (const word of firstWords)
      for (const phrase of set.phrases.get(word) ?? []) if (containsPhrase(folded, phrase)) count++;
  if (mayBeUnspaced) for (const phrase of set.unspaced) if (containsPhrase(folded, phrase)) count++;
  return count;
}

/** True when the word, or its end, is in the set. */
export function isIn(word: string, set: WordSet): boolean {
  if (set.whole.has(word)) return true;
  const endings = set.endings.get(word.slice(-1));
  return endings?.some((ending) => word.length > ending.length + 2 && word.endsWith(ending)) ?? false;
}
