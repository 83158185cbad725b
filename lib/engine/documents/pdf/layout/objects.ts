import type { Glyph } from '../glyphs';
import type { Segment } from './segment';

/** A page draws its spaces when at least one of so many characters is one. */
const CHARACTERS_A_BLANK = 14;
/** Letters that an object must have to be text of its own: many programs draw every letter or two by themselves. */
const FEWEST_LETTERS = 4;
/** In ems: the narrowest gap that is a space, and how far text that touches may overlap. */
const BLANK = 0.14;
const OVERLAP = 0.35;
/** In points: how far the edge of a column may differ from row to row. */
const SAME_EDGE = 0.3;
/** In ems: how far apart the rows of one table are at most, and the gap that shows its columns. */
const NEAR_ROWS = 5;
const COLUMN_GAP = 0.9;
const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;
const CAPITAL = /\p{Lu}/u;
const ENDS_TEXT = /[\p{L}\p{N})."’'%+]/u;

/** Returns whether the page draws the spaces between its words, so that a gap without one may be none. */
function drawsBlanks(glyphs: readonly Glyph[]): boolean {
  const blanks = glyphs.reduce((count, { text }) => count + (text === ' ' ? 1 : 0), 0);
  return blanks * CHARACTERS_A_BLANK > glyphs.length;
}

/**
 * Finds cells that begin right behind the text of the cell before, which fills its column: text that is drawn by itself
 * without a space before it, on a page that draws its spaces. It touches the other, or begins at an edge at which cells of
 * rows close by begin, too.
 */
export class CellStarts {
  private readonly glyphs: readonly Glyph[];
  readonly hasBlanks: boolean;
  /** Glyphs that begin a column; found when they are needed, which is seldom. */
  private edges: readonly Glyph[] | undefined;

  constructor(glyphs: readonly Glyph[]) {
    this.glyphs = glyphs;
    this.hasBlanks = drawsBlanks(glyphs);
  }

  /** Returns whether the glyph of a number, which follows a piece without a space, begins a cell. */
  isAt(at: number, piece: Segment): boolean {
    const first = this.glyphs[at];
    const last = piece.glyphs.at(-1);
    if (!this.hasBlanks || first?.opens !== true || last === undefined) return false;
    if (!CAPITAL.test(first.text) || !ENDS_TEXT.test(last.text)) return false;
    const em = Math.min(first.style.fontSize, last.style.fontSize);
    const gap = first.x0 - last.x1;
    if (gap < -OVERLAP * em) return false;
    const touches = gap < BLANK * em && SMALL.test(last.text) && SMALL.test(this.glyphs[at + 1]?.text ?? '');
    if (lettersBehind(piece.glyphs) < FEWEST_LETTERS || lettersFrom(this.glyphs, at) < FEWEST_LETTERS)
      return false;
    return touches || this.isAtEdge(first);
  }

  private isAtEdge({ x0, baseline, style }: Glyph): boolean {
    this.edges ??= this.glyphs.filter((glyph, at) => glyph.opens === true && isBehindGap(this.glyphs, at));
    return this.edges.some((edge) => {
      const apart = Math.abs(edge.baseline - baseline);
      return (
        Math.abs(edge.x0 - x0) < SAME_EDGE && apart > style.fontSize && apart < NEAR_ROWS * style.fontSize
      );
    });
  }
}

/** Returns whether text is to the left of a glyph in its row, and far from it. */
function isBehindGap(glyphs: readonly Glyph[], at: number): boolean {
  const [glyph, before] = [glyphs[at], glyphs[at - 1]];
  if (glyph === undefined || before === undefined) return false;
  return before.baseline === glyph.baseline && glyph.x0 - before.x1 > COLUMN_GAP * glyph.style.fontSize;
}

/** Returns how many letters the last object of a piece has. */
function lettersBehind(glyphs: readonly Glyph[]): number {
  const start = glyphs.findLastIndex(({ opens }) => opens);
  return countLetters(glyphs, Math.max(start, 0), glyphs.length);
}

function lettersFrom(glyphs: readonly Glyph[], at: number): number {
  let end = at + 1;
  while (end < glyphs.length && glyphs[end]?.opens !== true && end - at < FEWEST_LETTERS * 2) end++;
  return countLetters(glyphs, at, end);
}

function countLetters(glyphs: readonly Glyph[], from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index++) if (LETTER.test(glyphs[index]?.text ?? '')) count++;
  return count;
}
