/**
 * Features that titles are compared by: their words, and the runs of three to five letters in them, which survive other
 * genders and numbers, compounds and typos. Each is a 32-bit number that depends only on it.
 */

const RUNS = [3, 4, 5];

/** Distinguishes a word from a run of the same letters. */
const KINDS = { word: 0x811c9dc5, run: 0x5bd1e995 };

/** Computes FNV-1a over the UTF-16 units from `start` to `end`. */
function hash(text: string, start: number, end: number, kind: number): number {
  let value = kind;
  for (let at = start; at < end; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Returns the distinct features of folded words. */
export function featuresOf(words: readonly string[]): number[] {
  const features = new Set<number>();
  for (const word of words) {
    features.add(hash(word, 0, word.length, KINDS.word));
    const bounded = `<${word}>`;
    for (const length of RUNS)
      for (let at = 0; at + length <= bounded.length; at++)
        features.add(hash(bounded, at, at + length, KINDS.run));
  }
  return [...features];
}
