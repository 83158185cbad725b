import type { Term } from './model';
import { DEPTH, depthOf, OPENING, openingOf, type TermIndex, termsOfKey } from './taxonomy';
import { keyOf, type Token } from './tokens';

/** Finds where terms stand, the longest at each place. The work grows with the text: a term has few words. */

const LONGEST_TERM = 8;

/** A key of an index that stands in a text; `first` and `last` are numbers of tokens. */
export type Candidate = { key: string; index: TermIndex; first: number; last: number };

/** False where no key begins with the letters of this one that `head`, the part of it looked at before, did not have. */
function mayBegin(key: string, head: string, { openings, depths }: TermIndex): boolean {
  if (key.length >= OPENING && head.length < OPENING && !openings[openingOf(key)]) return false;
  return key.length < DEPTH || head.length >= DEPTH || depths[depthOf(key)] === 1;
}

function longestAt(tokens: readonly Token[], first: number, index: TermIndex): Candidate | undefined {
  const { morphology, sure, doubtful } = index;
  let head = '';
  let best: Candidate | undefined;
  for (let last = first; last < Math.min(tokens.length, first + LONGEST_TERM); last++) {
    const token = tokens[last];
    if (!token || (last > first && !token.joins)) break;
    const stem = morphology.stem(token.word);
    const key = head + stem;
    if (!mayBegin(key, head, index)) {
      // A joining word may not be the end of the term, and then does not count.
      if (!morphology.isJoining(token.word)) break;
    } else {
      const isOpen = token.isElided || (last > first && morphology.isJoining(token.word));
      if (!isOpen && (sure.has(key) || doubtful.has(key))) best = { key, index, first, last };
    }
    if (last === first || !morphology.isJoining(token.word)) head = key;
  }
  return best;
}

const lengthOf = ({ first, last }: Candidate) => last - first;

/** The candidates from left to right, none inside another. Earlier indexes win where two find the same words. */
export function scan(tokens: readonly Token[], indexes: readonly TermIndex[]): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let best: Candidate | undefined;
    for (const index of indexes) {
      const candidate = longestAt(tokens, at, index);
      if (candidate && (!best || lengthOf(candidate) > lengthOf(best))) best = candidate;
    }
    if (best) {
      found.push(best);
      at = best.last;
    }
  }
  return found;
}

/** The terms that a text as a whole is, in the first index that has any. */
export function termsOfWhole(text: string, indexes: readonly TermIndex[]): readonly Term[] {
  for (const index of indexes) {
    const key = keyOf(text, index.morphology);
    const found = key === '' ? [] : termsOfKey(index, key, text);
    if (found.length > 0) return found;
  }
  return [];
}
