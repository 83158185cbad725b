import { remembered } from '../../kernel';
import { type Pdfium, SCRATCH_SIZE } from './pdfium/instance';

/** Style of a font, according to its name and descriptor. */
export type FontStyle = {
  name: string;
  bold: boolean;
  italic: boolean;
  /** True for a font whose characters are pictures: their codes spell nothing. */
  icons: boolean;
};

const BOLD_NAME =
  /bold|black|heavy|(?:semi|demi)(?!serif)|extrab|ultrab|(?:^|[-, _])(?:bd|blk|sb|bla)(?:$|[-, _\d])|^(?:cm|sf|ec)(?:bx|ssbx|dunh)|-bla$|[-,]b(?:i|it)?$/iu;
const ITALIC_NAME = /italic|oblique|slanted|kursiv|[-,](?:it|bi|ital|obl)$|^(?:cm|sf|ec)(?:ti|sl|bxti|ssi)/iu;
/** A name that states the weight of the font, which is not bold. */
const PLAIN_NAME = /regular|light|thin|book|medium|roman/iu;
const ICON_NAME =
  /awesome|marvosym|material.?(?:icons|symbols)|icomoon|fontello|ionicons|glyphicon|academicons|linearicons|typicons|phosphor|remixicon|octicons|dashicons|themify|entypo|feathericons|wingdings|webdings|dingbats|icons?(?:-|$)/iu;
const utf8 = new TextDecoder();
const SUBSET_PREFIX = /^[A-Z]{6}\+/u;

const FLAG_ITALIC = 1 << 6;
const FLAG_FORCE_BOLD = 1 << 18;
/** PDFium guesses the weight from the width of the stems when the font does not state it: only a high one counts. */
const SURELY_BOLD = 700;

/** Returns the style in the name of a font; few names are in use. */
const styleOfName = remembered((name) => ({
  bold: BOLD_NAME.test(name),
  italic: ITALIC_NAME.test(name),
  icons: ICON_NAME.test(name),
}));

/** Returns the style of a font handle. Fonts without a name (Type 3) count as upright and regular. */
export function readFontStyle({ call, scratch, memory }: Pdfium, font: number): FontStyle {
  if (font === 0) return { name: '', bold: false, italic: false, icons: false };
  const length = call.FPDFFont_GetBaseFontName(font, scratch, SCRATCH_SIZE);
  const end = scratch + Math.min(Math.max(length - 1, 0), SCRATCH_SIZE);
  const name = utf8.decode(memory().bytes.subarray(scratch, end)).replace(SUBSET_PREFIX, '');
  const flags = Math.max(call.FPDFFont_GetFlags(font), 0);
  const slanted =
    call.FPDFFont_GetItalicAngle(font, scratch) !== 0 && (memory().integers[scratch >> 2] ?? 0) < 0;
  const { bold, italic, icons } = styleOfName(name);
  return {
    name,
    bold: bold || (flags & FLAG_FORCE_BOLD) !== 0 || isHeavy(name, call.FPDFFont_GetWeight(font)),
    italic: italic || (flags & FLAG_ITALIC) !== 0 || slanted,
    icons,
  };
}

function isHeavy(name: string, weight: number): boolean {
  return weight >= SURELY_BOLD && weight <= 1000 && !PLAIN_NAME.test(name);
}
