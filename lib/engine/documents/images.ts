import type { EmbeddedImage } from './model';
import { startsWith } from './signatures';

/** Returns the kind of a picture by its first bytes; undefined for kinds that a browser does not show. */
export function imageExtension(bytes: Uint8Array): EmbeddedImage['extension'] | undefined {
  if (startsWith(bytes, 0, '\u0089PNG\r\n')) return 'png';
  if (startsWith(bytes, 0, '\u00ff\u00d8\u00ff')) return 'jpg';
  if (startsWith(bytes, 0, 'GIF8')) return 'gif';
  return undefined;
}

/** JPEG markers in the range of frames that are not frames: code tables and arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Returns the width and height in pixels from the header of a PNG, JPEG or GIF; undefined when it is broken. */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const extension = imageExtension(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (extension === 'png' && bytes.length >= 24) return sizeOf(view.getUint32(16), view.getUint32(20));
  if (extension === 'gif' && bytes.length >= 10)
    return sizeOf(view.getUint16(6, true), view.getUint16(8, true));
  return extension === 'jpg' ? jpegSize(view) : undefined;
}

function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker))
      return sizeOf(view.getUint16(at + 7), view.getUint16(at + 5));
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function sizeOf(width: number, height: number): { width: number; height: number } | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}
