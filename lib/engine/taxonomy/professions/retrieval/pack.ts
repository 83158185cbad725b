import type { TitleIndex } from './model';

/**
 * The packed form: the length of each column, then the columns, four bytes a number, in the byte order of the machine,
 * which is the one that packs.
 */

/** Rises with the columns, and with the features of titles. */
export const PACKED_TITLES_FORMAT = 2;

const WHOLE = ['features', 'ends', 'holders', 'professions'] as const;
const FRACTIONAL = ['scales'] as const;

export function packTitleIndex(index: TitleIndex): Uint8Array {
  const columns = [...WHOLE, ...FRACTIONAL].map((name) => index[name]);
  const lengths = Uint32Array.from(columns, ({ length }) => length);
  const packed = new Uint8Array(columns.reduce((sum, each) => sum + each.byteLength, lengths.byteLength));
  let start = 0;
  for (const { buffer, byteOffset, byteLength } of [lengths, ...columns]) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), start);
    start += byteLength;
  }
  return packed;
}

/** Opens the index in a packed block without copying it. */
export function openTitleIndex(packed: Uint8Array): TitleIndex {
  const { buffer, byteOffset } = packed.byteOffset % 4 === 0 ? packed : packed.slice();
  const lengths = new Uint32Array(buffer, byteOffset, WHOLE.length + FRACTIONAL.length);
  let start = byteOffset + lengths.byteLength;
  const placed = [...lengths].map((length) => {
    const place = { start, length };
    start += length * 4;
    return place;
  });
  const whole = WHOLE.map((name, at) => {
    const place = placed[at];
    return [name, new Uint32Array(buffer, place?.start, place?.length)];
  });
  const fractional = FRACTIONAL.map((name, at) => {
    const place = placed[WHOLE.length + at];
    return [name, new Float32Array(buffer, place?.start, place?.length)];
  });
  return Object.fromEntries([...whole, ...fractional]);
}
