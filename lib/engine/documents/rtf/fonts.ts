import { codePageDecoder } from '../charset';
import { symbolFor } from '../flow';

type Font = { charset: number; codePage?: number; name: string };

const SYMBOL_CHARSET = 2;
/** Windows character sets of fonts and their code pages. */
const CODE_PAGES: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

/** The font table: which code page the bytes of a text are in. */
export class RtfFonts {
  readonly #fonts = new Map<number, Font>();
  /** Code page of the document, of fonts that do not set their own. */
  documentCodePage = 1252;
  defaultFont = 0;

  /** Returns the entry of a font, made on first use. */
  entry(number: number): Font {
    const known = this.#fonts.get(number);
    if (known) return known;
    const font: Font = { charset: 0, name: '' };
    this.#fonts.set(number, font);
    return font;
  }

  /** Decodes text that is set in a font. */
  decode(bytes: Uint8Array, number: number): string {
    const font = this.#fonts.get(number);
    if (isSymbolFont(font)) {
      return [...bytes].map((byte) => (byte > 0x20 ? symbolFor(byte, font?.name || 'Symbol') : ' ')).join('');
    }
    const codePage = font?.codePage ?? CODE_PAGES[font?.charset ?? 0] ?? this.documentCodePage;
    return codePageDecoder(codePage)(bytes);
  }

  /** A `\u` character in a symbol font is in the private-use area. */
  decodeUnit(unit: number, number: number): string {
    const font = this.#fonts.get(number);
    return isSymbolFont(font) && unit >= 0xf000 && unit <= 0xf0ff
      ? symbolFor(unit, font?.name || 'Symbol')
      : String.fromCharCode(unit);
  }
}

function isSymbolFont(font: Font | undefined): boolean {
  return (
    font !== undefined && (font.charset === SYMBOL_CHARSET || /^(symbol|wingdings|webdings)/i.test(font.name))
  );
}
