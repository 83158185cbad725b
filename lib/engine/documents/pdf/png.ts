import { zlibSync } from 'fflate';

/** Rows of pixels in the order blue, green, red (and a fourth byte that is left out), or one gray byte each. */
export type Pixels = {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  bytesPerPixel: number;
  bytes: Uint8Array;
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const GRAY = 0;
const RGB = 2;

/** Returns a PNG of the pixels: 8 bits a channel, gray or RGB, without transparency. */
export function encodePng(pixels: Pixels): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, pixels.width);
  view.setUint32(4, pixels.height);
  header.set([8, pixels.bytesPerPixel === 1 ? GRAY : RGB, 0, 0, 0], 8);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(scanLines(pixels), { level: 3 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  const png = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

/** Each line begins with a byte for "not filtered". */
function scanLines({ width, height, stride, bytesPerPixel, bytes }: Pixels): Uint8Array {
  const channels = bytesPerPixel === 1 ? 1 : 3;
  const lines = new Uint8Array(height * (1 + width * channels));
  let to = 0;
  for (let y = 0; y < height; y++) {
    to++;
    for (let x = 0; x < width; x++) {
      const from = y * stride + x * bytesPerPixel;
      for (let channel = channels - 1; channel >= 0; channel--) lines[to++] = bytes[from + channel] ?? 0;
    }
  }
  return lines;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, checksum(out.subarray(4, 8 + data.length)));
  return out;
}

/** Computes CRC-32 as PNG uses it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CHECKSUMS[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const CHECKSUMS = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
