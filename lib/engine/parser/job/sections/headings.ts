import { fold } from '../../../kernel';
import type { PostingSectionKind } from './model';
import { HEADING_PHRASES } from './vocabulary';

/** What the wording of a heading says. */
export type HeadingWording = {
  kind: PostingSectionKind;
  /** Share of the heading's letters that the known phrase makes up, 0 to 1. */
  share: number;
};

/** What one may lack, unless the heading is about what one must have too. */
const OPTIONAL =
  /^(?!.*\b(?:required|minimum|must|basic|essential)\b).*\b(?:bonus|nice|plus|preferred|desirable|desired|vorteil|plus|atout|valora|deseables?|preferenziale|pre|widziane|valorizamos|desejaveis)\b/u;

const LONGEST = 80;
const MOST_WORDS = 11;

/** Folded, without the signs, numbers and pictures around a heading. */
export function bareHeading(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}&'+/,.-]+/gu, ' ')
    .replace(/^[\s\d.,/&'+-]+|[\s.,/&'+-]+$/gu, '')
    .replace(/\s+/gu, ' ');
}

function patternOf(phrases: string): RegExp {
  const alternatives = phrases
    .split(';')
    .map((phrase) => fold(phrase).trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((phrase) => {
      const escaped = phrase.replace(/[.+?]/gu, '\\$&').replace(/\*$/u, '\\p{L}*');
      return escaped.startsWith('^') ? `^${bareHeading(escaped.slice(1))}` : escaped;
    });
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

type Pattern = readonly [kind: PostingSectionKind, pattern: RegExp];

let patterns: readonly Pattern[] | undefined;

/**
 * The kind of section that a heading opens, or undefined. Of the phrases in it the longest decides, among equals the
 * first kind of the vocabulary.
 */
export function wordingOf(text: string): HeadingWording | undefined {
  if (text.length > LONGEST) return undefined;
  const heading = bareHeading(text);
  if (heading === '' || heading.split(' ').length > MOST_WORDS) return undefined;
  patterns ??= Object.entries(HEADING_PHRASES).map(
    ([kind, phrases]): Pattern => [kind as PostingSectionKind, patternOf(phrases)],
  );
  let best: { kind: PostingSectionKind; length: number } | undefined;
  for (const [kind, pattern] of patterns)
    for (const [phrase] of heading.matchAll(pattern))
      if (phrase.length > (best?.length ?? 0)) best = { kind, length: phrase.length };
  // "Bonus if you have" is about what one may lack, however long its other words are.
  if (best?.kind === 'requirements' && OPTIONAL.test(heading))
    best = { kind: 'preferred', length: best.length };
  return best && { kind: best.kind, share: best.length / heading.length };
}
