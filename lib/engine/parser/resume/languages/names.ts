import { fold, isUnspacedScript, nearestOf, remembered } from '../../../kernel';
import { languageByName } from '../../../taxonomy';
import { isSubjectAfter } from './vocabulary';

/** Names of languages in a text. */

/** Longest language name in words ("American Sign Language"). */
const MOST_WORDS = 3;
type Word = { text: string; from: number; to: number };

/** Returns the words of a text and their positions. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Languages whose names are often misspelt where they are not the language of the CV. */
const OFTEN_MISSPELT =
  'english hindi malayalam telugu tamil kannada marathi gujarati punjabi bengali urdu oriya assamese konkani sanskrit nepali sinhala arabic french german spanish italian portuguese russian chinese japanese korean swahili tagalog turkish persian indonesian vietnamese';
/** Words that are as near to a language, and none. */
const NO_SLIP = new Set(['hindu', 'germany', 'russia', 'korea', 'japan', 'persia', 'nepal']);
const SHORTEST = 5;
const LONG = 8;
const nearest = nearestOf(OFTEN_MISSPELT.split(' '));

/** The code of a language whose name is misspelt ("Telgu", "Malyalam", "Englsih"). */
const misspeltLanguage = remembered((name: string): string | undefined => {
  const word = fold(name);
  if (word.length < SHORTEST || NO_SLIP.has(word)) return undefined;
  const meant = nearest(word, word.length >= LONG ? 2 : 1);
  return meant === undefined || meant === null ? undefined : languageByName(meant);
});

/** Returns the code of a language by its name, or by its misspelt name in a list of languages. */
export function languageNamed(name: string): string | undefined {
  return languageByName(name) ?? misspeltLanguage(name);
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

type Named = { name: string; code: string; at: number };

/** Returns all names of languages in a text, in order, whatever the text around them. */
export function namesInText(text: string, isList: boolean): Named[] {
  const list = wordsOf(text);
  const found: Named[] = [];
  for (let i = 0; i < list.length; i++) {
    const first = list[i];
    if (!first || !mayBeName(first.text, isList)) continue;
    for (let count = Math.min(MOST_WORDS, list.length - i); count > 0; count--) {
      const last = list[i + count - 1];
      const name = last ? text.slice(first.from, last.to) : '';
      const code = languageByName(name) ?? (isList && count === 1 ? misspeltLanguage(name) : undefined);
      if (!code) continue;
      found.push({ name, code, at: first.from });
      i += count - 1;
      break;
    }
  }
  return found;
}

/** Returns the names of languages in a text with their codes, in order, each language once, without subjects. */
export function languagesInText(text: string, isList: boolean): Named[] {
  const codes = new Set<string>();
  return namesInText(text, isList).filter(({ code, at }) => {
    if (codes.has(code) || isSubjectAfter(fold(text.slice(0, at)))) return false;
    codes.add(code);
    return true;
  });
}
