import type { PageGlyphs } from '../glyphs';

/**
 * Share of the characters of a page without a map that is more than its icons: in 369 PDFs with maps it was .8 per cent
 * at most. Headings in a font without a map are some 5 per cent.
 */
const MOST_ICONS = 0.03;
const FEWEST = 20;

/** Returns whether a page has words of which nothing says what characters they are. */
export function hasUnmappedWords({ level, turned, unmapped }: PageGlyphs): boolean {
  if (unmapped.size < FEWEST) return false;
  let count = level.length;
  for (const glyphs of turned.values()) count += glyphs.length;
  return unmapped.size > MOST_ICONS * count;
}

/** Returns the characters that are known. */
export function withoutUnmapped({ level, turned, ...rest }: PageGlyphs): PageGlyphs {
  const known = (glyph: PageGlyphs['level'][number]) => !rest.unmapped.has(glyph);
  const kept = [...turned].map(([angle, glyphs]) => [angle, glyphs.filter(known)] as const);
  return { ...rest, level: level.filter(known), turned: new Map(kept) };
}
