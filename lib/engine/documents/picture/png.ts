import { Unzlib, zlibSync } from 'fflate';
import { type PicturePage, pageOf } from './page';

/** Samples of a pixel by the type of its colours. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
const WHITE = 255;
const FIRST_CHUNK = 8;

type Header = { width: number; height: number; depth: number; type: number; samples: number };
type Chunks = { header: Header; palette: Uint8Array; data: Uint8Array[] };

/** Returns a PNG as a picture in gray or colour on white paper; undefined when it is broken or interlaced. */
export function pngImage(bytes: Uint8Array): PicturePage | undefined {
  const chunks = chunksOf(bytes);
  if (chunks === undefined) return undefined;
  const { header } = chunks;
  const bits = header.samples * header.depth;
  const stride = Math.ceil((header.width * bits) / 8);
  const { rows, isWhole } = inflated(chunks.data, (stride + 1) * header.height);
  if (rows === undefined || !unfilter(rows, stride, Math.max(1, bits >> 3))) return undefined;
  const channels = header.type === 0 || header.type === 4 ? 1 : 3;
  const pixels = flattened(rows, stride, chunks, channels);
  const { width, height } = header;
  const packed = zlibSync(pixels, { level: 1 });
  return pageOf({ width, height, channels, filter: 'FlateDecode', bytes: packed, turns: 0, isWhole });
}

function chunksOf(bytes: Uint8Array): Chunks | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Header | undefined;
  let palette = new Uint8Array(0);
  const data: Uint8Array[] = [];
  for (let at = FIRST_CHUNK; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR' && body.length >= 13) header = headerOf(body);
    if (name === 'PLTE') palette = body.slice();
    if (name === 'IDAT') data.push(body);
    if (name === 'IEND') break;
    at += 12 + length;
  }
  return header && { header, palette, data };
}

function headerOf(body: Uint8Array): Header | undefined {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const [depth = 0, type = 0, , , woven = 0] = body.subarray(8, 13);
  const samples = SAMPLES[type];
  if (samples === undefined || ![1, 2, 4, 8, 16].includes(depth) || woven !== 0) return undefined;
  return { width: view.getUint32(0), height: view.getUint32(4), depth, type, samples };
}

/**
 * Unpacks as many bytes as the picture has, and no more, whatever the data would unpack to. A picture that ends early
 * is white below.
 */
function inflated(data: readonly Uint8Array[], size: number): { rows?: Uint8Array; isWhole: boolean } {
  const rows = new Uint8Array(size);
  let filled = 0;
  const inflate = new Unzlib((piece) => {
    const part = piece.subarray(0, size - filled);
    rows.set(part, filled);
    filled += part.length;
  });
  try {
    for (const [index, piece] of data.entries()) {
      for (let at = 0; at < piece.length && filled < size; at += PIECE)
        inflate.push(piece.subarray(at, at + PIECE), index === data.length - 1 && at + PIECE >= piece.length);
    }
  } catch {
    // The rows before the damage are shown.
  }
  return filled === 0 ? { isWhole: false } : { rows, isWhole: filled === size };
}

/** Bytes that are unpacked at once: a bomb is stopped between two of them. */
const PIECE = 16_384;

/** Takes the filter of each row away, in place; false for a filter that does not exist. */
function unfilter(rows: Uint8Array, stride: number, step: number): boolean {
  for (let start = 0, above = -1; start < rows.length; above = start, start += stride + 1) {
    const filter = rows[start] ?? 0;
    if (filter > 4) return false;
    for (let x = 1; filter > 0 && x <= stride; x++) {
      const left = x > step ? (rows[start + x - step] ?? 0) : 0;
      const up = above >= 0 ? (rows[above + x] ?? 0) : 0;
      const corner = above >= 0 && x > step ? (rows[above + x - step] ?? 0) : 0;
      rows[start + x] = (rows[start + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return true;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((value) => Math.abs(guess - value));
  if ((toLeft ?? 0) <= (toUp ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)) return left;
  return (toUp ?? 0) <= (toCorner ?? 0) ? up : corner;
}

/** Returns the pixels in eight bits a channel, with transparent ones laid on white paper. */
function flattened(
  rows: Uint8Array,
  stride: number,
  { header, palette }: Chunks,
  channels: number,
): Uint8Array {
  const { width, height, depth, type, samples } = header;
  const pixels = new Uint8Array(width * height * channels);
  const most = 2 ** Math.min(depth, 8) - 1;
  let to = 0;
  for (let y = 0; y < height; y++) {
    const row = y * (stride + 1) + 1;
    const sample = (x: number, part: number) => sampleAt(rows, row, depth, x * samples + part);
    for (let x = 0; x < width; x++) {
      const alpha = samples === 2 || samples === 4 ? sample(x, samples - 1) / most : 1;
      for (let channel = 0; channel < channels; channel++) {
        const value =
          type === PALETTE
            ? (palette[3 * sample(x, 0) + channel] ?? WHITE)
            : (sample(x, channel) * WHITE) / most;
        pixels[to++] = value * alpha + WHITE * (1 - alpha);
      }
    }
  }
  return pixels;
}

/** Returns the sample with a number in its row; of sixteen bits the upper eight. */
function sampleAt(rows: Uint8Array, row: number, depth: number, number: number): number {
  if (depth >= 8) return rows[row + number * (depth >> 3)] ?? 0;
  const bit = number * depth;
  const byte = rows[row + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}
