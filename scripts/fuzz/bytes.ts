import type { Random } from '@/lib/engine/kernel';

/** Ways to damage bytes of any kind. */

const MAX_BYTES = 4 * 1024 * 1024;
const LATIN1 = 'latin1';

const NUMBERS = ['0', '-1', '65536', '2147483647', '4294967296', '99999999999999999999', '1e308', '.', '--'];

/** Openings of something in one of the formats, repeated without end. */
const OPENERS = [
  '<div>',
  '<table><tr><td>',
  '<w:tbl><w:tr><w:tc>',
  '<!--',
  '<![CDATA[',
  '&#x1F600;',
  '{',
  '{\\rtf1 ',
  '\\trowd\\cellx9 ',
  '\\u-10179?',
  '<<',
  '[',
  '(',
  'BT ',
  ' 0 obj ',
  'q ',
  '\t',
  '\u00ad',
  '\0',
  'a@b.',
  '1990 - ',
  '(((',
];

function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts).subarray(0, MAX_BYTES));
}

function stretch(bytes: Uint8Array, random: Random, longest = bytes.length) {
  const start = random.below(bytes.length);
  return { start, end: Math.min(bytes.length, start + 1 + random.below(Math.max(1, longest))) };
}

function truncate(bytes: Uint8Array, random: Random): Uint8Array {
  return bytes.slice(0, random.below(bytes.length));
}

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  const flipped = bytes.slice();
  for (let count = 1 + random.below(60); count > 0; count--) {
    const at = random.below(flipped.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  }
  return flipped;
}

function overwrite(bytes: Uint8Array, random: Random): Uint8Array {
  const written = bytes.slice();
  const { start, end } = stretch(bytes, random, 400);
  for (let at = start; at < end; at++) written[at] = random.below(256);
  return written;
}

function cutOut(bytes: Uint8Array, random: Random): Uint8Array {
  const { start, end } = stretch(bytes, random);
  return joined(bytes.subarray(0, start), bytes.subarray(end));
}

function repeat(bytes: Uint8Array, random: Random): Uint8Array {
  const { start, end } = stretch(bytes, random, random.pick([20, 2000, 100_000]));
  const block = bytes.subarray(start, end);
  const times = Math.min(random.pick([2, 50, 5000]), Math.ceil(MAX_BYTES / 4 / block.length));
  return joined(bytes.subarray(0, end), ...Array<Uint8Array>(times).fill(block), bytes.subarray(end));
}

function splice(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const from = stretch(other, random, 50_000);
  const { start, end } = stretch(bytes, random, 5000);
  const kept = random.chance(0.5) ? end : start;
  return joined(bytes.subarray(0, start), other.subarray(from.start, from.end), bytes.subarray(kept));
}

function insertOpeners(bytes: Uint8Array, random: Random): Uint8Array {
  const at = random.below(bytes.length);
  const block = Buffer.from(random.pick(OPENERS).repeat(random.pick([3, 300, 30_000])));
  return joined(bytes.subarray(0, at), block, bytes.subarray(at));
}

function changeNumbers(bytes: Uint8Array, random: Random): Uint8Array {
  const share = random.pick([0.002, 0.05, 1]);
  const text = Buffer.from(bytes).toString(LATIN1);
  const changed = text.replace(/\d+/g, (number) => (random.chance(share) ? random.pick(NUMBERS) : number));
  return Uint8Array.from(Buffer.from(changed.slice(0, MAX_BYTES), LATIN1));
}

function anotherStart(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  const length = 4 + random.below(600);
  return joined(other.subarray(0, length), bytes.subarray(random.chance(0.5) ? length : 0));
}

const DAMAGES = [
  truncate,
  flipBits,
  overwrite,
  cutOut,
  repeat,
  splice,
  insertOpeners,
  changeNumbers,
  anotherStart,
];

/** Returns the bytes with one to three damages; parts of `other`, another document, may come into them. */
export function damage(bytes: Uint8Array, random: Random, other: Uint8Array): Uint8Array {
  let damaged = bytes;
  for (let count = 1 + random.below(3); count > 0 && damaged.length > 0; count--)
    damaged = random.pick(DAMAGES)(damaged, random, other);
  return damaged;
}
