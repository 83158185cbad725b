import type { Glyph } from '../glyphs';

/**
 * A piece of one visual line without wide gaps: what was certainly written one after the other.
 * Blanks are not among the `glyphs`; `blankBefore[i]` is true where the text has a blank before glyph i.
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
  /** The usual gap between its letters in points, which is more than a little only where they are spaced out. */
  letterGap: number;
  /** True when a tab parts the segment from the one before it in its row, however narrow the gap. */
  tabBefore?: boolean;
};

/** Two texts in the same style have the same key. */
export function styleKey(segment: Segment | undefined): string {
  const style = segment?.glyphs[0]?.style;
  return style === undefined ? '' : `${style.fontSize.toFixed(1)} ${style.bold} ${style.color ?? ''}`;
}
