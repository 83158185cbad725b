import { fold, isUnspacedScript, isWordBoundary, words } from '../../../../kernel';

/** A set of words and of beginnings and ends of words. */
export type WordSet = { whole: Set<string>; endings: Map<string, string[]>; phrases: string[] };

/** Reads a table divided by blanks: `*word` matches the end of a word, `_` is a blank inside a phrase. */
export function wordSet(table: string): WordSet {
  const whole = new Set<string>();
  const endings = new Map<string, string[]>();
  const phrases: string[] = [];
  for (const entry of table.split(/\s+/u).filter(Boolean)) {
    const folded = fold(entry.replaceAll('_', ' '));
    if (folded.startsWith('*')) {
      const last = folded.slice(-1);
      endings.set(last, [...(endings.get(last) ?? []), folded.slice(1)]);
      whole.add(folded.slice(1));
    } else if (/[\s.&/()",]/u.test(folded) || hasUnspaced(folded)) phrases.push(folded);
    else whole.add(folded);
  }
  return { whole, endings, phrases };
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

/** The folded words of a text, with hyphenated and slashed words also in their parts ("Co-Founder/CTO", "Leiter:in"). */
export function wordsAndParts(text: string): string[] {
  const result: string[] = [];
  for (const word of words(text)) {
    result.push(word);
    if (/['.&/-]/u.test(word)) result.push(...word.split(/['.&/-]+/u).filter((part) => part.length > 1));
  }
  return result;
}

/** How many words of the set stand in the text. */
export function countMatches(text: string, set: WordSet): number {
  const found = wordsAndParts(text).filter((word) => isIn(word, set)).length;
  const folded = fold(text);
  return found + set.phrases.filter((phrase) => containsPhrase(folded, phrase)).length;
}

/** True when the word, or its end, is in the set. */
export function isIn(word: string, set: WordSet): boolean {
  if (set.whole.has(word)) return true;
  const endings = set.endings.get(word.slice(-1)) ?? [];
  return endings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending));
}
