import { fold, isUnspacedScript } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import { NOT_LANGUAGE_BEFORE } from './vocabulary';

/** Names of languages in a text. */

/** Longest language name in words ("American Sign Language"). */
const MOST_WORDS = 3;
type Word = { text: string; from: number; to: number };

/** The words of a text and where they stand. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A language name begins with a capital in most scripts; a list in small letters is accepted where all are small. */
function mayBeName(word: string, isList: boolean): boolean {
  const first = word.charAt(0);
  return (
    isList ||
    first !== first.toLowerCase() ||
    isUnspacedScript(first) ||
    first.toLowerCase() === first.toUpperCase()
  );
}

/** Language names in a text with their codes, in order, each language once. */
export function languagesInText(text: string, isList: boolean): { name: string; code: string; at: number }[] {
  const list = wordsOf(text);
  const found: { name: string; code: string; at: number }[] = [];
  for (let i = 0; i < list.length; i++) {
    const first = list[i];
    if (!first || !mayBeName(first.text, isList)) continue;
    for (let count = Math.min(MOST_WORDS, list.length - i); count > 0; count--) {
      const last = list[i + count - 1];
      const name = last ? text.slice(first.from, last.to) : '';
      const code = languageByName(name) ?? languageByName(name.replace(/(?:語|语|文|어)$/u, '$&'));
      if (!code) continue;
      if (
        !found.some((item) => item.code === code) &&
        !NOT_LANGUAGE_BEFORE.test(fold(text.slice(0, first.from)))
      )
        found.push({ name, code, at: first.from });
      i += count - 1;
      break;
    }
  }
  return found;
}
