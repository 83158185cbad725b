/** A directory of a TIFF, in whose form cameras record things, too: the values of its tags. */
export type Directory = ReadonlyMap<number, readonly number[]>;

/** The tags that matter, by their numbers in TIFF 6.0. */
export const TAG = {
  subfile: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  xResolution: 282,
  yResolution: 283,
  planes: 284,
  faxOptions: 292,
  predictor: 317,
  palette: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  extraSamples: 338,
  jpegTables: 347,
  jpegStart: 513,
  jpegBytes: 514,
} as const;

/** Returns the first value of a tag. */
export function firstOf(directory: Directory, tag: number, otherwise: number): number {
  return directory.get(tag)?.[0] ?? otherwise;
}

/** The types of values: bytes each, and how one is read. */
type Reader = (view: DataView, at: number, isLittle: boolean) => number;
const TYPES: Record<number, { size: number; read: Reader }> = {
  1: { size: 1, read: (view, at) => view.getUint8(at) },
  3: { size: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  4: { size: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
  5: { size: 8, read: readRatio },
  7: { size: 1, read: (view, at) => view.getUint8(at) },
};
const ENTRY_BYTES = 12;
const MOST_TAGS = 500;
const TAGS: ReadonlySet<number> = new Set(Object.values(TAG));
/** Values of one tag: pieces of a page, levels of a palette, tables of a JPEG. */
const MOST_VALUES = 20_000;
/** Values of all tags of all directories, which may point to the same bytes. */
const MOST_VALUES_OF_FILE = 400_000;

function readRatio(view: DataView, at: number, isLittle: boolean): number {
  return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle);
}

/** Directories in their order; `isWhole` is false where the file ends before the last, or has more than are read. */
type Directories = { found: Directory[]; isWhole: boolean };

/** Returns the directories of a TIFF, or of what a camera recorded, each once, and no more than `most`. */
export function directoriesOf(bytes: Uint8Array, most: number): Directories {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 8) return { found: [], isWhole: false };
  const isLittle = view.getUint16(0) === 0x4949;
  const found: Directory[] = [];
  const seen = new Set<number>();
  let valuesLeft = MOST_VALUES_OF_FILE;
  let at = view.getUint32(4, isLittle);
  while (at !== 0 && !seen.has(at)) {
    if (at + 2 > view.byteLength || found.length === most) return { found, isWhole: false };
    seen.add(at);
    const count = view.getUint16(at, isLittle);
    const directory = directoryAt(view, at + 2, { count: Math.min(count, MOST_TAGS), isLittle });
    valuesLeft -= valuesIn(directory);
    if (valuesLeft < 0) return { found, isWhole: false };
    found.push(directory);
    const next = at + 2 + count * ENTRY_BYTES;
    at = next + 4 <= view.byteLength ? view.getUint32(next, isLittle) : 0;
  }
  return { found, isWhole: true };
}

function valuesIn(directory: Directory): number {
  return [...directory.values()].reduce((sum, values) => sum + values.length, 0);
}

type Setting = { count: number; isLittle: boolean };

function directoryAt(view: DataView, start: number, { count, isLittle }: Setting): Directory {
  const tags = new Map<number, number[]>();
  for (let at = start; at < start + count * ENTRY_BYTES && at + ENTRY_BYTES <= view.byteLength; ) {
    const tag = view.getUint16(at, isLittle);
    const values = TAGS.has(tag) && !tags.has(tag) ? valuesAt(view, at, isLittle) : undefined;
    if (values) tags.set(tag, values);
    at += ENTRY_BYTES;
  }
  return tags;
}

/** Values of four bytes or fewer are in the entry itself, others where it points. */
function valuesAt(view: DataView, entry: number, isLittle: boolean): number[] | undefined {
  const type = TYPES[view.getUint16(entry + 2, isLittle)];
  const count = view.getUint32(entry + 4, isLittle);
  if (type === undefined || count > MOST_VALUES) return undefined;
  const start = count * type.size <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle);
  if (start + count * type.size > view.byteLength) return undefined;
  return Array.from({ length: count }, (_, index) => type.read(view, start + index * type.size, isLittle));
}

/** How a picture lies, as quarter turns clockwise that make it upright. */
const TURNS: Record<number, number> = { 3: 2, 6: 1, 8: 3 };

/** Returns the quarter turns clockwise that make a picture upright. */
export function turnsOf(directory: Directory | undefined): number {
  return (directory && TURNS[firstOf(directory, TAG.orientation, 1)]) ?? 0;
}
