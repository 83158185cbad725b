import type { Glyph } from '../glyphs';
import type { Segment } from './segments';

/** A glyph in the order of reading, with the blank before it if there is one. */
export type ReadGlyph = { glyph: Glyph; text: string; blankBefore: boolean };

type Token = { text: string; glyph?: Glyph; direction: 'left' | 'right' | 'none' };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const STRONG_OR_NUMBER = /[\p{L}\p{N}]/u;
const MIRRORED: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};

/** True when more letters of the text are read from right to left than from left to right. */
export function isRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false;
  let balance = 0;
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) balance++;
    else if (/\p{L}/u.test(character)) balance--;
  }
  return balance > 0;
}

/** The glyphs of a segment, which stand from left to right, in the order in which they are read. */
export function inReadingOrder(segment: Segment): ReadGlyph[] {
  if (!RIGHT_TO_LEFT.test(segment.text)) {
    return segment.glyphs.map((glyph, index) => ({
      glyph,
      text: glyph.text,
      blankBefore: segment.blankBefore[index] === true,
    }));
  }
  const stretches = stretchesOf(resolve(tokensOf(segment), isRightToLeft(segment.text)));
  if (isRightToLeft(segment.text)) stretches.reverse();
  return readTokens(
    stretches.flatMap((stretch) => (stretch[0]?.direction === 'right' ? turned(stretch) : stretch)),
  );
}

function tokensOf(segment: Segment): Token[] {
  return segment.glyphs.flatMap((glyph, index): Token[] => {
    const token: Token = { text: glyph.text, glyph, direction: directionOf(glyph.text) };
    return segment.blankBefore[index] ? [{ text: ' ', direction: 'none' }, token] : [token];
  });
}

function directionOf(text: string): Token['direction'] {
  if (RIGHT_TO_LEFT.test(text)) return 'right';
  return STRONG_OR_NUMBER.test(text) ? 'left' : 'none';
}

/** Gives signs and blanks the direction of what stands on both sides, or else that of the whole. */
function resolve(tokens: Token[], isRight: boolean): Token[] {
  let before: Token['direction'] = isRight ? 'right' : 'left';
  const base = before;
  tokens.forEach((token, index) => {
    if (token.direction !== 'none') {
      before = token.direction;
      return;
    }
    const after = tokens.slice(index + 1).find((other) => other.direction !== 'none')?.direction ?? base;
    token.direction = before === after ? before : base;
  });
  return tokens;
}

function stretchesOf(tokens: readonly Token[]): Token[][] {
  const stretches: Token[][] = [];
  for (const token of tokens) {
    const last = stretches[stretches.length - 1];
    if (last?.[0]?.direction === token.direction) last.push(token);
    else stretches.push([token]);
  }
  return stretches;
}

function turned(stretch: readonly Token[]): Token[] {
  return stretch.toReversed().map((token) => ({ ...token, text: MIRRORED[token.text] ?? token.text }));
}

function readTokens(tokens: readonly Token[]): ReadGlyph[] {
  const read: ReadGlyph[] = [];
  let blankBefore = false;
  for (const { glyph, text } of tokens) {
    if (glyph !== undefined) read.push({ glyph, text, blankBefore: blankBefore && read.length > 0 });
    blankBefore = glyph === undefined;
  }
  return read;
}
