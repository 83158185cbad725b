const SYNTAX = /[\\{}]/g;
const CONTROL = /(?!\t)\p{Cc}|[\u2028\u2029]/gu;
const BEYOND_ASCII = /[^\t -~]/g;

/**
 * Writes text as RTF in ASCII. Characters with a meaning in RTF are escaped, other characters are written as `\u` units
 * of UTF-16, each with one character for programs that do not know them.
 */
export function escapeRtf(text: string): string {
  return text
    .replace(CONTROL, ' ')
    .replace(SYNTAX, '\\$&')
    .replace(BEYOND_ASCII, unicode)
    .replaceAll('\t', '\\tab ');
}

function unicode(unit: string): string {
  const code = unit.charCodeAt(0);
  return `\\u${code > 0x7fff ? code - 0x10000 : code}${fallbackOf(unit)}`;
}

/** Returns the letter without its accent, where there is one. */
function fallbackOf(unit: string): string {
  const [base = ''] = unit.normalize('NFD');
  return /^[A-Za-z]$/.test(base) ? base : '?';
}
