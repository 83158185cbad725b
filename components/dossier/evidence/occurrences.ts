import type { FoldedText } from './fold';

/** Folded characters `start..end`; `whole` when it begins and ends with a word. */
export type Stretch = { readonly start: number; readonly end: number; readonly whole: boolean };

/** A value this short (in folded characters) is only found as a whole word: `R` is not the r of "driver". */
const SHORT = 5;

/** No value needs more candidates than this to be placed. */
const MOST = 400;

/** Returns every place where `needle` (already folded) is in the text, whole words only when there are any. */
export function occurrencesOf(text: FoldedText, needle: string): Stretch[] {
  if (needle === '') return [];
  const found: Stretch[] = [];
  let start = text.text.indexOf(needle);
  while (start >= 0 && found.length < MOST) {
    const end = start + needle.length;
    const whole =
      text.wordStart[start] === true && (end === text.text.length || text.wordStart[end] === true);
    found.push({ start, end, whole });
    start = text.text.indexOf(needle, start + 1);
  }
  const words = found.filter((stretch) => stretch.whole);
  if (words.length > 0) return words;
  return needle.length <= SHORT ? [] : found;
}
