import { deflateSync } from 'node:zlib';
import type { Random } from '@/lib/engine/kernel';

/** What each hostile file says somewhere, so that it can be seen whether its text was still read. */
export const PERSON = 'Mira Lindqvist';

/** Makes a file of one kind of nesting or repeating; the same numbers give the same file. */
export type Maker = (random: Random) => Uint8Array;
export type Makers = Readonly<Record<string, Maker>>;

/** A file is smaller than this, in bytes. */
export const SMALL_BYTES = 10_000;
/** Room that the rest of a file needs, in bytes. */
const AROUND = 1200;

export const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
export const utf8 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf8'));

/** Returns a text so many times that it fills a share of a small file, at most all of it. */
export function filled(random: Random, unit: string): string {
  const share = random.pick([0.1, 0.5, 1]);
  return unit.repeat(Math.max(1, Math.floor(((SMALL_BYTES - AROUND) * share) / unit.length)));
}

/** Returns what nests itself `depth` deep: the opening, the middle, and the closing, which is sometimes missing. */
export function nested(random: Random, open: string, close: string, middle = PERSON): string {
  const isClosed = random.chance(0.6);
  const unit = open.length + (isClosed ? close.length : 0);
  const depth = Math.max(1, Math.floor((SMALL_BYTES - AROUND) / unit / random.pick([1, 1, 3, 20])));
  return open.repeat(depth) + middle + (isClosed ? close.repeat(depth) : '');
}

/** What can hold itself: its opening and its closing. */
export type Nest = readonly [open: string, close: string];

/** Returns one of these, nested in itself. */
export function nestedOneOf(random: Random, nests: readonly Nest[], middle = PERSON): string {
  const [open, close] = random.pick(nests);
  return nested(random, open, close, middle);
}

/** Sizes that a few packed bytes can have, in bytes: what packs a thousand times smaller. */
const PACKED_SIZES = [10_000, 300_000, 2_000_000, 8_000_000];

/** Returns a repeated text as large as a small file can hold packed. */
export function expanding(random: Random, unit: string): Buffer {
  return Buffer.alloc(random.pick(PACKED_SIZES), unit, 'latin1');
}

/** Packs bytes by deflate, `times` over. */
export function deflated(content: Uint8Array, times = 1): Uint8Array {
  let packed = content;
  for (let time = 0; time < times; time++) packed = deflateSync(packed, { level: 9 });
  return packed;
}
