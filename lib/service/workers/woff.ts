import { unzlibSync } from 'fflate';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number) => (length + 3) & ~3;

/**
 * Unpacks a font file of WOFF 1 to the TrueType or OpenType file in it: the writer of PDFs embeds no outlines of packed
 * tables. For files of our own packages: throws on anything else.
 */
export function unpackWoff(bytes: Uint8Array): Uint8Array {
  const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (source.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF font.');
  const count = source.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEADER + at * ENTRY;
    const field = (index: number) => source.getUint32(entry + 4 * index);
    const [tag, offset, packed, length, checksum] = [field(0), field(1), field(2), field(3), field(4)];
    const raw = bytes.subarray(offset, offset + packed);
    return { tag, checksum, data: packed < length ? unzlibSync(raw, { out: new Uint8Array(length) }) : raw };
  });
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), start));
  const target = new DataView(font.buffer);
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  const power = Math.floor(Math.log2(count));
  target.setUint16(6, 16 * 2 ** power);
  target.setUint16(8, power);
  target.setUint16(10, 16 * (count - 2 ** power));
  let at = start;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    for (const [field, value] of [tag, checksum, at, data.length].entries())
      target.setUint32(entry + 4 * field, value);
    font.set(data, at);
    at += padded(data.length);
  });
  return font;
}
