import { decoderFor } from './code-pages';
import type { Script } from './scripts';

/**
 * Likelihood of a character in Chinese, Japanese and Korean text. The national character sets list the frequent
 * characters: their first level covers nearly all of a text, the second almost nothing.
 */
type Share = { share: number; characters: ReadonlySet<string> };

const FLOOR = 1e-7;
/** Share of ASCII before or after such a character: a space, a digit, a bracket, a word in Latin letters. */
const BESIDE_ASCII = 0.02;
const PUNCTUATION = new Set('、。・「」『』（）：；，．！？〜ー×—…“”‘’～·【】《》　％／');

/** Returns the two-byte characters whose first byte is in one range and whose second is in another. */
function doubleBytes(
  label: string,
  lead: [number, number],
  trails: readonly [number, number][],
): Set<string> {
  const decode = decoderFor(label);
  const characters = new Set<string>();
  for (let first = lead[0]; first <= lead[1]; first += 1)
    for (const [from, to] of trails)
      for (let second = from; second <= to; second += 1) {
        const character = decode?.(Uint8Array.of(first, second)) ?? '';
        if (character.length === 1 && character !== '\ufffd') characters.add(character);
      }
  return characters;
}

const UPPER: [number, number][] = [[0xa1, 0xfe]];
const BIG5_TRAILS: [number, number][] = [
  [0x40, 0x7e],
  [0xa1, 0xfe],
];

function between(from: string, to: string): Set<string> {
  const last = to.charCodeAt(0);
  return new Set(
    Array.from({ length: last - from.charCodeAt(0) + 1 }, (_, at) =>
      String.fromCharCode(from.charCodeAt(0) + at),
    ),
  );
}

/** Japanese, Chinese in simplified and in traditional characters, Korean. */
const SHARES: readonly (() => Share[])[] = [
  () => [
    { share: 0.3, characters: between('ぁ', 'ゖ') },
    { share: 0.15, characters: between('ァ', 'ヺ') },
    { share: 0.42, characters: doubleBytes('euc-jp', [0xb0, 0xcf], UPPER) },
    { share: 0.01, characters: doubleBytes('euc-jp', [0xd0, 0xf4], UPPER) },
  ],
  () => [
    { share: 0.88, characters: doubleBytes('gbk', [0xb0, 0xd7], UPPER) },
    { share: 0.02, characters: doubleBytes('gbk', [0xd8, 0xf7], UPPER) },
  ],
  () => [
    { share: 0.88, characters: doubleBytes('big5', [0xa4, 0xc6], BIG5_TRAILS) },
    { share: 0.01, characters: doubleBytes('big5', [0xc9, 0xf9], BIG5_TRAILS) },
  ],
  () => [{ share: 0.9, characters: doubleBytes('euc-kr', [0xb0, 0xc8], UPPER) }],
];

/** The probability of a character after another, in one language. */
export type Chance = (before: string, character: string) => number;

/** A language as recognised by its letters. */
export type WrittenLanguage = { script: Script; chance: Chance };

/** Builds the chances of the languages that are written with thousands of characters. */
export function ideographChances(): WrittenLanguage[] {
  return SHARES.map((shares) => {
    const chances = new Map<string, number>();
    for (const { share, characters } of [...shares(), { share: 0.08, characters: PUNCTUATION }])
      for (const character of characters) chances.set(character, share / characters.size);
    const chance: Chance = (_, character) =>
      character < '\u0080' ? BESIDE_ASCII : (chances.get(character) ?? FLOOR);
    return { script: 'ideographs', chance };
  });
}
