/** Text in the form in which tables are compared: folded, in words, without loose white space. */

import { fold } from '@/lib/expression';

export { fold };

const BEYOND_ASCII = /[\u0080-\uffff]/;
const WORD = /[\p{L}\p{N}]+(?:['.&+#/-][\p{L}\p{N}]+)*[+#]*/gu;
/** The same for text in ASCII, in which no letter has to be looked up in the tables of Unicode. */
const ASCII_WORD = /[a-z0-9]+(?:['.&+#/-][a-z0-9]+)*[+#]*/g;

/**
 * The words of a text, folded: letters and digits, with inner apostrophes, dots, hyphens and the ends of C++ and C#.
 */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded.match(BEYOND_ASCII.test(folded) ? WORD : ASCII_WORD) ?? [];
}

/** White space other than a single space; most of it is one. */
const LOOSE_SPACE = /\s{2,}|[^\S ]/gu;

/** Squeezes white space to single spaces and trims. */
export function squeeze(text: string): string {
  return text.replace(LOOSE_SPACE, ' ').trim();
}

const LETTER = /\p{L}/u;
const ASCII_LETTER = /[a-z]/i;
/** No script that writes without spaces has a character before this one. */
const FIRST_UNSPACED = '\u1100';

function isLetter(character: string): boolean {
  return character < '\x80' && character.length === 1 ? ASCII_LETTER.test(character) : LETTER.test(character);
}

/** True for a letter of a script that writes without spaces between words. */
export function isUnspacedScript(character: string): boolean {
  if (character.length === 1 && character < FIRST_UNSPACED) return false;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character);
}

const UNSPACED_TEXT = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s]+$/u;

/** True for a text that consists only of these letters and spaces. */
export const isUnspacedText = (text: string): boolean => UNSPACED_TEXT.test(text);

/** True where a word may begin or end between two neighbouring characters (either may be empty at an end). */
export function isWordBoundary(before: string, after: string): boolean {
  if (!isLetter(before) || !isLetter(after)) return true;
  return isUnspacedScript(before) || isUnspacedScript(after);
}

/** Joins the letters of a spaced-out word ("E X P E R I E N C E", "W O R K  H I S T O R Y"); other text stays. */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  if (!/^\S(?:\s+\S)+$/u.test(trimmed.replace(/\s{2,}/gu, ' '))) return text;
  if ((trimmed.match(LETTER_AT_ALL) ?? []).length < 4 || isUnspacedScript(trimmed)) return text;
  return trimmed
    .split(/\s{2,}|\t/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');
}

/** Returns the runs of folded words whose initials are letters: "customer success manager" for "csm". */
export function runsWithInitials(words: readonly string[], letters: string): string[][] {
  return words
    .map((_, at) => words.slice(at, at + letters.length))
    .filter((run) => run.map((word) => word.charAt(0)).join('') === letters);
}

const LETTER_AT_ALL = /\p{L}/gu;

/** True when the text has letters and all those that have a case are capitals. */
export function isAllCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};

/** Returns the text with every bracket turned round, as it is drawn where text runs from the right. */
export function withTurnedBrackets(text: string): string {
  return text.replace(/[()[\]{}«»]/gu, (bracket) => MIRRORED[bracket] ?? bracket);
}
