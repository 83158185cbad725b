import type { Run } from '../../model';

/** Font files (TrueType) that the caller gives, as this part reads no disk; they cover Latin, Greek and Cyrillic. */
export type PdfFonts = Record<FontName, Uint8Array>;

export type FontName = 'regular' | 'bold' | 'italic' | 'boldItalic';

const MAX_FOREIGN_SHARE = 0.02;
const LETTER = /\p{L}/gu;
const COVERED_LETTER = /(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/gu;
/** Icons of private fonts, emoji with what selects their form, and signs that only steer. */
const UNSHOWN = /\p{Co}|\p{Cc}|\p{Cf}|\p{Cs}|\p{Variation_Selector}|(?![©®™\d#*])\p{Extended_Pictographic}/gu;

export function fontOf({ bold, italic }: Run): FontName {
  if (bold) return italic ? 'boldItalic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** True when all but a few of the letters are in the fonts. */
export function isCovered(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  const covered = text.match(COVERED_LETTER)?.length ?? 0;
  return letters - covered <= letters * MAX_FOREIGN_SHARE;
}

/** The text of a run as it is set; tabs are gaps, and stay. */
export function shownText({ text, caps }: Run): string {
  const shown = text
    .normalize('NFC')
    .split('\t')
    .map((part) => part.replace(UNSHOWN, ''))
    .join('\t');
  return caps ? shown.toUpperCase() : shown;
}
