import type { Term } from './model';
import { OPENING, type TermIndex } from './taxonomy';
import { keyOf, type Token } from './tokens';

/** Finds where terms stand, the longest at each place. The work grows with the text: a term has few words. */

const LONGEST_TERM = 8;

/** Terms at a place; `first` and `last` are numbers of tokens. */
export type Candidate = { terms: readonly Term[]; first: number; last: number };

function longestAt(tokens: readonly Token[], first: number, index: TermIndex): Candidate | undefined {
  const { morphology, terms, openings } = index;
  let head = '';
  let best: Candidate | undefined;
  for (let last = first; last < Math.min(tokens.length, first + LONGEST_TERM); last++) {
    const token = tokens[last];
    if (!token || (last > first && !token.joins)) break;
    const stem = morphology.stem(token.word);
    const key = head + stem;
    if (key.length >= OPENING && head.length < OPENING && !openings.has(key.slice(0, OPENING))) {
      // A joining word may not be the end of the term, and then does not count.
      if (!morphology.isJoining(token.word)) break;
    } else {
      const found = terms.get(key);
      if (found) best = { terms: found, first, last };
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

/** The terms that the words as a whole are, in the first index that has any. */
export function termsOfWhole(tokens: readonly Token[], indexes: readonly TermIndex[]): readonly Term[] {
  for (const index of indexes) {
    const key = keyOf(tokens, index.morphology);
    const found = key === '' ? undefined : index.terms.get(key);
    if (found) return found;
  }
  return [];
}
