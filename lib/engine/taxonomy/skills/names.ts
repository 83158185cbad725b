import { fold } from '../../kernel';
import type { Skill, Term } from './model';
import { termsOf, withoutMark } from './table';
import { tokensOf } from './tokens';

/**
 * Decides whether words with the key of a name are that name. A skill that is called the same everywhere is a name; one
 * with a label in each language is made of words, and may be written in any way.
 */

/** True for a skill that is called the same everywhere: a tool, a language, a standard. */
export function isNameOfSkill({ cells }: Skill): boolean {
  return cells.length === 1;
}

/** Returns the labels and synonyms of a skill in all languages. */
export function namesOfSkill({ cells }: Skill): string[] {
  return cells.flatMap(termsOf).map(withoutMark);
}

const isCapitalised = (word: string) => /^[^\p{Ll}]/u.test(word);

const partsOf = (surface: string) => surface.split(/[\s/&_-]+/u);

const areCommon = (parts: readonly string[], words: ReadonlySet<string>) =>
  parts.map(fold).every((part) => words.has(part) || words.has(part.replace(/s$/u, '')));

const AND = /\b(?:and|und|y|et|e|en)\b|[&/,+-]/iu;
const ACRONYM = /^\p{Lu}{2,}S$/u;

const PLURAL_OF_ACRONYM = /^\p{Lu}{2,}s$/u;
const WORD_AND = / and /u;
const JOINED_LETTERS = /^\p{L}{1,2}&\p{L}{1,2}$/u;
const ENGLISH_JOINT = /[\s-](?:to|for|of|on|in|at|the|an?)(?=[\s-])/giu;

function englishJoints(text: string): string {
  const joints = /[ -]/.test(text) ? text.match(ENGLISH_JOINT) : null;
  return joints ? joints.join('').toLowerCase().replaceAll('-', ' ') : '';
}

/** False where letters have their last one as a plural, or lack it (CVs and CVS, etc and ETCS). */
function isSameAcronym(written: string, surface: string): boolean {
  if (!ACRONYM.test(written)) return true;
  return surface.length !== written.length - 1 && !PLURAL_OF_ACRONYM.test(surface);
}

/**
 * False where words are joined differently from the term: two that are one in it (product and design), letters that it
 * joins (MA, M&A), in English words that it joins (will trust, wills and trusts), in English others between them (field
 * of study, sales to support); and for other letters.
 */
export function isJoinedAlike({ written }: Term, surface: string, language: string): boolean {
  if (!isSameAcronym(written, surface)) return false;
  if (!AND.test(surface) && JOINED_LETTERS.test(written)) return false;
  if (language === 'en' && WORD_AND.test(written) && !AND.test(surface)) return false;
  if (language === 'en' && englishJoints(surface) !== englishJoints(written)) return false;
  return !AND.test(surface) || AND.test(written) || !/\s\p{L}+\s/u.test(surface);
}

/** A name is not its own plural: workdays are not Workday, but VLANs are VLAN. */
function isPlural(surface: string, { written }: Term): boolean {
  return /\p{Ll}s$/u.test(surface) && fold(surface) === `${fold(written)}s`;
}

const LONE_LETTER = /^\p{Ll}$/u;

/** "Creativo e business", "taller y diseño": a vowel alone before a space is a word between two others, and begins no term. */
const LONE_VOWEL = /^[aeiouy] /u;

/** False where a one-word name is written apart (in design, "o llama" for "or call"), and for a plural of it. */
export function mayBeName(term: Term, surface: string, words: ReadonlySet<string>): boolean {
  if (!isSameAcronym(term.written, surface) || LONE_VOWEL.test(surface)) return false;
  if (!isNameOfSkill(term.skill)) return true;
  const parts = partsOf(surface);
  if (parts.length === 1) return !isPlural(surface, term);
  if (parts.every(isCapitalised) || parts.length <= tokensOf(term.written).length) return true;
  return !parts.some((part) => LONE_LETTER.test(part)) && !areCommon(parts, words);
}

const LETTERS = /^\p{Lu}{2,}$/u;

/**
 * Common words in small letters are a name, or letters, only where the text shows it: rest assured, react, the rest of
 * it.
 */
export function isOnlyWords({ skill, written }: Term, surface: string, words: ReadonlySet<string>): boolean {
  if (!isNameOfSkill(skill) && !LETTERS.test(written)) return false;
  const parts = partsOf(surface);
  return !parts.every(isCapitalised) && areCommon(parts, words);
}
