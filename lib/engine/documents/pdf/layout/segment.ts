import type { Box } from '../../../kernel';
import type { Glyph } from '../glyphs';

/**
 * A piece of one visual line without wide gaps, whose characters certainly belong together. Spaces are not among the
 * `glyphs`; `blankBefore[i]` is true where the text has a space before glyph i.
 */
export type Segment = {
  glyphs: Glyph[];
  blankBefore: boolean[];
  x0: number;
  x1: number;
  baseline: number;
  /** Of the largest glyph, in points. */
  fontSize: number;
  text: string;
  /** The usual gap between its letters in points, which is large only where they are spaced out. */
  letterGap: number;
  /** True when a tab separates the segment from the one before it in its row, however narrow the gap. */
  tabBefore?: boolean;
  /** True for a label that ends in a separator: the rest of its row is its value. */
  endsLabel?: boolean;
  /** Present when the segment represents a whole table, whose text it does not hold. */
  table?: SetTable;
};

/** A cell of a table with its text. */
export type SetCell = { row: number; column: number; box: Box; segments: Segment[] };

/** A table on a page: its cells with text, row by row. */
export type SetTable = { cells: SetCell[] };

/** Two texts in the same style have the same key. */
export function styleKey(segment: Segment | undefined): string {
  const style = segment?.glyphs[0]?.style;
  return style === undefined ? '' : `${style.fontSize.toFixed(1)} ${style.bold} ${style.color ?? ''}`;
}
