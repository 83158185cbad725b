/** Above this brightness text was meant for a dark ground, which is not kept. */
const TOO_BRIGHT = 190;
const HEX = /^[\da-f]{6}$/i;

/**
 * Returns the colour as a writer may use it on white: six hexadecimal digits; undefined for one that is unreadable
 * there.
 */
export function colorOnWhite(color: string | undefined): string | undefined {
  if (color === undefined || !HEX.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = (color.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < TOO_BRIGHT ? color : undefined;
}

const STRONG = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** True when more than half of the texts that have letters are written from right to left. */
export function isMostlyRightToLeft(texts: readonly string[]): boolean {
  const withLetters = texts.filter((text) => STRONG.test(text));
  return withLetters.filter(isRightToLeft).length > withLetters.length / 2;
}

/** True when the first letter belongs to a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(STRONG.exec(text)?.[0] ?? '');
}
