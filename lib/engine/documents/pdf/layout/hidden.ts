import type { Box } from '../../../kernel';
import type { PageFrame } from '../frame';
import type { Glyph } from '../glyphs';
import type { Shapes } from '../shapes';
import type { GlyphStyle } from '../styles';

const WHITE_FROM = 0xf7;

/**
 * The glyphs that a reader of the page can see.
 * Left out: text beyond the edges; text drawn invisibly, unless the page has no other, as in a scan with recognised
 * text; white text with nothing drawn under it.
 */
export function visibleGlyphs(glyphs: readonly Glyph[], shapes: Shapes, frame: PageFrame): Glyph[] {
  const isOnPage = (glyph: Glyph) =>
    glyph.x1 > 0 &&
    glyph.x0 < frame.width &&
    glyph.baseline > 0 &&
    glyph.baseline < frame.height + glyph.style.fontSize;
  const onPage = glyphs.filter(isOnPage);
  const styles = stylesOf(onPage);
  const drawn = styles.some(({ invisible }) => invisible)
    ? onPage.filter((glyph) => !glyph.style.invisible)
    : onPage;
  if (drawn.every((glyph) => glyph.text === ' ')) return onPage;
  const white = new Set(styles.filter(({ color }) => isWhite(color)));
  if (white.size === 0) return drawn;
  return drawn.filter((glyph) => !white.has(glyph.style) || hasGround(glyph, shapes.grounds));
}

/** Returns the styles of the glyphs, each of them at least once: neighbours mostly share one. */
function stylesOf(glyphs: readonly Glyph[]): GlyphStyle[] {
  const styles: GlyphStyle[] = [];
  for (const { style } of glyphs) if (style !== styles[styles.length - 1]) styles.push(style);
  return styles;
}

function isWhite(color: string | undefined): boolean {
  if (color === undefined) return false;
  const value = Number.parseInt(color, 16);
  return Math.min(value >> 16, (value >> 8) & 0xff, value & 0xff) >= WHITE_FROM;
}

function hasGround(glyph: Glyph, grounds: readonly Box[]): boolean {
  const x = (glyph.x0 + glyph.x1) / 2;
  const y = glyph.baseline - 0.3 * glyph.style.fontSize;
  return grounds.some((box) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1);
}
