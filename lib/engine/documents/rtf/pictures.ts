import { imageExtension } from '../images';
import type { EmbeddedImage } from '../model';
import type { RtfPicture } from './state';

const MAX_BYTES = 8 * 1024 * 1024;

/** Returns the bytes of a picture: binary, or the hexadecimal digits in the given stretches of the file. */
export function pictureBytes(
  source: Uint8Array,
  picture: RtfPicture,
): Pick<EmbeddedImage, 'bytes' | 'extension'> | undefined {
  const bytes = picture.binary
    ? source.slice(picture.binary.start, picture.binary.end)
    : fromHex(source, picture.stretches);
  const extension = imageExtension(bytes);
  return extension && { bytes, extension };
}

function fromHex(source: Uint8Array, stretches: RtfPicture['stretches']): Uint8Array {
  const length = stretches.reduce((sum, { start, end }) => sum + end - start, 0);
  const bytes = new Uint8Array(Math.min(MAX_BYTES, length >> 1));
  let digits = 0;
  for (const { start, end } of stretches) {
    for (let index = start; index < end; index += 1) {
      const digit = hexDigit(source[index] ?? 0);
      if (digit < 0) continue;
      const at = digits >> 1;
      if (at >= bytes.length) return bytes;
      bytes[at] = ((bytes[at] ?? 0) << 4) | digit;
      digits += 1;
    }
  }
  return bytes.subarray(0, digits >> 1);
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
