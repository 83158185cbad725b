import type { Glyph } from '../glyphs';
import type { GlyphStyle } from '../styles';
import type { Segment } from './segment';

/** Size of small capitals relative to large ones. */
const RATIO = { min: 0.66, max: 0.87 };
/** Fewer letters are an abbreviation or an exponent rather than a text in small capitals. */
const FEWEST = 3;

/**
 * Sets a text in small capitals to one size, that of its large ones, so that a heading has the size that it appears to
 * have. Small capitals are letters of a single smaller size on the same baseline, after larger initials.
 */
export function levelSmallCapitals(segment: Segment): void {
  const [large, small] = twoSizes(segment.glyphs);
  if (large === undefined || small === undefined || !isSmallCapitals(segment, small.fontSize)) return;
  const leveled = new Map<GlyphStyle, GlyphStyle>();
  for (const glyph of segment.glyphs) {
    if (glyph.style.fontSize === large.fontSize) continue;
    const style = leveled.get(glyph.style) ?? sameAs(large, { ...glyph.style, fontSize: large.fontSize });
    leveled.set(glyph.style, style);
    glyph.style = style;
  }
}

/** Returns the style itself if nothing else differs, so that the letters make one run. */
function sameAs(large: GlyphStyle, style: GlyphStyle): GlyphStyle {
  const isSame = large.bold === style.bold && large.italic === style.italic && large.color === style.color;
  return isSame ? large : style;
}

function twoSizes(glyphs: readonly Glyph[]): [GlyphStyle | undefined, GlyphStyle | undefined] {
  const first = glyphs[0]?.style;
  const other = glyphs.find((glyph) => glyph.style.fontSize !== first?.fontSize)?.style;
  if (first === undefined || other === undefined) return [undefined, undefined];
  const isTwo = glyphs.every(
    ({ style }) => style.fontSize === first.fontSize || style.fontSize === other.fontSize,
  );
  if (!isTwo) return [undefined, undefined];
  return first.fontSize > other.fontSize ? [first, other] : [other, first];
}

function isSmallCapitals(segment: Segment, smallSize: number): boolean {
  const ratio = smallSize / segment.fontSize;
  if (ratio < RATIO.min || ratio > RATIO.max) return false;
  let small = 0;
  return (
    segment.glyphs.every((glyph, index) => {
      if (Math.abs(glyph.baseline - segment.baseline) > 0.02 * segment.fontSize) return false;
      const isInitial = index === 0 || segment.blankBefore[index] === true;
      if (glyph.style.fontSize !== smallSize) return isInitial || !isLowerCase(glyph.text);
      if (/\p{L}/u.test(glyph.text)) small++;
      return true;
    }) &&
    small >= FEWEST &&
    startsWords(segment, smallSize)
  );
}

function isLowerCase(text: string): boolean {
  return text !== text.toUpperCase();
}

/** True when most large letters begin a word that continues in small ones. */
function startsWords(segment: Segment, smallSize: number): boolean {
  let large = 0;
  let opening = 0;
  segment.glyphs.forEach((glyph, index) => {
    if (glyph.style.fontSize === smallSize || !/\p{L}/u.test(glyph.text)) return;
    large++;
    const next = segment.glyphs[index + 1];
    if (next?.style.fontSize === smallSize && segment.blankBefore[index + 1] !== true) opening++;
  });
  return large > 0 && opening >= 0.6 * large;
}
