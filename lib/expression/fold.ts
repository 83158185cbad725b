/**
 * Text in the form in which words are compared. The length stays, so that matches in the folded text can be cut from
 * the original.
 */

/** Letters that Unicode does not decompose, and characters that are written in several ways. */
const UNIFIED: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '－': '-',
  '～': '~',
  '〜': '~',
  '：': ':',
  '（': '(',
  '）': ')',
  '，': ',',
  '、': ',',
  '。': '.',
  '｜': '|',
};

const foldedCharacters = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = unfoldedForm(character);
  if (foldedCharacters.size < 50_000) foldedCharacters.set(character, folded);
  return folded;
}

function unfoldedForm(character: string): string {
  const lower = character.toLowerCase();
  const unified = UNIFIED[lower];
  if (unified !== undefined) return unified;
  if (/\s/u.test(character)) return character === '\t' || character === '\n' ? character : ' ';
  if (/\p{Nd}/u.test(character)) return decimalDigit(character);
  // Hangul syllables decompose into their letters: the syllable is the unit to compare.
  if (/\p{Script=Hangul}/u.test(character)) return character;
  const base = lower.normalize('NFKD').replace(/\p{M}+/gu, '');
  return base.length === character.length ? base : keepLength(lower, character);
}

function keepLength(lower: string, character: string): string {
  const first = lower.normalize('NFD').charAt(0);
  return character.length === 1 && first !== '' ? first : character;
}

/**
 * Returns the ASCII digit of a decimal digit of any script; their blocks of ten begin at code points that end in 0, 6
 * or E.
 */
function decimalDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return character.length === 1 ? String(value % 10) : character;
}

const BEYOND_ASCII = /[\u0080-\uffff]/;
const EACH_BEYOND_ASCII = new RegExp(BEYOND_ASCII, 'g');

/**
 * Lower case, without diacritics, with one form of apostrophes, dashes, spaces and digits.
 * The result has the same length in UTF-16 units as the text.
 */
export function fold(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? text.replace(EACH_BEYOND_ASCII, foldCharacter) : text;
  return plain.toLowerCase();
}
