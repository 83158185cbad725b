import type { Glyph } from '../glyphs';
import type { GlyphStyle } from '../styles';

const STYLE: GlyphStyle = {
  fontSize: 10,
  bold: false,
  italic: false,
  invisible: false,
  icons: false,
  angle: 0,
};

type Setting = { x?: number; baseline?: number; advance?: number; style?: Partial<GlyphStyle> };

/** Sets the glyphs of a text from left to right, each 5 points wide; its spaces become blank glyphs. */
export function setGlyphs(text: string, setting: Setting = {}): Glyph[] {
  const { x = 0, baseline = 100, advance = 5, style } = setting;
  const shared = { ...STYLE, ...style };
  return [...text].map((character, index) => ({
    text: character,
    x0: x + index * advance,
    x1: x + index * advance + 5,
    baseline,
    style: shared,
  }));
}
