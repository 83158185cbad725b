import type { Skill } from './model';
import type { TermIndex } from './taxonomy';
import { tokensOf } from './tokens';

/**
 * Terms that differ from a key by one typo: a letter left out, doubled, changed or two exchanged. An extra letter does
 * not count, since it makes other words (mediation, medication).
 */

const SHORTEST = 8;
const PART = 4;

type Buckets = { heads: Map<string, string[]>; tails: Map<string, string[]> };

const bucketsOfIndex = new WeakMap<TermIndex, Buckets>();

function note(buckets: Map<string, string[]>, part: string, key: string) {
  const list = buckets.get(part);
  if (list) list.push(key);
  else buckets.set(part, [key]);
}

/** One typo leaves either the first or the last letters of a long word intact. */
function bucketsOf(index: TermIndex): Buckets {
  const known = bucketsOfIndex.get(index);
  if (known) return known;
  const buckets: Buckets = { heads: new Map(), tails: new Map() };
  for (const key of index.sure.keys()) {
    if (key.length < SHORTEST || /\d/.test(key)) continue;
    note(buckets.heads, key.slice(0, PART), key);
    note(buckets.tails, key.slice(-PART), key);
  }
  bucketsOfIndex.set(index, buckets);
  return buckets;
}

function isSlip(written: string, key: string): boolean {
  let at = 0;
  while (at < key.length && written[at] === key[at]) at++;
  const rest = (text: string, from: number) => text.slice(at + from);
  if (at === 0) return false;
  if (written.length === key.length - 1) return rest(written, 0) === rest(key, 1);
  if (written.length === key.length + 1)
    return written[at] === written[at - 1] && rest(written, 1) === rest(key, 0);
  if (written.length !== key.length) return false;
  if (rest(written, 1) === rest(key, 1)) return key.length > SHORTEST + 1;
  return written[at] === key[at + 1] && written[at + 1] === key[at] && rest(written, 2) === rest(key, 2);
}

const wordsOfIndex = new WeakMap<TermIndex, ReadonlySet<string>>();

/** True for a word that some term of the index has in it. */
export function isWordOfTerms(index: TermIndex, word: string): boolean {
  let words = wordsOfIndex.get(index);
  if (!words) {
    const terms = [...index.sure.values(), ...[...index.doubtful.values()].flat()];
    words = new Set(
      terms.flatMap(({ written }) => tokensOf(written).map((token) => index.morphology.stem(token.word))),
    );
    wordsOfIndex.set(index, words);
  }
  return words.has(index.morphology.stem(word));
}

/** Returns the only skill with a term one typo away; undefined when there are several or none. */
export function skillBySlip(key: string, index: TermIndex): Skill | undefined {
  if (key.length < SHORTEST - 1 || /\d/.test(key)) return undefined;
  const { heads, tails } = bucketsOf(index);
  const keys = new Set([...(heads.get(key.slice(0, PART)) ?? []), ...(tails.get(key.slice(-PART)) ?? [])]);
  const found = new Set(
    [...keys]
      .filter((candidate) => isSlip(key, candidate))
      .map((candidate) => index.sure.get(candidate)?.skill),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
