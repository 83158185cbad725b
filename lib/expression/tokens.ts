import { fold } from './fold';

/** A word of a text in the form in which words are compared, and where it is; `end` excluded. */
export type Token = { term: string; start: number; end: number };

/** Products whose name ends in `.net`; any other `.net` after a letter is the end of an address. */
const DOT_NET_HEADS = new Set(['asp', 'vb', 'ado', 'ml']);

/** Longest word; anything longer is a key or encoded data. */
const MAX_TERM_LENGTH = 64;

const UNKNOWN = 0;
const WORD = 1;
const OTHER = 2;
const SURROGATES = [0xd800, 0xdfff] as const;

/** Cache of whether a UTF-16 unit belongs to words; halves of pairs are looked up with their pair. */
const kinds = new Uint8Array(0x10000);
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function isWordAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (Number.isNaN(unit)) return false;
  if (unit >= SURROGATES[0] && unit <= SURROGATES[1]) {
    const isSecond = unit >= 0xdc00;
    return LETTER_OR_DIGIT.test(text.slice(isSecond ? at - 1 : at, isSecond ? at + 1 : at + 2));
  }
  if (kinds[unit] === UNKNOWN) kinds[unit] = LETTER_OR_DIGIT.test(String.fromCharCode(unit)) ? WORD : OTHER;
  return kinds[unit] === WORD;
}

/** `ß` is two letters in the form for comparing; folding keeps lengths and so does not change it. */
function termOf(folded: string): string {
  const term = folded.slice(0, MAX_TERM_LENGTH);
  return /[ßæœ]/.test(term) ? term.replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe') : term;
}

function endOfRun(folded: string, start: number): number {
  let end = start;
  while (isWordAt(folded, end)) end++;
  return end;
}

/** Returns the end of a name in `++` or `#` that begins as a word which ends here. */
function endOfName(folded: string, end: number): number {
  if (folded.startsWith('++', end)) return end + 2;
  return folded.charAt(end) === '#' && !isWordAt(folded, end + 1) ? end + 1 : end;
}

/** Returns whether the word from `start` is the `net` of `.net` or `asp.net`. */
function isDotNet(folded: string, start: number, end: number, before: Token | undefined): boolean {
  if (end - start !== 3 || !folded.startsWith('net', start) || folded.charAt(start - 1) !== '.') return false;
  if (!isWordAt(folded, start - 2)) return true;
  return before !== undefined && before.end === start - 1 && DOT_NET_HEADS.has(before.term);
}

/**
 * The words of a text in their order: runs of letters and digits. Names that end in `++` or `#` keep them (`c++`,
 * `c#`), and `.net` is a separate word, also at the end of `asp.net`. Everything else separates words: hyphens, full
 * stops, slashes, apostrophes. Linear in the length of the text.
 */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  let at = 0;
  while (at < folded.length) {
    if (!isWordAt(folded, at)) {
      at++;
      continue;
    }
    const run = endOfRun(folded, at);
    if (isDotNet(folded, at, run, tokens.at(-1))) {
      tokens.push({ term: '.net', start: at - 1, end: run });
      at = run;
      continue;
    }
    const end = endOfName(folded, run);
    tokens.push({ term: termOf(folded.slice(at, end)), start: at, end });
    at = end;
  }
  return tokens;
}
