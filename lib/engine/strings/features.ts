import { fold } from '../kernel';

/**
 * Features of a string: runs of three to five letters inside its words, the words, pairs of them, the first and the
 * last, and its shape. Each is hashed to a row of the table of weights.
 */

/** Number of rows that all features share. */
export const ROWS = 2 ** 18;

/** Most characters of a string that are read. */
const LONGEST = 160;
const [SHORTEST_RUN, LONGEST_RUN] = [3, 5];

const START = 0x811c9dc5;
const KINDS = { run: 1, word: 2, pair: 3, first: 4, last: 5, shape: 6 } as const;

const mix = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01000193);
const seedOf = (kind: number) => mix(mix(START, kind), 0x9e37);

/** Returns the row of a hash; the high bits are folded in, for those of short runs differ there. */
const rowOf = (hash: number) => (hash ^ (hash >>> 15)) & (ROWS - 1);

const WORD = /[\p{L}\p{M}\p{N}]+(?:[.'’+#&-]+[\p{L}\p{M}\p{N}]+)*[+#]*/gu;
const [EDGE_BEFORE, EDGE_AFTER, ZERO, NINE] = [60, 62, 48, 57];

/**
 * Returns the units of a word between marks for its edges; all digits are one, so that no number is learned by heart.
 */
function unitsOf(word: string): Uint16Array {
  const units = new Uint16Array(word.length + 2);
  units[0] = EDGE_BEFORE;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    units[at + 1] = unit >= ZERO && unit <= NINE ? ZERO : unit;
  }
  units[word.length + 1] = EDGE_AFTER;
  return units;
}

function addRuns(units: Uint16Array, rows: number[]): void {
  for (let from = 0; from < units.length; from++) {
    let hash = seedOf(KINDS.run);
    const most = Math.min(units.length, from + LONGEST_RUN);
    for (let at = from; at < most; at++) {
      hash = mix(hash, units[at] as number);
      if (at - from + 1 >= SHORTEST_RUN) rows.push(rowOf(hash));
    }
  }
}

function hashOf(units: Uint16Array, kind: number, before = 0): number {
  let hash = mix(seedOf(kind), before);
  for (const unit of units) hash = mix(hash, unit);
  return hash;
}

const bucket = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length;

/** Returns the shape of a string by names that no language changes. */
function shapesOf(text: string, words: readonly string[]): string[] {
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const digits = (text.match(/\d/gu) ?? []).length;
  const commas = (text.match(/[,;]/gu) ?? []).length;
  const count = bucket(words.length, [1, 2, 3, 4, 5, 7, 9, 12, 16]);
  const share = words.length === 0 ? 'no' : bucket(capital / words.length, [0.01, 0.34, 0.67, 1]);
  return [
    `words ${count}`,
    `capitals ${share} of ${Math.min(count, 5)}`,
    /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u.test(text) ? 'all capitals' : '',
    /\p{L}{3}[.!?]\s*$/u.test(text) ? 'stop' : '',
    /[:：]\s*$/u.test(text) ? 'colon' : '',
    /[,;–-]\s*$/u.test(text) ? 'goes on' : '',
    /\p{L}[.!?]\s+\p{Lu}/u.test(text) ? 'stop inside' : '',
    /^\p{Ll}/u.test(text) ? 'small' : '',
    /\(.*\)/u.test(text) ? 'brackets' : '',
    `digits ${bucket(digits, [1, 4, 5, 8])}`,
    /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text) ? 'year' : '',
    `commas ${bucket(commas, [1, 2, 4])}`,
  ].filter(Boolean);
}

/** Returns the rows of a string, each once for every time that its feature is seen. */
export function rowsOfString(text: string): number[] {
  const cut = text.length > LONGEST ? text.slice(0, LONGEST) : text;
  const rows: number[] = [];
  const units = (fold(cut).match(WORD) ?? []).map(unitsOf);
  let before = 0;
  units.forEach((word, at) => {
    addRuns(word, rows);
    const hash = hashOf(word, KINDS.word);
    rows.push(rowOf(hash));
    if (at > 0) rows.push(rowOf(hashOf(word, KINDS.pair, before)));
    if (at === 0) rows.push(rowOf(hashOf(word, KINDS.first)));
    if (at === units.length - 1) rows.push(rowOf(hashOf(word, KINDS.last)));
    before = hash;
  });
  for (const shape of shapesOf(cut, cut.match(WORD) ?? []))
    rows.push(rowOf(hashOf(unitsOf(shape), KINDS.shape)));
  return rows;
}
