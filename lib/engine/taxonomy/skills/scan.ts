import type { Term } from './model';
import { isNameOfSkill } from './names';
import { DEPTH, hashWith, mayBeKey, mayGoOn, mayOpen, OPENING, type TermIndex, termsOfKey } from './taxonomy';
import { keyOf, type Token } from './tokens';

/** Finds the places of terms, the longest at each. The work is linear in the text: a term has few words. */

const LONGEST_TERM = 8;

/** A key of an index that is in a text; `first` and `last` are numbers of tokens. */
export type Candidate = { key: string; index: TermIndex; first: number; last: number };

/** The words of a text as the keys of an index have them. */
type Words = {
  tokens: readonly Token[];
  index: TermIndex;
  stems: readonly string[];
  joining: readonly boolean[];
};

function wordsFor(tokens: readonly Token[], index: TermIndex): Words {
  const { stem, isJoining } = index.morphology;
  return {
    tokens,
    index,
    stems: tokens.map(({ word }) => stem(word)),
    joining: tokens.map(({ word }) => isJoining(word)),
  };
}

type Head = { hash: number; length: number };

/** Returns the letters of a stem after those of a head; undefined where no key begins so. */
function headWith(head: Head, stem: string, index: TermIndex): Head | undefined {
  let { hash, length } = head;
  for (let at = 0; at < stem.length; at++) {
    hash = hashWith(hash, stem.charCodeAt(at));
    length++;
    if (length === OPENING && !mayOpen(index, hash)) return undefined;
    if (length === DEPTH && !mayGoOn(index, hash)) return undefined;
  }
  return { hash, length };
}

/** Returns the key of the words from `first` to `last`: a joining word only counts at either end. */
function keyOfWords({ stems, joining }: Words, first: number, last: number): string {
  let key = stems[first] ?? '';
  for (let at = first + 1; at <= last; at++) if (at === last || !joining[at]) key += stems[at];
  return key;
}

/** `Java and Spring` are two names, though `Java Spring` is one: a name has no joining word in it that it is not written with. */
function isTwoNames({ index, joining }: Words, key: string, first: number, last: number): boolean {
  if (!joining.slice(first + 1, last).some(Boolean)) return false;
  const terms = [index.sure.get(key), ...(index.doubtful.get(key) ?? [])].filter(
    (term) => term !== undefined,
  );
  return terms.every(
    ({ skill, written }) => isNameOfSkill(skill) && written.split(' ').length <= last - first,
  );
}

function longestAt(words: Words, first: number): Candidate | undefined {
  const { tokens, index, stems, joining } = words;
  let head: Head = { hash: 0, length: 0 };
  let best: Candidate | undefined;
  for (let last = first; last < Math.min(tokens.length, first + LONGEST_TERM); last++) {
    const token = tokens[last];
    if (!token || (last > first && !token.joins)) break;
    const isJoining = last > first && joining[last] === true;
    const next = headWith(head, stems[last] ?? '', index);
    // A joining word may not be the end of the term, and then does not count.
    if (!next && !isJoining) break;
    if (next && !token.isElided && !isJoining && mayBeKey(index, next.hash)) {
      const key = keyOfWords(words, first, last);
      if ((index.sure.has(key) || index.doubtful.has(key)) && !(best && isTwoNames(words, key, first, last)))
        best = { key, index, first, last };
    }
    if (next && !isJoining) head = next;
  }
  return best;
}

const WITH_VERSION = /^(\p{L}{3,})\d{1,4}[a-z]?$/u;
const isDigit = (code: number) => code >= 48 && code <= 57;

function mayHaveVersion(word: string): boolean {
  return isDigit(word.charCodeAt(word.length - 1)) || isDigit(word.charCodeAt(word.length - 2));
}

/** Finds a name with its version attached: PHP4, Oracle9i. */
function versionedAt({ word }: Token, at: number, indexes: readonly TermIndex[]): Candidate | undefined {
  const key = mayHaveVersion(word) ? WITH_VERSION.exec(word)?.[1] : undefined;
  const index = key && indexes.find(({ sure }) => isToolOfKey(sure.get(key)));
  return index ? { key, index, first: at, last: at } : undefined;
}

const isToolOfKey = (term: Term | undefined) => term?.skill.type === 'IT' && isNameOfSkill(term.skill);

const lengthOf = ({ first, last }: Candidate) => last - first;

/** Finds the candidates from left to right, none inside another. Earlier indexes win where two find the same words. */
export function scan(tokens: readonly Token[], indexes: readonly TermIndex[]): Candidate[] {
  const found: Candidate[] = [];
  const words = indexes.map((index) => wordsFor(tokens, index));
  for (let at = 0; at < tokens.length; at++) {
    let best: Candidate | undefined;
    for (const own of words) {
      const candidate = longestAt(own, at);
      if (candidate && (!best || lengthOf(candidate) > lengthOf(best))) best = candidate;
    }
    const token = tokens[at];
    if (!best && token) best = versionedAt(token, at, indexes);
    if (best) {
      found.push(best);
      at = best.last;
    }
  }
  return found;
}

/** Returns the terms that match a text as a whole, in the first index that has any. */
export function termsOfWhole(text: string, indexes: readonly TermIndex[]): readonly Term[] {
  for (const index of indexes) {
    const key = keyOf(text, index.morphology);
    const found = key === '' ? [] : termsOfKey(index, key, text);
    if (found.length > 0) return found;
  }
  return [];
}
