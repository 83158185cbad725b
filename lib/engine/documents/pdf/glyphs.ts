import { type FontStyle, readFontStyle } from './fonts';
import type { Pdfium } from './pdfium/instance';

/** What all glyphs of one text object have in common. */
export type GlyphStyle = {
  /** In points, after all scaling. */
  fontSize: number;
  bold: boolean;
  italic: boolean;
  /** Six hexadecimal digits; absent for black. */
  color?: string;
  /** True when the text is drawn neither filled nor stroked, as in the text layer of a scan. */
  invisible: boolean;
  /** Degrees counterclockwise, in quarter turns for what is nearly one; 0 is horizontal text. */
  angle: number;
};

/** One character on the page, in points from the top left corner of the page as it is shown. */
export type Glyph = {
  text: string;
  x0: number;
  x1: number;
  /** Where the character stands; y grows downwards. */
  baseline: number;
  style: GlyphStyle;
};

/** A page as it is shown: its size, and how PDFium's coordinates become those of the reader. */
export type PageFrame = {
  width: number;
  height: number;
  rotation: number;
  left: number;
  bottom: number;
};

const RENDER_STROKE = [1, 2, 5, 6];
const RENDER_INVISIBLE = 3;
const SPACE = 32;

/** The frame of a loaded page: the crop box turned by the rotation of the page. */
export function readPageFrame({ call, scratch, memory }: Pdfium, page: number): PageFrame {
  call.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = memory().floats.subarray(
    scratch >> 2,
    (scratch >> 2) + 4,
  );
  const rotation = call.FPDFPage_GetRotation(page) & 3;
  const turned = rotation === 1 || rotation === 3;
  const [across, up] = [Math.abs(right - left), Math.abs(top - bottom)];
  return {
    width: turned ? up : across,
    height: turned ? across : up,
    rotation,
    left: Math.min(left, right),
    bottom: Math.min(bottom, top),
  };
}

/** A point of the page's own coordinates in those of the reader. */
export function toFrame(frame: PageFrame, x: number, y: number): [number, number] {
  const across = x - frame.left;
  const up = y - frame.bottom;
  if (frame.rotation === 1) return [up, across];
  if (frame.rotation === 2) return [frame.width - across, up];
  if (frame.rotation === 3) return [frame.width - up, frame.height - across];
  return [across, frame.height - up];
}

/**
 * All characters that the page draws, in the order of its content, blanks included as PDFium found them in the text
 * objects. Blanks and breaks that PDFium made up are left out: the layout decides about them by itself.
 */
export function readGlyphs(pdfium: Pdfium, textPage: number, frame: PageFrame, limit: number): Glyph[] {
  const { call, scratch } = pdfium;
  const count = Math.min(call.FPDFText_CountChars(textPage), limit);
  const styles = styleReader(pdfium, textPage, frame);
  const glyphs: Glyph[] = [];
  let ligature = { object: 0, x: 0, y: 0, letters: 0 };
  const boxAt = (scratch + 16) >> 2;
  for (let index = 0; index < count; index++) {
    const code = call.FPDFText_GetUnicode(textPage, index);
    if (code <= SPACE && call.FPDFText_IsGenerated(textPage, index) === 1) {
      ligature.letters = 1;
      continue;
    }
    const object = call.FPDFText_GetTextObject(textPage, index);
    if (object === 0) continue;
    const text = characterOf(code);
    if (text === '') continue;
    const style = styles(object, index);
    call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    call.FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
    const origin = pdfium.memory().doubles;
    const box = pdfium.memory().floats;
    const y = origin[(scratch >> 3) + 1] ?? 0;
    const [xa, ya] = toFrame(frame, box[boxAt] ?? 0, y);
    const [xb, yb] = toFrame(frame, box[boxAt + 2] ?? 0, y);
    const upright = style.angle % 180 === 0;
    const glyph = {
      text,
      x0: Math.min(xa, xb),
      x1: Math.max(xa, xb),
      baseline: upright ? ya : Math.max(ya, yb),
      style,
    };
    const last = glyphs[glyphs.length - 1];
    if (last !== undefined && object === ligature.object && xa === ligature.x && ya === ligature.y) {
      placeBehind(last, glyph);
      ligature.letters++;
    } else {
      if (last !== undefined && ligature.letters > 1) closeLigature(last, glyph);
      ligature = { object, x: xa, y: ya, letters: 1 };
    }
    glyphs.push(glyph);
  }
  return glyphs;
}

/** The letters of one ligature are all reported at the place of the whole: they share it, one behind the other. */
function placeBehind(previous: Glyph, glyph: Glyph): void {
  const width = glyph.x1 === previous.x1 ? 0 : glyph.x1 - glyph.x0;
  glyph.x0 = previous.x1;
  glyph.x1 = previous.x1 + width;
}

/** The width of a ligature is not that of its letters: it reaches to what follows it closely. */
function closeLigature(last: Glyph, next: Glyph): void {
  const gap = next.x0 - last.x1;
  const isClose = Math.abs(gap) < 0.4 * last.style.fontSize && next.baseline === last.baseline;
  if (isClose) last.x1 = next.x0;
}

/** A hyphen that PDFium joined a word at is reported as U+0002. */
function characterOf(code: number): string {
  if (code === 2) return '-';
  if (code === 0 || code === 0xfffe || code === 0xffff || code > 0x10ffff) return '';
  return code <= SPACE || code === 0xa0 ? ' ' : String.fromCodePoint(code);
}

/** Reads the style of a text object once, and the style of a font once. */
function styleReader(pdfium: Pdfium, textPage: number, frame: PageFrame) {
  const fonts = new Map<number, FontStyle>();
  let lastObject = 0;
  let style: GlyphStyle | undefined;
  return (object: number, index: number): GlyphStyle => {
    if (style !== undefined && object === lastObject) return style;
    lastObject = object;
    const fontHandle = pdfium.call.FPDFTextObj_GetFont(object);
    const font = fonts.get(fontHandle) ?? readFontStyle(pdfium, fontHandle);
    fonts.set(fontHandle, font);
    const read = readStyle(pdfium, textPage, object, index, font, frame);
    if (style === undefined || !isSameStyle(style, read)) style = read;
    return style;
  };
}

function isSameStyle(a: GlyphStyle, b: GlyphStyle): boolean {
  return (
    a.fontSize === b.fontSize &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.color === b.color &&
    a.invisible === b.invisible &&
    a.angle === b.angle
  );
}

function readStyle(
  pdfium: Pdfium,
  textPage: number,
  object: number,
  index: number,
  font: FontStyle,
  frame: PageFrame,
): GlyphStyle {
  const { call, scratch } = pdfium;
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const [a = 1, b = 0, c = 0, d = 1] = pdfium.memory().floats.subarray(scratch >> 2, (scratch >> 2) + 4);
  const mode = call.FPDFTextObj_GetTextRenderMode(object);
  const scale = Math.hypot(c, d);
  const angle = (Math.atan2(b, a) * 180) / Math.PI - frame.rotation * 90;
  return {
    fontSize: Math.round(call.FPDFText_GetFontSize(textPage, index) * scale * 100) / 100,
    bold: font.bold || (RENDER_STROKE.includes(mode) && mode !== 1 && mode !== 5),
    italic: font.italic || (Math.abs(b) < 0.01 * scale && c > 0.1 * scale),
    color: readColor(pdfium, textPage, index),
    invisible: mode === RENDER_INVISIBLE || mode === 7,
    angle: ((Math.round(angle) % 360) + 360) % 360,
  };
}

function readColor({ call, scratch, memory }: Pdfium, textPage: number, index: number): string | undefined {
  if (call.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) {
    return undefined;
  }
  const [red = 0, green = 0, blue = 0] = memory().integers.subarray(scratch >> 2, (scratch >> 2) + 3);
  const value = (red << 16) | (green << 8) | blue;
  return value === 0 ? undefined : value.toString(16).padStart(6, '0');
}
