import type { PageGlyphs } from '../glyphs';

/** Characters below which the text of a page with a picture is not its content: a page number, a stamp. */
const FEW = 40;

/** Returns whether a page holds hardly any text. */
export function isAlmostEmpty({ level, turned }: PageGlyphs): boolean {
  let shown = 0;
  for (const glyphs of [level, ...turned.values()])
    for (const { text } of glyphs) if (text !== ' ' && ++shown >= FEW) return false;
  return true;
}
