import { fold, PARAGRAPHS, remembered } from '../../../kernel';
import { type PostingHeading, phrasesOf } from '../../../lexicon';
import type { PostingSectionKind } from './model';

/** Meaning of the wording of a heading. */
export type HeadingWording = {
  kind: PostingSectionKind;
  /** Share of the heading's letters that the known phrase makes up, 0 to 1. */
  share: number;
};

/** Words for optional requirements, unless the heading is about musts too. */
const OPTIONAL =
  /^(?!.*\b(?:required|minimum|must|basic|essential)\b).*\b(?:bonus|nice|plus|preferred|desirable|desired|vorteil|plus|atout|valora|deseables?|preferenziale|pre|widziane|valorizamos|desejaveis)\b/u;

const LONGEST = 80;
const MOST_WORDS = 11;

/** Returns the folded heading without the marks, numbers and pictures around it. */
export function bareHeading(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}&'+/,.-]+/gu, ' ')
    .replace(/^[\s\d.,/&'+-]+|[\s.,/&'+-]+$/gu, '')
    .replace(/\s+/gu, ' ');
}

type Phrase = { kind: PostingSectionKind; text: string; isOpen: boolean; isStart: boolean };

/** Phrases by their first letters, so that a heading is compared with a few of them. */
const OPENING = 3;

/** The kinds of headings; of two that one phrase may be the first is meant. */
const KINDS: readonly PostingHeading[] = [
  'role',
  'duties',
  'requirements',
  'preferred',
  'benefits',
  'employer',
  'pay',
  'application',
  'facts',
  'notice',
];

function buildIndex(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const kind of KINDS)
    for (const written of phrasesOf(({ postingHeadings }) => postingHeadings?.[kind]).map(fold)) {
      const text = bareHeading(written.replace(/[*^]/gu, ''));
      const key = text.slice(0, OPENING);
      const phrase: Phrase = {
        kind,
        text,
        isOpen: written.endsWith('*'),
        isStart: written.startsWith('^'),
      };
      if (text !== '') index.set(key, [...(index.get(key) ?? []), phrase]);
    }
  return index;
}

let index: Map<string, Phrase[]> | undefined;
const LETTER = /[\p{L}\p{N}]/u;

/** Returns the length of a phrase at position `at` of a heading, including its open end; 0 if it is not there. */
function lengthAt(heading: string, at: number, { text, isOpen, isStart }: Phrase): number {
  if ((isStart && at > 0) || !heading.startsWith(text, at)) return 0;
  let end = at + text.length;
  if (isOpen) while (LETTER.test(heading.charAt(end))) end++;
  return LETTER.test(heading.charAt(end)) ? 0 : end - at;
}

type Match = { kind: PostingSectionKind; length: number };

/** Returns the longest phrase of a heading; among equals that of the first kind of the vocabulary. */
function longestPhrase(heading: string): Match | undefined {
  index ??= buildIndex();
  let best: Match | undefined;
  for (let at = 0; at < heading.length; at++) {
    if (at > 0 && LETTER.test(heading.charAt(at - 1))) continue;
    for (const phrase of index.get(heading.slice(at, at + OPENING)) ?? []) {
      const length = lengthAt(heading, at, phrase);
      if (length > (best?.length ?? 0)) best = { kind: phrase.kind, length };
    }
  }
  return best;
}

/**
 * The kind of section that a heading opens, or undefined. Of the phrases in it the longest decides, among equals the
 * first kind of the vocabulary.
 */
export const wordingOf = remembered((text: string): Readonly<HeadingWording> | undefined => {
  if (text.length > LONGEST) return undefined;
  const heading = bareHeading(text);
  if (heading === '' || heading.split(' ').length > MOST_WORDS) return undefined;
  const best = longestPhrase(heading);
  if (!best) return undefined;
  // "Bonus if you have" is about optional requirements, however long its other words are.
  const isOptional = best.kind === 'requirements' && OPTIONAL.test(heading);
  return { kind: isOptional ? 'preferred' : best.kind, share: best.length / heading.length };
}, PARAGRAPHS);
