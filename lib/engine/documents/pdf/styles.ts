import { type FontStyle, readFontStyle } from './fonts';
import type { Pdfium } from './pdfium/instance';

/** Style shared by all glyphs of one text object. */
export type GlyphStyle = {
  /** In points, after all scaling. */
  fontSize: number;
  bold: boolean;
  italic: boolean;
  /** Six hexadecimal digits; absent for black. */
  color?: string;
  /** True when the text is drawn neither filled nor stroked, as in the text layer of a scan. */
  invisible: boolean;
  /** True for the symbols of an icon font. */
  icons: boolean;
  /** Degrees counterclockwise on the page as it is shown, 0 to 359; 0 is horizontal text. */
  angle: number;
};

/** Sizes below this, in points, are not those of text; and the height of what is drawn of a line, in ems. */
const TINY = 1;
const DRAWN = 0.9;
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
const CLIP_ONLY = 7;
/** Degrees by which text may lean and still count as horizontal. */
const LEANING = 3;
/** Numbers that identify the style of a text object. */
const TRAITS = 8;

/**
 * Returns the style of a character, given its text object. There are thousands of objects and dozens of styles, so the
 * traits of an object are first compared with those of the one before, and equal styles are one object.
 */
export function styleReader(pdfium: Pdfium, textPage: number, rotation: number) {
  const fonts = new Map<number, FontStyle>();
  const styles = new Map<string, GlyphStyle>();
  const last = new Float64Array(TRAITS);
  const traits = new Float64Array(TRAITS);
  let lastObject = 0;
  let style: GlyphStyle | undefined;
  return (object: number, index: number): GlyphStyle => {
    if (style !== undefined && object === lastObject) return style;
    lastObject = object;
    readTraits(pdfium, textPage, object, index, traits);
    if (style !== undefined && isSame(traits, last)) return style;
    last.set(traits);
    const handle = traits[0] ?? 0;
    const font = fonts.get(handle) ?? readFontStyle(pdfium, handle);
    fonts.set(handle, font);
    const made = makeStyle(traits, font, rotation);
    const key = `${made.fontSize} ${made.bold} ${made.italic} ${made.color} ${made.invisible} ${made.icons} ${made.angle}`;
    style = styles.get(key) ?? made;
    styles.set(key, style);
    return style;
  };
}

/** A plain loop: it runs for every text object, which may be every character. */
function isSame(traits: Float64Array, others: Float64Array): boolean {
  for (let at = 0; at < TRAITS; at++) if (traits[at] !== others[at]) return false;
  return true;
}

/** Font handle, size, the four numbers of the matrix that turn and scale, render mode, colour. */
function readTraits(
  pdfium: Pdfium,
  textPage: number,
  object: number,
  index: number,
  traits: Float64Array,
): void {
  const { call, scratch } = pdfium;
  traits[0] = call.FPDFTextObj_GetFont(object);
  traits[1] = call.FPDFText_GetFontSize(textPage, index);
  if (Math.abs(traits[1]) <= TINY) traits[1] = sizeAsDrawn(pdfium, object, textPage, index, traits[1]);
  traits[6] = call.FPDFTextObj_GetTextRenderMode(object);
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const hasColor =
    call.FPDFText_GetFillColor(textPage, index, scratch + 32, scratch + 36, scratch + 40, scratch + 44) !== 0;
  const { floats, integers } = pdfium.memory();
  const at = scratch >> 2;
  for (let part = 0; part < 4; part++) traits[2 + part] = floats[at + part] ?? 0;
  const [red, green, blue] = [integers[at + 8] ?? 0, integers[at + 9] ?? 0, integers[at + 10] ?? 0];
  traits[7] = hasColor ? (red << 16) | (green << 8) | blue : 0;
}

/**
 * The size of text whose own is tiny. Fonts that a document draws by itself may be of any size in their own measure, so that
 * only what is drawn tells it.
 */
function sizeAsDrawn(pdfium: Pdfium, object: number, textPage: number, index: number, size: number): number {
  const { call, scratch } = pdfium;
  const [left, bottom, right, top] = [scratch, scratch + 4, scratch + 8, scratch + 12];
  const at = scratch >> 2;
  call.FPDFText_GetMatrix(textPage, index, scratch);
  const matrix = pdfium.memory().floats;
  const scale = Math.hypot(matrix[at + 2] ?? 0, matrix[at + 3] ?? 1);
  if (scale === 0 || Math.abs(size) * scale >= TINY) return size;
  if (call.FPDFPageObj_GetBounds(object, left, bottom, right, top) === 0) return size;
  const { floats } = pdfium.memory();
  const height = Math.abs((floats[at + 3] ?? 0) - (floats[at + 1] ?? 0));
  return Math.max(size, height / DRAWN / scale);
}

function makeStyle(traits: Float64Array, font: FontStyle, rotation: number): GlyphStyle {
  const [, size = 0, a = 1, b = 0, c = 0, d = 1, mode = 0, color = 0] = traits;
  const scale = Math.hypot(c, d);
  // A negative size turns the text upside down.
  const turned = Math.round((Math.atan2(b, a) * 180) / Math.PI) - rotation * 90 + (size < 0 ? 180 : 0);
  const angle = ((turned % 360) + 360) % 360;
  const isLevel = angle <= LEANING || angle >= 360 - LEANING;
  const isSheared = Math.abs(b) < 0.01 * scale && c > 0.1 * scale;
  const style: GlyphStyle = {
    fontSize: Math.round(Math.abs(size) * scale * 100) / 100,
    bold: font.bold || mode === FILL_AND_STROKE,
    italic: font.italic || isSheared,
    invisible: mode === INVISIBLE || mode === CLIP_ONLY,
    icons: font.icons,
    angle: isLevel ? 0 : angle,
  };
  if (color !== 0) style.color = color.toString(16).padStart(6, '0');
  return style;
}
