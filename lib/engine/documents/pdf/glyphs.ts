import { joinsAccent } from './accents';
import { frameX, frameY, type PageFrame } from './frame';
import type { Glyph } from './glyph';
import type { Pdfium } from './pdfium/instance';
import { styleReader } from './styles';

export type { Glyph } from './glyph';

/**
 * The characters of a page: those set level, and those set at each other angle in coordinates turned level. Of those
 * that are `unmapped` nothing says which characters they are: their text is the code that their font knows them by.
 */
export type PageGlyphs = {
  level: Glyph[];
  turned: Map<number, Glyph[]>;
  count: number;
  unmapped: ReadonlySet<Glyph>;
};

const SPACE = 32;
const NO_BREAK_SPACE = 0xa0;
/** PDFium reports a hyphen that it joined a word at as this. */
const JOINED_HYPHEN = 2;
/** A page shows every hyphen that it draws, whatever its code means for line breaks. */
const SOFT_HYPHEN = 0xad;
/**
 * Characters that TeX fonts (OT1 up to 0x0f, T1 from 0x15 on) keep at codes below the space, for fonts without their
 * names.
 */
const LOST_NAMES: ReadonlyMap<number, string> = new Map([
  [0x0b, 'ff'],
  [0x0c, 'fi'],
  [0x0e, 'ffi'],
  [0x0f, 'ffl'],
  [0x15, '–'],
  [0x16, '—'],
  [0x1b, 'ff'],
  [0x1c, 'fi'],
  [0x1d, 'fl'],
  [0x1e, 'ffi'],
  [0x1f, 'ffl'],
]);
/** Placeholder for a symbol of an icon font: a character for private use. */
const ICON = '\ue000';
const NO_ICON = /^[\u2000-\u{10ffff}]$/u;
const MIN_SIZE = 1;

/**
 * All characters that the page draws, in the order of its content, with the spaces of the text objects.
 * Spaces and breaks that PDFium made up are left out: the layout decides about them by itself.
 */
export function readGlyphs(pdfium: Pdfium, textPage: number, frame: PageFrame, limit: number): PageGlyphs {
  const { call } = pdfium;
  const count = Math.min(call.FPDFText_CountChars(textPage), limit);
  const styleOf = styleReader(pdfium, textPage, frame.rotation);
  const unmapped = new Set<Glyph>();
  const glyphs: PageGlyphs = { level: [], turned: new Map(), count, unmapped };
  const ligature = new LigatureGuard();
  for (let index = 0; index < count; index++) {
    const code = call.FPDFText_GetUnicode(textPage, index);
    const isBlank = code <= SPACE || code === NO_BREAK_SPACE;
    if (isBlank && code !== JOINED_HYPHEN && call.FPDFText_IsGenerated(textPage, index) === 1) {
      ligature.forget();
      continue;
    }
    const object = call.FPDFText_GetTextObject(textPage, index);
    const text = characterOf(code);
    if (text === '' || (object === 0 && text !== ' ')) continue;
    const style = object === 0 ? glyphs.level[glyphs.level.length - 1]?.style : styleOf(object, index);
    if (style === undefined || style.fontSize < MIN_SIZE) continue;
    const glyph: Glyph = { text, x0: 0, x1: 0, baseline: 0, style };
    place(pdfium, textPage, index, frame, glyph);
    const line = style.angle === 0 ? glyphs.level : turnedLine(glyphs, style.angle);
    const last = line[line.length - 1];
    if (last !== undefined && joinsAccent(last, glyph)) continue;
    ligature.check(last, glyph, object);
    line.push(glyph);
    if (call.FPDFText_HasUnicodeMapError(textPage, index) === 1) unmapped.add(glyph);
  }
  return glyphs;
}

function turnedLine(glyphs: PageGlyphs, angle: number): Glyph[] {
  const line = glyphs.turned.get(angle) ?? [];
  glyphs.turned.set(angle, line);
  return line;
}

function characterOf(code: number): string {
  if (code === JOINED_HYPHEN || code === SOFT_HYPHEN) return '-';
  if (code === 0 || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  if (code >= 0xd800 && code <= 0xdfff) return '';
  if (code <= SPACE || code === NO_BREAK_SPACE) return LOST_NAMES.get(code) ?? ' ';
  return code <= 0xffff ? String.fromCharCode(code) : String.fromCodePoint(code);
}

function place(pdfium: Pdfium, textPage: number, index: number, frame: PageFrame, glyph: Glyph): void {
  const { call, scratch } = pdfium;
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  call.FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
  const { doubles, floats } = pdfium.memory();
  const [originX, originY] = [doubles[scratch >> 3] ?? 0, doubles[(scratch >> 3) + 1] ?? 0];
  const at = (scratch + 16) >> 2;
  const [left, top] = [floats[at] ?? 0, floats[at + 1] ?? 0];
  const [right, bottom] = [floats[at + 2] ?? 0, floats[at + 3] ?? 0];
  if (glyph.style.angle === 0) {
    const [a, b] = [frameX(frame, left, bottom), frameX(frame, right, top)];
    glyph.x0 = Math.min(a, b);
    glyph.x1 = Math.max(a, b);
    glyph.baseline = frameY(frame, originX, originY);
    const foot = Math.max(frameY(frame, left, bottom), frameY(frame, right, top));
    // For the letters of some ligatures PDFium moves the place twice; only the height of their boxes is right.
    const isMoved = Math.abs(glyph.baseline - foot) > 2 * glyph.style.fontSize && bottom !== top;
    if (isMoved) placeInObject(pdfium, textPage, index, frame, { glyph, foot });
    return;
  }
  const turn = (glyph.style.angle * Math.PI) / 180;
  const [x, y] = [frameX(frame, originX, originY), frameY(frame, originX, originY)];
  const isUpright = glyph.style.angle % 180 === 90;
  const extent = Math.abs(frameY(frame, left, bottom) - frameY(frame, right, top));
  glyph.x0 = x * Math.cos(turn) - y * Math.sin(turn);
  glyph.x1 = glyph.x0 + (isUpright ? extent : glyph.style.fontSize / 2);
  glyph.baseline = x * Math.sin(turn) + y * Math.cos(turn);
}

/** In ems: how far the box of a character reaches below its baseline in common fonts. */
const FOOT = 0.25;

/** Puts a character with a wrong place at the beginning of the text object that draws it. */
function placeInObject(
  { call, scratch, memory }: Pdfium,
  textPage: number,
  index: number,
  frame: PageFrame,
  { glyph, foot }: { glyph: Glyph; foot: number },
): void {
  const object = call.FPDFText_GetTextObject(textPage, index);
  const [left, bottom, right, top] = [scratch, scratch + 4, scratch + 8, scratch + 12];
  if (call.FPDFPageObj_GetBounds(object, left, bottom, right, top) === 0) return;
  const { floats } = memory();
  const at = scratch >> 2;
  const width = glyph.x1 - glyph.x0;
  glyph.x0 = frameX(frame, floats[at] ?? 0, floats[at + 1] ?? 0);
  glyph.x1 = glyph.x0 + width;
  glyph.baseline = foot - FOOT * glyph.style.fontSize;
}

/**
 * All letters of a ligature are reported at the place of the whole: they are set one after the other. So is the text
 * that an icon represents; an icon without such text is not a letter.
 */
class LigatureGuard {
  private iconText = '';
  private object = 0;
  private x = 0;
  private baseline = 0;
  private letters = 0;

  /** A space that PDFium inserted separates what follows from a ligature. */
  forget(): void {
    this.letters = 0;
  }

  check(last: Glyph | undefined, glyph: Glyph, object: number): void {
    const isSame = object === this.object && glyph.x0 === this.x && glyph.baseline === this.baseline;
    if (last !== undefined && isSame) {
      const width = glyph.x1 === last.x1 ? 0 : glyph.x1 - glyph.x0;
      glyph.x0 = last.x1;
      glyph.x1 = last.x1 + width;
      this.letters++;
      if (this.iconText !== '') last.text = this.iconText;
      this.iconText = '';
      return;
    }
    this.iconText = glyph.style.icons && !NO_ICON.test(glyph.text) ? glyph.text : '';
    if (this.iconText !== '') glyph.text = ICON;
    if (last !== undefined && this.letters > 1) reachTo(last, glyph);
    this.object = object;
    this.x = glyph.x0;
    this.baseline = glyph.baseline;
    this.letters = 1;
  }
}

/** The width of a ligature is not that of its letters: it extends to the next character close by. */
function reachTo(last: Glyph, next: Glyph): void {
  const gap = next.x0 - last.x1;
  const isClose = Math.abs(gap) < 0.4 * last.style.fontSize && next.baseline === last.baseline;
  if (isClose) last.x1 = next.x0;
}
