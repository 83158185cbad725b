/** Characters of the symbol fonts that people put into CVs; codes without the private-use offset 0xF000. */
const WINGDINGS: Record<number, string> = {
  40: '☎',
  41: '✆',
  42: '✉',
  43: '✉',
  108: '•',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  119: '◆',
  158: '•',
  159: '•',
  167: '▪',
  168: '□',
  216: '➢',
  223: '←',
  224: '→',
  232: '➔',
  240: '➪',
  251: '✗',
  252: '✓',
  254: '☑',
};
const SYMBOL: Record<number, string> = {
  183: '•',
  168: '♦',
  174: '→',
  176: '°',
  177: '±',
  210: '®',
  211: '©',
  212: '™',
  45: '−',
};

const PRIVATE_USE = 0xf000;

/** Returns the character that a code of a symbol font shows; a bullet if the font has only symbols. */
export function symbolFor(code: number, font = ''): string {
  const low = code >= PRIVATE_USE ? code - PRIVATE_USE : code;
  if (/^symbol/i.test(font)) return SYMBOL[low] ?? (low < 0x80 ? String.fromCharCode(low) : '•');
  if (/wingdings|webdings|zapf|dingbat/i.test(font)) return WINGDINGS[low] ?? '•';
  if (code >= PRIVATE_USE && code <= 0xf8ff)
    return WINGDINGS[low] ?? SYMBOL[low] ?? String.fromCharCode(code);
  return String.fromCodePoint(Math.min(code, 0x10ffff));
}

/** Returns the bullet of a list as one ordinary character. */
export function bulletFor(text: string): string {
  const code = text.trim().codePointAt(0);
  if (code === undefined) return '•';
  if (code >= 0xe000 && code <= 0xf8ff) return WINGDINGS[code - PRIVATE_USE] ?? '•';
  // A letter is a bullet only in a symbol font (o, §, Ø ...).
  return /[\p{L}\p{N}§]/u.test(String.fromCodePoint(code)) ? '•' : String.fromCodePoint(code);
}
