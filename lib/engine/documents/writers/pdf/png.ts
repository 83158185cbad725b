import { unzlibSync } from 'fflate';

const MAX_PIXELS = 6_000_000;
const MAX_FILTER = 4;
/** Values a pixel by the colour type of a PNG: grey, colour, palette, grey and colour with transparency. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const FIRST_WITH_TRANSPARENCY = 4;

/**
 * True for a PNG that can be embedded safely: whole chunks, not interlaced, and pixels that match the header. The
 * library that writes the PDF reads chunks beyond the end and fails late, where nobody can catch it.
 */
export function isSoundPng(bytes: Uint8Array): boolean {
  const chunks = chunksOf(bytes);
  const header = chunks?.find(({ type }) => type === 'IHDR')?.data;
  if (!chunks || !header || header.length < 13) return false;
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height, depth, color] = [
    view.getUint32(0),
    view.getUint32(4),
    header[8] ?? 0,
    header[9] ?? 0,
  ];
  const channels = CHANNELS[color];
  const isPlain = header[10] === 0 && header[11] === 0 && header[12] === 0;
  if (!isPlain || channels === undefined || width * height > MAX_PIXELS || width * height === 0) return false;
  if (color >= FIRST_WITH_TRANSPARENCY && depth !== 8) return false;
  if (chunks.some(({ type }) => type === 'tRNS')) return false;
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  return arePixelsSound(parts, Math.ceil((width * channels * depth) / 8) + 1, height);
}

function arePixelsSound(parts: readonly Uint8Array[], rowBytes: number, height: number): boolean {
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  try {
    // Data that unpacks to more than the pixels fills the one extra byte.
    const pixels = unzlibSync(packed, { out: new Uint8Array(rowBytes * height + 1) });
    if (pixels.length !== rowBytes * height) return false;
    for (let row = 0; row < height; row += 1) if ((pixels[row * rowBytes] ?? 0) > MAX_FILTER) return false;
    return true;
  } catch {
    return false;
  }
}

function chunksOf(bytes: Uint8Array): { type: string; data: Uint8Array }[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: { type: string; data: Uint8Array }[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  return undefined;
}
