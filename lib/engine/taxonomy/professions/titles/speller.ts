/** Finds the known words that an unknown one resembles: misspelled, bent in a way that the rules do not know. */

export type Speller = (word: string) => { word: string; likeness: number }[];

const LEAST_LIKENESS = 0.4;
const MOST_ANSWERS = 10;
const SHORTEST = 5;

function trigrams(word: string): string[] {
  const padded = `^${word}$`;
  const result: string[] = [];
  for (let at = 0; at + 3 <= padded.length; at++) result.push(padded.slice(at, at + 3));
  return result;
}

/** Likeness is twice the shared trigrams by all trigrams, from 0 to 1. */
export function createSpeller(words: readonly string[]): Speller {
  const known = words.filter((word) => word.length >= SHORTEST - 1);
  const holders = new Map<string, number[]>();
  known.forEach((word, at) => {
    for (const trigram of trigrams(word)) {
      const list = holders.get(trigram);
      if (list) list.push(at);
      else holders.set(trigram, [at]);
    }
  });
  const shared = new Uint8Array(known.length);
  return (word) => {
    if (word.length < SHORTEST || word.length > 60) return [];
    const own = trigrams(word);
    const touched: number[] = [];
    for (const trigram of own)
      for (const at of holders.get(trigram) ?? []) {
        if (shared[at] === 0) touched.push(at);
        shared[at] = (shared[at] ?? 0) + 1;
      }
    const answers: { word: string; likeness: number }[] = [];
    for (const at of touched) {
      const other = known[at] ?? '';
      const likeness = (2 * (shared[at] ?? 0)) / (own.length + other.length);
      shared[at] = 0;
      if (likeness >= LEAST_LIKENESS) answers.push({ word: other, likeness });
    }
    return answers.sort((a, b) => b.likeness - a.likeness).slice(0, MOST_ANSWERS);
  };
}
