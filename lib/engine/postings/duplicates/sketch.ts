/**
 * A text as a small set of numbers that keeps how much it shares with another: MinHash over runs of words, one hash a
 * run put into one of `BINS` bins (one permutation hashing, Li, Owen and Zhang 2012).
 */

const BINS = 64;
/** Words of a text that its head has: as much as sites show of an advertisement that they do not carry whole. */
const HEAD_WORDS = 60;
/** Words in a run: three distinguish texts and survive small edits. */
const RUN = 3;
/** Enough of a text to know it by; the rest is not looked at. */
const MAX_WORDS = 3000;

type Sketch = {
  /**
   * Eight bits of the smallest hash of each bin, from 1; 0 where the text has none. Four in a thousand agree by chance.
   */
  bins: Uint8Array;
  /** Number of runs of words in the text. */
  runs: number;
};

/** The whole text, and only its beginning for texts of very different length. */
export type TextSketch = { whole: Sketch; head: Sketch };

const FNV_BASIS = 0x811c9dc5;

const EMPTY_BIN = 0;
const BIN_VALUES = 255;

/** Spreads the remaining patterns over the bits (the finaliser of MurmurHash3). */
function scramble(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const WORD = /[\p{L}\p{N}]/u;
/** Cache of whether a UTF-16 unit belongs to a word: 1 for no, 2 for yes, 0 until it was asked. */
const unitsOfWords = new Uint8Array(0x10000);

function isWordUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  // Half of a pair is judged by the pair.
  if ((unit & 0xfc00) === 0xd800) return WORD.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
  if ((unit & 0xfc00) === 0xdc00)
    return at > 0 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && isWordUnit(text, at - 1);
  const known = unitsOfWords[unit] || (WORD.test(text.charAt(at)) ? 2 : 1);
  unitsOfWords[unit] = known;
  return known === 2;
}

/** Hashes each word by FNV-1a, without making texts of them: they are most of the work. */
function wordHashesOf(text: string): number[] {
  const small = text.toLowerCase();
  const hashes: number[] = [];
  let hash = FNV_BASIS;
  let isInWord = false;
  for (let at = 0; at <= small.length && hashes.length < MAX_WORDS; at += 1) {
    const isWord = at < small.length && isWordUnit(small, at);
    if (isWord) hash = Math.imul(hash ^ small.charCodeAt(at), 0x01000193);
    else if (isInWord) {
      hashes.push(hash >>> 0);
      hash = FNV_BASIS;
    }
    isInWord = isWord;
  }
  return hashes;
}

function sketchOfHashes(hashes: readonly number[]): Sketch {
  const smallest = new Uint32Array(BINS).fill(0xffffffff);
  const runs = Math.max(0, hashes.length - RUN + 1);
  for (let start = 0; start < runs; start += 1) {
    let run = 0;
    for (let index = start; index < start + RUN; index += 1) {
      run = Math.imul(run, 31) + (hashes[index] ?? 0);
    }
    const hash = scramble(run);
    const bin = hash % BINS;
    const value = Math.floor(hash / BINS);
    if (value < (smallest[bin] ?? 0)) smallest[bin] = value;
  }
  const isEmpty = (value: number) => value === 0xffffffff;
  const bins = Uint8Array.from(smallest, (value) => (isEmpty(value) ? EMPTY_BIN : 1 + (value % BIN_VALUES)));
  return { bins, runs };
}

/** Returns the sketch of a text; case, punctuation and the spaces between words do not count. */
export function sketchOf(text: string): TextSketch {
  const hashes = wordHashesOf(text);
  const whole = sketchOfHashes(hashes);
  const head = hashes.length > HEAD_WORDS ? sketchOfHashes(hashes.slice(0, HEAD_WORDS)) : whole;
  return { whole, head };
}

/** Returns the share of all runs of two texts that both have, 0 to 1, estimated. */
export function resemblance(one: Sketch, other: Sketch): number {
  let same = 0;
  let compared = 0;
  for (let bin = 0; bin < BINS; bin += 1) {
    const mine = one.bins[bin];
    const theirs = other.bins[bin];
    if (mine === EMPTY_BIN && theirs === EMPTY_BIN) continue;
    compared += 1;
    if (mine === theirs) same += 1;
  }
  return compared === 0 ? 0 : same / compared;
}

/**
 * If two texts are of like length, one may have a few paragraphs more: the share of the shorter counts, not of both.
 */
function containment(one: Sketch, other: Sketch): number {
  const shorter = Math.min(one.runs, other.runs);
  if (shorter === 0) return 0;
  const shared = resemblance(one, other);
  return Math.min(1, (shared * (one.runs + other.runs)) / ((1 + shared) * shorter));
}

/**
 * Returns the estimated share of the shorter text that the longer has too, 0 to 1; undefined when one of them has no
 * text. A text of less than half the length counts as the beginning of a longer one, as sites cut copies.
 */
export function textOverlap(one: TextSketch, other: TextSketch): number | undefined {
  const runs = [one.whole.runs, other.whole.runs];
  if (Math.min(...runs) === 0) return undefined;
  if (Math.max(...runs) <= 2 * Math.min(...runs)) return containment(one.whole, other.whole);
  return containment(one.head, other.head);
}

/** True when both texts are the same except for case and punctuation, by their sketches. */
export function isSameText(one: TextSketch, other: TextSketch): boolean {
  return one.whole.runs === other.whole.runs && resemblance(one.whole, other.whole) === 1;
}

/** Encodes the sketch as a short text, to be kept with its posting. */
export function encodeSketch({ whole, head }: TextSketch): string {
  const bins = btoa(String.fromCharCode(...whole.bins, ...head.bins));
  return `${whole.runs}:${head.runs}:${bins}`;
}

/** Reads a sketch from `encodeSketch`; undefined for any other text. */
export function decodeSketch(text: string): TextSketch | undefined {
  const [, wholeRuns, headRuns, encoded] = /^(\d{1,5}):(\d{1,5}):([A-Za-z0-9+/=]+)$/.exec(text) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
  if (bytes.length !== 2 * BINS) return undefined;
  return {
    whole: { bins: bytes.subarray(0, BINS), runs: Number(wholeRuns) },
    head: { bins: bytes.subarray(BINS), runs: Number(headRuns) },
  };
}
