import { aligned, COLUMNS, type Column, FORMAT, type Header } from './format';

const utf8 = new TextDecoder();

/** A run of texts of a packed table. */
export type Texts = {
  count: number;
  at: (index: number) => string;
  /** Less than, equal to or more than zero, as the text comes before, is, or follows the given bytes. */
  compare: (index: number, bytes: Uint8Array) => number;
};

export type ColumnReader = {
  numbers: (column: Column) => Uint32Array;
  signed: (column: Column) => Int32Array;
  bytes: (column: Column) => Uint8Array;
  texts: (text: Column, ends: Column) => Texts;
};

function headerOf(packed: Uint8Array): { header: Header; end: number } {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const header = JSON.parse(utf8.decode(packed.subarray(4, 4 + length))) as Header;
  if (header.format !== FORMAT) throw new Error('The packed places are of another version.');
  return { header, end: aligned(4 + length) };
}

/** Orders runs of bytes as UTF-8 orders texts. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Compares like `compareBytes`, for a run within a text: a search compares some twenty of them. */
function compareRun(text: Uint8Array, start: number, end: number, bytes: Uint8Array): number {
  const shared = Math.min(end - start, bytes.length);
  for (let at = 0; at < shared; at++) {
    const difference = (text[start + at] ?? 0) - (bytes[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return end - start - bytes.length;
}

function textsOf(text: Uint8Array, ends: Uint32Array): Texts {
  const bytesAt = (index: number) => text.subarray(index === 0 ? 0 : ends[index - 1], ends[index]);
  return {
    count: ends.length,
    at: (index) => utf8.decode(bytesAt(index)),
    compare: (index, bytes) =>
      compareRun(text, index === 0 ? 0 : (ends[index - 1] ?? 0), ends[index] ?? 0, bytes),
  };
}

/**
 * Opens the columns of packed places without copying them. Throws when the bytes are not packed places of this version.
 */
export function readColumns(given: Uint8Array): ColumnReader {
  const packed = given.byteOffset % 4 === 0 ? given : given.slice();
  const { header, end } = headerOf(packed);
  const ranges = new Map<Column, { start: number; length: number }>();
  let start = end;
  for (const column of COLUMNS) {
    const length = header.bytes[column];
    ranges.set(column, { start, length });
    start = aligned(start + length);
  }
  const rangeOf = (column: Column) => ranges.get(column) ?? { start: 0, length: 0 };
  const bytes = (column: Column) => {
    const range = rangeOf(column);
    return packed.subarray(range.start, range.start + range.length);
  };
  const numbers = (column: Column) => {
    const range = rangeOf(column);
    return new Uint32Array(packed.buffer, packed.byteOffset + range.start, range.length / 4);
  };
  const signed = (column: Column) => {
    const range = rangeOf(column);
    return new Int32Array(packed.buffer, packed.byteOffset + range.start, range.length / 4);
  };
  return { numbers, signed, bytes, texts: (text, ends) => textsOf(bytes(text), numbers(ends)) };
}

/**
 * Returns the first index from which `isBefore` no longer holds, of a row of `count` in which it holds up to some
 * point.
 */
export function firstNotBefore(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
