import { withTurnedBrackets } from '../../../kernel';
import type { Glyph } from '../glyphs';
import type { Segment } from './segment';

/** A glyph in reading order, with the space before it if there is one. */
export type ReadGlyph = { glyph: Glyph; text: string; blankBefore: boolean };

type Direction = 'left' | 'right' | 'number' | 'none';

type Token = { text: string; glyph?: Glyph; direction: Direction };

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;
const NUMBER_SIGN = /^[.,:/+-]$/u;

/** True when at least as many words of the text are read from right to left as from left to right. */
export function isRightToLeft(text: string): boolean {
  if (!RIGHT_TO_LEFT.test(text)) return false;
  let balance = 0;
  for (const word of text.split(/\s+/u)) {
    if (RIGHT_TO_LEFT.test(word)) balance++;
    else if (LETTER.test(word)) balance--;
  }
  return balance >= 0;
}

/** False where the glyphs of a segment are read from left to right, in the order in which they are set. */
export function isMixed(segment: Segment, isRightRow: boolean): boolean {
  return isRightRow || RIGHT_TO_LEFT.test(segment.text);
}

/** Returns the glyphs of a mixed segment, which are set from left to right, in the order in which they are read. */
export function inReadingOrder(segment: Segment, isRightRow: boolean): ReadGlyph[] {
  const isRight = isRightRow || isRightToLeft(segment.text);
  const stretches = stretchesOf(resolve(tokensOf(segment), isRight));
  if (isRight) stretches.reverse();
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

function directionOf(text: string): Direction {
  if (RIGHT_TO_LEFT.test(text)) return 'right';
  if (DIGIT.test(text)) return 'number';
  return LETTER.test(text) ? 'left' : 'none';
}

/**
 * Gives every token its direction (Unicode Annex 9, much shortened): punctuation inside a number belongs to the
 * number, a number next to Latin text belongs to that text, other punctuation and spaces have the direction of both
 * sides or else of the whole.
 */
function resolve(tokens: Token[], isRight: boolean): Token[] {
  const base: Direction = isRight ? 'right' : 'left';
  tokens.forEach((token, index) => {
    const isInside = tokens[index - 1]?.direction === 'number' && tokens[index + 1]?.direction === 'number';
    if (NUMBER_SIGN.test(token.text) && isInside) token.direction = 'number';
  });
  let strong: Direction = base;
  for (const token of tokens) {
    if (token.direction === 'number' && strong === 'left') token.direction = 'left';
    else if (token.direction === 'left' || token.direction === 'right') strong = token.direction;
  }
  let before: Direction = base;
  tokens.forEach((token, index) => {
    if (token.direction === 'none') {
      const next = tokens.slice(index + 1).find((other) => other.direction !== 'none')?.direction ?? base;
      token.direction = before === sideOf(next) ? before : base;
    }
    before = sideOf(token.direction);
  });
  return tokens;
}

function sideOf(direction: Direction): Direction {
  return direction === 'number' ? 'right' : direction;
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
  return stretch.toReversed().map((token) => ({ ...token, text: withTurnedBrackets(token.text) }));
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
