import { fold } from '../../../kernel';
import { partedAffixes } from './name-affixes';
import { GENERATIONS, NAME_PARTICLES, NAME_PREFIXES, NAME_SUFFIXES } from './name-vocabulary';

const WORD =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Lo}[\p{L}\p{M}'’.-]*|[\p{L}]\.|[(“"„«]\p{L}[\p{L}'’.-]*[)”"“»])$/u;

/** "S.Revathi" and "Malathi.K": initials that no space parts from the name. */
const INITIAL_DOT = /(?<=^\p{Lu}|[\s.]\p{Lu})\.(?=\p{Lu})|(?<=\p{L}{3})\.(?=\p{Lu}(?:[\s.,]|$))/gu;

/** Returns a name with a space after each initial's dot: "S. Revathi", "Malathi. K". */
export function spaceInitials(text: string): string {
  return text.replace(INITIAL_DOT, '. ');
}

/** "von und zu": the word between two particles. */
const JOINED_PARTICLES = /(?<=\s)(von|van|de)\s(?:und|en|e|y)(?=\s(?:zu|zum|zur|ter|de|del|do|da)\s)/giu;

/** Returns a name without the word between two of its particles. */
export function withoutJoint(text: string): string {
  return text.replace(JOINED_PARTICLES, '$1');
}

const isPrefix = (word = '') =>
  word.endsWith('.') && NAME_PREFIXES.has(fold(word).replace(/(?<![.])[.]+$/u, ''));

/** True for two to six words of a name's shape, or one unspaced name of two to five characters. */
export function isNameShaped(text: string): boolean {
  if (text.length > 60 || /[\d@/\\<>=+*_#&%]/u.test(text)) return false;
  if (/^[\p{Script=Han}\p{Script=Hangul}々]{2,5}$/u.test(text)) return true;
  const words = spaceInitials(partedAffixes(withoutJoint(text)).names.join(' '))
    .split(/[\s,]+/u)
    .filter((word) => /[\p{L}]/u.test(word));
  if (words.length < 2 || words.length > 7) return false;
  const proper = words.filter((word) => WORD.test(word));
  const small = words.filter((word) => !WORD.test(word));
  if (isPrefix(words[0]) && proper.length >= 2) return words.every((word) => /^\p{L}/u.test(word));
  return proper.length >= 2 && small.every((word) => NAME_PARTICLES.has(fold(word)) || isAffix(word));
}

function isAffix(word: string): boolean {
  const key = fold(word).replace(/(?<![.,])[.,]+$/u, '');
  return NAME_SUFFIXES.has(key) || GENERATIONS.has(key) || NAME_PREFIXES.has(key);
}
