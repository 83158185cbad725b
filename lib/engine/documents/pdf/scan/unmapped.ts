import type { Glyph, PageGlyphs } from '../glyphs';

/**
 * Share of the characters of a page without a map that is more than its icons: in 369 PDFs with maps it was .8 per cent
 * at most. Headings in a font without a map are some 5 per cent.
 */
const MOST_ICONS = 0.03;
const FEWEST = 20;
/** Shares of small letters, or of letters of scripts without capitals, in text, and of vowels among small letters. */
const LETTERS = 0.5;
const VOWELS = 0.15;
/** Share of the codes that are those of one visible character: others are below the space. */
const LEAST_SINGLE = 0.7;

/** Returns whether a page has words of which nothing says what characters they are. */
export function hasUnmappedWords({ level, turned, unmapped }: PageGlyphs): boolean {
  if (unmapped.size < FEWEST) return false;
  let count = level.length;
  for (const glyphs of turned.values()) count += glyphs.length;
  return unmapped.size > MOST_ICONS * count && !readsAsText(unmapped);
}

/** Some fonts know characters by the codes of text: then the codes spell words, with a space behind some of them. */
function readsAsText(glyphs: ReadonlySet<Glyph>): boolean {
  const texts = [...glyphs].map((glyph) => glyph.text);
  const single = texts.filter((text) => text.length === 1 && text !== ' ');
  if (single.length < LEAST_SINGLE * texts.length) return false;
  const text = single.join('').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  const uncased = text.match(/\p{Lo}/gu)?.length ?? 0;
  if (small + uncased < LETTERS * text.length) return false;
  return uncased > small || (text.match(/[aeiouаеиоуыя]/gu)?.length ?? 0) > VOWELS * small;
}

/** Returns the characters that are known. */
export function withoutUnmapped({ level, turned, ...rest }: PageGlyphs): PageGlyphs {
  const known = (glyph: Glyph) => !rest.unmapped.has(glyph);
  const kept = [...turned].map(([angle, glyphs]) => [angle, glyphs.filter(known)] as const);
  return { ...rest, level: level.filter(known), turned: new Map(kept) };
}
