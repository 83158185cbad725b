import type { Run } from '../../model';

/** Fonts (TrueType) for Latin, Greek and Cyrillic. */
type Face = 'regular' | 'bold' | 'italic' | 'boldItalic';

/** Scripts with a separate font, in one weight. */
export type ScriptFont = 'chinese' | 'japanese' | 'korean' | 'arabic';

export type FontName = Face | ScriptFont;

/** Font files (TrueType) from the caller, since this part reads no disk; those of scripts are requested when needed. */
export type PdfFonts = Record<Face, Uint8Array> & {
  scripts?: Partial<Record<ScriptFont, () => Uint8Array>>;
};

const MAX_FOREIGN_SHARE = 0.02;
const LETTER = /\p{L}/gu;
const COVERED_LETTER = /(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/gu;
/**
 * Kana and Hangul with their marks, and characters that both share with Chinese: ideographs, full stops, wide letters.
 */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const IDEOGRAPH = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Icons of private fonts, emoji with their variation selectors, and control characters. */
const UNSHOWN = /\p{Co}|\p{Cc}|\p{Cf}|\p{Cs}|\p{Variation_Selector}|(?![©®™\d#*])\p{Extended_Pictographic}/gu;

export function fontOf({ bold, italic }: Run): FontName {
  if (bold) return italic ? 'boldItalic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/**
 * Returns the font that a letter is set in; undefined for letters of the usual faces and for characters without a
 * script.
 */
export type FontOfLetter = (letter: string) => ScriptFont | undefined;

/**
 * The fonts of a document by name, and the font of each letter. Where kana show Japanese, ideographs are set in its
 * font, else as in Chinese.
 */
export function fontsOf(text: string, { scripts = {}, ...faces }: PdfFonts) {
  const ideographs: ScriptFont = KANA.test(text) ? 'japanese' : 'chinese';
  const kinds: readonly [RegExp, ScriptFont][] = [
    [ARABIC, 'arabic'],
    [HANGUL, 'korean'],
    [KANA, 'japanese'],
    [IDEOGRAPH, ideographs],
  ];
  const needed = kinds.filter(([pattern, name]) => scripts[name] && pattern.test(text));
  const fonts = new Map<FontName, Uint8Array>(Object.entries(faces) as [Face, Uint8Array][]);
  for (const [, name] of needed) {
    const bytes = fonts.has(name) ? undefined : scripts[name]?.();
    if (bytes) fonts.set(name, bytes);
  }
  const fontOfLetter: FontOfLetter = (letter) => needed.find(([pattern]) => pattern.test(letter))?.[1];
  return { fonts, fontOfLetter };
}

/** True for letters between which a line may be broken. */
export const isUnspaced = (font: FontName): boolean => font === 'chinese' || font === 'japanese';

/** True when a text is set from the right, according to its first letter. */
export function isFromRight(text: string): boolean {
  return ARABIC.test(/\p{L}/u.exec(text)?.[0] ?? '');
}

/** True when the fonts have all but a few of the letters. */
export function isCovered(text: string, fontOfLetter: FontOfLetter): boolean {
  const letters = text.match(LETTER) ?? [];
  const foreign = letters.filter((letter) => !letter.match(COVERED_LETTER) && !fontOfLetter(letter));
  return foreign.length <= letters.length * MAX_FOREIGN_SHARE;
}

/** Returns the text of a run as it is set; tabs are gaps, and stay. */
export function shownText({ text, caps }: Run): string {
  const shown = text
    .normalize('NFC')
    .split('\t')
    .map((part) => part.replace(UNSHOWN, ''))
    .join('\t');
  return caps ? shown.toUpperCase() : shown;
}
