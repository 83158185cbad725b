/** A page of a made TIFF: its tags by number, and its pieces. */
export type TiffPage = { tags: Record<number, number | number[]>; pieces: Uint8Array[]; tiled?: boolean };

const ENTRY = 12;
const LONG = 4;

/** Returns a TIFF of these pages, little-endian, with all values as numbers of four bytes. */
export function tiffOf(pages: readonly TiffPage[], { next }: { next?: number } = {}): Uint8Array {
  const head = Buffer.from('49492a0000000000', 'hex');
  const parts: Buffer[] = [head];
  let written = head.length;
  /** Returns where a part begins. */
  const add = (part: Buffer) => {
    parts.push(part);
    written += part.length;
    return written - part.length;
  };
  let link: { part: Buffer; at: number } = { part: head, at: 4 };
  for (const { tags, pieces, tiled } of pages) {
    const starts = pieces.map((piece) => add(Buffer.from(piece)));
    const [offsets, lengths] = tiled ? [324, 325] : [273, 279];
    const all = { ...tags, [offsets]: starts, [lengths]: pieces.map(({ length }) => length) };
    const entries = Object.entries(all).map(([tag, value]) => [Number(tag), [value].flat()] as const);
    const places = entries.map(([, values]) =>
      values.length > 1 ? add(Buffer.from(Uint32Array.from(values).buffer)) : (values[0] ?? 0),
    );
    const directory = Buffer.alloc(2 + entries.length * ENTRY + 4);
    directory.writeUInt16LE(entries.length);
    entries.forEach(([tag, values], index) => {
      const at = 2 + index * ENTRY;
      directory.writeUInt16LE(tag, at);
      directory.writeUInt16LE(LONG, at + 2);
      directory.writeUInt32LE(values.length, at + 4);
      directory.writeUInt32LE(places[index] ?? 0, at + 8);
    });
    link.part.writeUInt32LE(add(directory), link.at);
    link = { part: directory, at: directory.length - 4 };
  }
  if (next !== undefined) link.part.writeUInt32LE(next, link.at);
  return new Uint8Array(Buffer.concat(parts));
}
