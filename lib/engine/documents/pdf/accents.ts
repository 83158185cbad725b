import type { Glyph } from './glyph';

/** Accents that stand for themselves, and the marks that they are when a letter is under or over them. */
const MARKS: Record<string, string> = {
  '`': '\u0300',
  '´': '\u0301',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
};
const GRAVE = 0x60;
/** All others are between these. */
const OTHERS = { from: 0xa8, to: 0x2dd };

/** Most characters are not accents, which their code shows. */
function markOf(text: string): string | undefined {
  const code = text.charCodeAt(0);
  const mayBe = code === GRAVE || (code >= OTHERS.from && code <= OTHERS.to);
  return mayBe ? MARKS[text] : undefined;
}

/** In ems: how far an accent may be raised over the letter that it belongs to. */
const RAISED = 0.6;

/**
 * Merges a glyph into the one before it when one of them is an accent drawn over the letter of the other, as fonts
 * without accented letters do. True when the glyph was merged and must be dropped.
 */
export function joinsAccent(last: Glyph, glyph: Glyph): boolean {
  const before = markOf(last.text);
  const after = markOf(glyph.text);
  if (before === undefined && after === undefined) return false;
  const [accent, letter] = before === undefined ? [glyph, last] : [last, glyph];
  const text = composed(letter.text, before ?? after ?? '');
  if (text === undefined || !isOver(accent, letter)) return false;
  last.text = text;
  last.x0 = letter.x0;
  last.x1 = letter.x1;
  last.baseline = letter.baseline;
  last.style = letter.style;
  return true;
}

function composed(letter: string, mark: string): string | undefined {
  const text = `${letter.replace('ı', 'i').replace('ȷ', 'j')}${mark}`.normalize('NFC');
  return text.length === 1 ? text : undefined;
}

function isOver(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.x0 + accent.x1) / 2;
  const raised = Math.abs(accent.baseline - letter.baseline);
  return middle > letter.x0 && middle < letter.x1 && raised < RAISED * letter.style.fontSize;
}
