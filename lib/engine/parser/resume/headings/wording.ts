import { closeLetterSpacing, fold, remembered } from '../../../kernel';
import { phrasesOf } from '../../../lexicon';
import { isOn } from '../../shared/mechanisms';
import { grammarOf } from './grammar';
import type { SectionKind } from './kinds';
import { likelyKind } from './likely-kind';
import { speller } from './spelling';

/** Meaning of the wording of a heading. */
export type HeadingWording = {
  kind: SectionKind;
  alsoKinds: SectionKind[];
  /** True when the whole heading is an entry of the tables, false when it was put together from words of them. */
  exact: boolean;
};

const MAX_WORDS = 8;
const MAX_LENGTH = 80;

/**
 * Order of kinds in one phrase, the decisive first: "volunteer experience" is volunteering, "skills summary" is about
 * skills, "project history" about projects.
 */
const PRECEDENCE: readonly SectionKind[] = [
  'coverLetter',
  'references',
  'volunteering',
  'military',
  'clearances',
  'licenses',
  'certifications',
  'languages',
  'patents',
  'articles',
  'books',
  'conferencePapers',
  'publications',
  'speaking',
  'training',
  'education',
  'skills',
  'projects',
  'awards',
  'affiliations',
  'hobbies',
  'qualifications',
  'objective',
  'summary',
  'workHistory',
  'availability',
  'workStatus',
  'personal',
  'contact',
  'ignored',
  'other',
];

/** Returns lower case with single spaces and without the marks around a heading: the form in which headings are compared. */
export function comparedHeading(text: string): string {
  return fold(text)
    .replace(/[.:()[\]{}'"“”«»*#=_~-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns all headings of the tables, in the form for comparison, each with its subject. */
export function headingPhrases(): { phrase: string; kind: SectionKind }[] {
  return PRECEDENCE.flatMap((kind) =>
    phrasesOf(({ headings }) => headings?.[kind]).map((phrase) => ({
      phrase: comparedHeading(phrase),
      kind,
    })),
  );
}

function tableOfKinds(): Map<string, SectionKind[]> {
  const table = new Map<string, SectionKind[]>();
  for (const { phrase, kind } of headingPhrases()) {
    const kinds = table.get(phrase) ?? [];
    if (!kinds.includes(kind)) table.set(phrase, [...kinds, kind]);
  }
  return table;
}

const kindsOfPhrase = tableOfKinds();
const modifiers = new Set(phrasesOf(({ headingWords }) => headingWords?.modifiers).map(comparedHeading));
const joints = new Set(phrasesOf(({ headingWords }) => headingWords?.joints).map(fold));
const firstWords = new Set([...kindsOfPhrase.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''));
const longestPhrase = Math.max(...[...kindsOfPhrase.keys()].map((phrase) => phrase.split(' ').length));

const isModifier = (word: string) => modifiers.has(word);
const grammar = grammarOf(comparedHeading, isModifier);
const corrected = speller(
  [...kindsOfPhrase.keys(), ...modifiers, ...grammar.words].flatMap((phrase) => phrase.split(' ')),
);

function byPrecedence(kinds: readonly SectionKind[]): SectionKind[] {
  return [...kinds].sort((a, b) => PRECEDENCE.indexOf(a) - PRECEDENCE.indexOf(b));
}

function exactWording(phrase: string): HeadingWording | null {
  const kinds = kindsOfPhrase.get(phrase);
  if (kinds === undefined) return null;
  const [kind, ...alsoKinds] = byPrecedence(kinds);
  return kind === undefined ? null : { kind, alsoKinds, exact: true };
}

/** "Other" and "additional" are headings by themselves; next to others they mean nothing. */
const qualifiesOthers = (phrase: string, phrases: readonly string[]) =>
  phrases.length > 1 && isModifier(phrase) && kindsOfPhrase.get(phrase)?.[0] === 'other';

/**
 * The kinds of the phrases that one part of a heading consists of, modifiers aside; null when other words are in it.
 */
function phraseKindsOf(part: readonly string[]): { kinds: SectionKind[]; hasSubject: boolean } | null {
  const phrases: string[] = [];
  for (let at = 0; at < part.length; ) {
    let length = firstWords.has(part[at] ?? '') ? Math.min(longestPhrase, part.length - at) : 0;
    while (length > 0 && !kindsOfPhrase.has(part.slice(at, at + length).join(' '))) length--;
    const phrase = part.slice(at, at + length).join(' ');
    if (length > 0) phrases.push(phrase);
    else if (!isModifier(part[at] ?? '')) return null;
    at += Math.max(1, length);
  }
  const telling = phrases.filter((phrase) => !grammar.isNoun(phrase) && !qualifiesOthers(phrase, phrases));
  const kinds = (telling.length > 0 ? telling : phrases).flatMap((phrase) => kindsOfPhrase.get(phrase) ?? []);
  return { kinds: byPrecedence(kinds), hasSubject: telling.length > 0 };
}

/** Returns the kinds of one part of a heading if all of its words are known, else null. */
function kindsOfPart(part: readonly string[]): SectionKind[] | null {
  const read = phraseKindsOf(part);
  // Next to a subject, nouns such as "summary" and "background" mean nothing.
  if (read?.hasSubject) return read.kinds;
  const kind = isOn('headings.grammar') ? grammar.kindOf(part) : null;
  return kind === null ? (read?.kinds ?? null) : [kind];
}

function splitAtJoints(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (joints.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

function wordsOf(phrase: string): string[] {
  return phrase
    .replace(/([&/,|+・·])/gu, ' $1 ')
    .split(/\s+/u)
    .filter(Boolean);
}

function composedWording(words: readonly string[]): HeadingWording | null {
  if (words.length > MAX_WORDS) return null;
  const parts = splitAtJoints(words).map(kindsOfPart);
  if (parts.includes(null)) return null;
  const first = parts.map((kinds) => kinds?.[0]).filter((kind): kind is SectionKind => kind !== undefined);
  const [kind, ...others] = [...new Set(first)];
  return kind === undefined ? null : { kind, alsoKinds: others, exact: false };
}

/** Returns the correct wording of a misspelt heading. */
function correctedWording(words: readonly string[]): HeadingWording | null {
  if (words.length > MAX_WORDS || !isOn('headings.spelling')) return null;
  const respelt = words.map((word) => corrected(word) ?? word);
  if (respelt.every((word, at) => word === words[at])) return null;
  const wording = exactWording(respelt.join(' ')) ?? composedWording(respelt);
  return wording && { ...wording, exact: false };
}

/** "Work experience 1", "Projects (2)", "Languages (spoken and written)". */
const COUNT_BEHIND = /\s*(?:[([][^()[\]]{1,40}[)\]]|\s[#№]?\d{1,2})$/u;

function wordingOfPhrase(phrase: string): HeadingWording | null {
  const words = wordsOf(phrase);
  return (
    exactWording(phrase) ??
    exactWording(phrase.replaceAll(' ', '')) ??
    composedWording(words) ??
    correctedWording(words)
  );
}

/** Bullets, rules, numbers ("1.", "II)"), icons and colons around a heading. */
const DECORATION_BEFORE =
  /^(?:[^\p{L}\p{N}]|(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+|[一二三四五六七八九十]+[、.．]\s*)+/iu;
const DECORATION_AFTER = /[^\p{L}\p{N})]+$/u;

/** Returns the heading without numbering, decoration and letter-spacing. */
export function bareHeading(text: string): string {
  const bare = closeLetterSpacing(text.trim())
    .replace(DECORATION_BEFORE, '')
    .replace(DECORATION_AFTER, '')
    .replace(/\s+/gu, ' ');
  return bare.trim();
}

/** Returns the meaning of a line read as a heading; null when its words are not those of a heading. */
export const wordingOf: (text: string) => Readonly<HeadingWording> | null = remembered((text) => {
  if (text.length > MAX_LENGTH * 2) return null;
  const bare = bareHeading(text);
  if (bare.length < 2 || bare.length > MAX_LENGTH) return null;
  const whole = wordingOfPhrase(comparedHeading(bare));
  if (whole !== null) return whole;
  const uncounted = bare.replace(COUNT_BEHIND, '');
  const wording =
    uncounted.length < 2 || uncounted === bare ? null : wordingOfPhrase(comparedHeading(uncounted));
  return wording && { ...wording, exact: false };
});

/** True for a label that announces the duties of a job, as inside entries ("Key responsibilities"). */
export const announcesBody: (text: string) => boolean = remembered((text) => {
  const bare = text.length > MAX_LENGTH ? '' : comparedHeading(bareHeading(text));
  const words = wordsOf(bare).filter((word) => !joints.has(word));
  return words.length <= MAX_WORDS && grammar.announcesBody(words.map((word) => corrected(word) ?? word));
});

/** Splits a heading from its text on the same line ("Skills: a, b, c"); null for any other line. */
export function inlineHeading(
  text: string,
): { wording: HeadingWording; heading: string; rest: string } | null {
  const colon = text.search(/[:：]/u);
  if (colon < 2 || colon > 40 || /^[:：]?\/\//u.test(text.slice(colon))) return null;
  const rest = text.slice(colon + 1).trim();
  const wording = rest === '' ? null : wordingOf(text.slice(0, colon));
  return wording?.exact ? { wording, heading: text.slice(0, colon).trim(), rest } : null;
}

/**
 * Returns the best guess at a heading that is known to be one by its look: by similar headings that were learned, else
 * the kinds of its known words, `other` without any.
 */
export function guessKind(text: string): { kind: SectionKind; alsoKinds: SectionKind[] } {
  const known = wordingOf(text);
  if (known) return known;
  const bare = comparedHeading(bareHeading(text));
  const likely = isOn('headings.likely') ? likelyKind(bare) : null;
  if (likely !== null) return { kind: likely, alsoKinds: [] };
  const words = bare.split(' ');
  const kinds: SectionKind[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(3, words.length - at); length > 0; length--)
      kinds.push(...(kindsOfPhrase.get(words.slice(at, at + length).join(' ')) ?? []));
  const [kind = 'other'] = byPrecedence(
    kinds.filter((candidate) => candidate !== 'personal' && candidate !== 'contact'),
  );
  return { kind, alsoKinds: [] };
}
