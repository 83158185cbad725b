import type { GlyphStyle } from './styles';

/** One character, in points from the top left corner of the page as it is shown, y growing downwards. */
export type Glyph = {
  text: string;
  x0: number;
  x1: number;
  /** Baseline of the character. */
  baseline: number;
  style: GlyphStyle;
};
