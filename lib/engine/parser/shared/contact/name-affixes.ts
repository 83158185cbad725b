import { fold, isAllCapitals } from '../../../kernel';
import { GENERATIONS, NAME_PREFIXES, NAME_SUFFIXES } from './name-vocabulary';

/** Affixes of a name: titles before it, degrees, licences and generations after it, pronouns. */

/** "(she/her)", "[they/them]", "he/him/his". */
const PRONOUNS =
  /\s*(?:[([]\s?\p{L}{2,6}(?:\s?\/\s?\p{L}{2,7}){1,3}\s?[)\]]|(?<![\p{L}/])(?:she|he|they)\s?\/\s?(?:her|him|them|they)(?:\s?\/\s?\p{L}{3,6})?(?![\p{L}/]))/giu;

/** Returns a name as written, without the pronouns after it. */
export function withoutPronouns(text: string): string {
  return text.replace(PRONOUNS, '').trim();
}

/** Compares words of names: folded, without the stops at their end. */
function bare(word: string): string {
  return fold(word).replace(/(?<![.,])[.,]+$/u, '');
}

const plainKey = (word: string) => fold(word).replace(/[.,]/gu, '');

/** "med.", "rer.", "h.c.": continuations of a title. */
const OF_TITLE = /^(?:\p{Ll}{1,6}\.)+(?:-?\p{L}{2,5}\.)?$/u;

export function isPrefix(word: string): boolean {
  return NAME_PREFIXES.has(bare(word)) || NAME_PREFIXES.has(fold(word));
}

/** Returns how many of the first words are titles; `most` is where a name begins at the latest. */
export function countPrefixes(words: readonly string[], most: number): number {
  let count = 0;
  const isInCapitals = isAllCapitals(words.join(''));
  while (count < most) {
    const word = words[count] ?? '';
    // "DI Alois Moser" is an engineer, "Di Stefano" a family.
    if (bare(word) === 'di' && !word.endsWith('.') && (isInCapitals || !isAllCapitals(word))) break;
    if (!isPrefix(word) && !(count > 0 && OF_TITLE.test(word))) break;
    // A single capital (M.) is not a title when only one more word follows it.
    if (word.replace('.', '').length < 2 && words.length - count < 3) break;
    count++;
  }
  return count;
}

/** Degrees of two letters that nobody is called, so that they are degrees in a name of capitals too. */
const NO_NAMES = new Set(['md', 'jd', 'rn', 'np', 'bs', 'bsn']);

/**
 * True for a degree, a licence or a generation. "Ma" and "Do" are families, and so is MA in a name of capitals: short
 * ones must be written as no name is.
 */
export function isSuffix(word: string, isInCapitals = false): boolean {
  const key = plainKey(word);
  if (GENERATIONS.has(key)) return true;
  if (!NAME_SUFFIXES.has(key) && !NAME_SUFFIXES.has(bare(word))) return false;
  if (key.length > 2 || NO_NAMES.has(key)) return true;
  return /\p{L}\.\p{L}/u.test(word) || (!isInCapitals && isAllCapitals(word));
}

/** An abbreviation that no list knows, behind the comma of a whole name: "C.N.O.R.", "FAWM". */
const ABBREVIATION = /^(?:(?:\p{Lu}\p{Ll}{0,4}\.){2,5}\p{Lu}?|\p{Lu}[\p{Lu}-]{2,6})$/u;

/** True for a degree after a comma of a name. `isInCapitals` means that the name is, too. */
function isBehindComma(part: string, isInCapitals: boolean): boolean {
  const words = part.split(/\s+/u);
  return words.every((word) => isSuffix(word, isInCapitals) || (!isInCapitals && ABBREVIATION.test(word)));
}

/** Splits a name from the degrees and generations after its commas: "Hazel Fox, M.D., FACS", "Fox, Jr., Hazel". */
export function partedAffixes(text: string): { names: string[]; suffixes: string[] } {
  const [first = '', ...rest] = text.split(/\s*,\s*/u).filter((part) => part !== '');
  const isInCapitals = isAllCapitals(first);
  const isWhole = first.includes(' ');
  const suffixes = rest.filter((part) =>
    isWhole ? isBehindComma(part, isInCapitals) : part.split(/\s+/u).every((word) => isSuffix(word, true)),
  );
  return { names: [first, ...rest.filter((part) => !suffixes.includes(part))], suffixes };
}
