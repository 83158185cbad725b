import { type Directory, directoriesOf, firstOf, TAG, turnsOf } from '../directory';
import type { PagePart, PicturePage } from '../page';
import { isJpeg, lookOf, OLD_JPEG, type Storage, storageOf, tintOf } from './look';

/** A small version of a page, or a mask for one. */
const NOT_A_PAGE = 1 | 4;
/** Pieces of all pages; a page has a few thousand where each row is apart, as in scans in colour. */
const MOST_PARTS = 100_000;
/** Tiles reach over the edges of a page, by less than one tile. */
const LARGEST_TILE = 4096;
const MOST_OVERHANG = 1;
/** Of the height of a pixel to its width: faxes have twice as many dots across as down. */
const MOST_STRETCH = 4;
/** Pieces that point to the same bytes would make much of a small file: how often all bytes may be used. */
const SHARED = 2;
const MOST_TABLES = 16 * 1024 * 1024;

type Bounds = { pages: number; pixels: number };

/**
 * Returns the pages of a TIFF, each with its pieces as they are stored, for a PDF knows the ways in which TIFF stores
 * them. Pages in another way, and those that are too large, are left out; `left` is how many. `isWhole` is false for
 * these, for pages that are there in part, and for files that end early.
 */
export function tiffPages(
  bytes: Uint8Array,
  most: Bounds,
): { pages: PicturePage[]; left: number; isWhole: boolean } {
  const pages: PicturePage[] = [];
  const directories = directoriesOf(bytes, most.pages);
  let left = 0;
  let bytesLeft = SHARED * bytes.length + MOST_TABLES;
  let partsLeft = MOST_PARTS;
  for (const directory of directories.found) {
    if (firstOf(directory, TAG.subfile, 0) & NOT_A_PAGE) continue;
    const page = pageOf(bytes, directory, { pixels: most.pixels, parts: partsLeft });
    bytesLeft -= page?.parts.reduce((sum, part) => sum + part.bytes.length, 0) ?? 0;
    partsLeft -= page?.parts.length ?? 0;
    if (page && bytesLeft >= 0) pages.push(page);
    else left++;
    if (bytesLeft < 0) break;
  }
  const isWhole = directories.isWhole && left === 0 && pages.every((page) => page.isWhole);
  return { pages, left, isWhole };
}

type PageBounds = { pixels: number; parts: number };

function pageOf(bytes: Uint8Array, directory: Directory, most: PageBounds): PicturePage | undefined {
  const [width, height] = [firstOf(directory, TAG.width, 0), firstOf(directory, TAG.height, 0)];
  const storage = storageOf(directory);
  if (!storage || width < 1 || height < 1 || width * height > most.pixels) return undefined;
  const places = placesOf(directory, { width, height });
  if (!places || places.length > most.parts) return undefined;
  const parts = places.flatMap((place) => partOf(bytes, directory, storage, place) ?? []);
  if (parts.length === 0) return undefined;
  const isCut = places.some(({ start, length }) => start + length > bytes.length);
  return {
    width,
    height,
    turns: turnsOf(directory),
    stretch: stretchOf(directory),
    tint: tintOf(directory, storage),
    parts,
    isWhole: !isCut && parts.length === places.length,
  };
}

function stretchOf(directory: Directory): number {
  const stretch = firstOf(directory, TAG.xResolution, 1) / firstOf(directory, TAG.yResolution, 1);
  return stretch > 1 / MOST_STRETCH && stretch < MOST_STRETCH ? stretch : 1;
}

type Place = { x: number; y: number; width: number; height: number; start: number; length: number };

/** Returns where the pieces of a page are, on the page and among the bytes. */
function placesOf(
  directory: Directory,
  { width, height }: { width: number; height: number },
): Place[] | undefined {
  const isTiled = directory.has(TAG.tileOffsets);
  const starts = directory.get(isTiled ? TAG.tileOffsets : TAG.stripOffsets);
  const lengths = directory.get(isTiled ? TAG.tileBytes : TAG.stripBytes);
  if (!starts || !lengths || starts.length !== lengths.length) return undefined;
  const across = isTiled ? firstOf(directory, TAG.tileWidth, 0) : width;
  const down = Math.min(firstOf(directory, isTiled ? TAG.tileHeight : TAG.rowsPerStrip, height), height);
  if (across < 1 || down < 1 || across > width + LARGEST_TILE) return undefined;
  const inRow = Math.ceil(width / across);
  const tileRows = firstOf(directory, TAG.tileHeight, 0);
  if (isTiled && across * tileRows * starts.length > MOST_OVERHANG * (width + across) * (height + tileRows))
    return undefined;
  return starts.flatMap((start, index) => {
    const [x, y] = [(index % inRow) * across, Math.floor(index / inRow) * down];
    if (y >= height) return [];
    const rows = isTiled ? tileRows : Math.min(down, height - y);
    return { x, y, width: across, height: rows, start, length: lengths[index] ?? 0 };
  });
}

function partOf(
  bytes: Uint8Array,
  directory: Directory,
  storage: Storage,
  { start, length, ...place }: Place,
): PagePart | undefined {
  const stored = bytes.subarray(start, start + length);
  if (stored.length === 0) return undefined;
  const look = lookOf(directory, storage, place);
  if (!isJpeg(storage.compression))
    return { ...place, look, bytes: storage.isReversed ? stored.map(reversed) : stored };
  const picture = jpegOf(bytes, directory, storage, stored);
  return picture && { ...place, look, bytes: picture };
}

/** Pieces share the tables of the directory. The older way is read where the whole page is one sound JPEG. */
function jpegOf(
  bytes: Uint8Array,
  directory: Directory,
  { compression }: Storage,
  stored: Uint8Array,
): Uint8Array | undefined {
  if (compression === OLD_JPEG) {
    const start = firstOf(directory, TAG.jpegStart, 0);
    const whole = start > 0 ? bytes.subarray(start, start + firstOf(directory, TAG.jpegBytes, 0)) : stored;
    const isAlone = (directory.get(TAG.stripOffsets)?.length ?? 0) === 1;
    return isAlone && isJpegStart(whole) ? whole : undefined;
  }
  if (!isJpegStart(stored)) return undefined;
  const tables = directory.get(TAG.jpegTables);
  if (!tables || tables.length < 4) return stored;
  return new Uint8Array(Buffer.concat([Uint8Array.from(tables.slice(0, -2)), stored.subarray(2)]));
}

function isJpegStart(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** Returns a byte with its bits the other way round. */
function reversed(byte: number): number {
  let turned = 0;
  for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) turned |= 0x80 >> bit;
  return turned;
}
