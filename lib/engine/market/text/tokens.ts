import { fold } from '../../kernel';

/** A word of a text in the form in which words are compared, and where it stands; `end` excluded. */
export type Token = { term: string; start: number; end: number };

/**
 * Words are runs of letters and digits. Names that end in `++` or `#` keep them (`c++`, `c#`), and `.net` is a word of
 * its own, also at the end of `asp.net`. Everything else parts words: hyphens, dots, slashes, apostrophes.
 */
const WORD = /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu;

/** Products whose name ends in `.net`; any other `.net` behind a letter is the end of an address. */
const DOT_NET_HEADS = new Set(['asp', 'vb', 'ado', 'ml']);
const DOT_NET_TAIL = /^\.net(?![\p{L}\p{N}])/u;

/** No word is longer; what is longer is no word (keys, encoded data). */
const MAX_TERM_LENGTH = 64;

/** `ß` is two letters in the form for comparing; folding keeps lengths and so leaves it. */
function termOf(folded: string): string {
  return folded.slice(0, MAX_TERM_LENGTH).replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe');
}

/** The words of a text in their order. Linear in its length. */
export function tokensOf(text: string): Token[] {
  const folded = fold(text);
  const tokens: Token[] = [];
  for (const match of folded.matchAll(WORD)) {
    const [found] = match;
    const before = tokens.at(-1);
    const isTail = found === 'net' && before !== undefined && isDotNetAfter(folded, before);
    const start = isTail ? match.index - 1 : match.index;
    tokens.push({ term: isTail ? '.net' : termOf(found), start, end: match.index + found.length });
  }
  return tokens;
}

function isDotNetAfter(folded: string, before: Token): boolean {
  return DOT_NET_HEADS.has(before.term) && DOT_NET_TAIL.test(folded.slice(before.end, before.end + 5));
}
