import { directoriesOf, turnsOf } from './directory';

/** Markers in the range of frames that are not frames: code tables and arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
const END = Buffer.from('ffd9', 'hex');

type Part = { marker: number; start: number; end: number };

/** Reads size and channels from the frame of a JPEG; undefined when there is no sound frame. */
export function jpegFrame(
  bytes: Uint8Array,
): { width: number; height: number; channels: number } | undefined {
  const view = viewOf(bytes);
  for (const { marker, start } of partsOf(view)) {
    if (marker < 0xc0 || marker > 0xcf || NO_FRAME.has(marker) || start + 6 > view.byteLength) continue;
    const [height, width] = [view.getUint16(start + 1), view.getUint16(start + 3)];
    const channels = view.getUint8(start + 5);
    return width > 0 && height > 0 && [1, 3, 4].includes(channels) ? { width, height, channels } : undefined;
  }
  return undefined;
}

/** Returns the quarter turns clockwise that make the picture upright, as the camera recorded. */
export function quarterTurns(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (const { marker, start, end } of partsOf(view)) {
    if (marker !== APP1 || Buffer.from(bytes.subarray(start, start + 6)).toString('latin1') !== EXIF)
      continue;
    return turnsOf(directoriesOf(bytes.subarray(start + EXIF.length, end), 1).found[0]);
  }
  return 0;
}

/** Returns whether a JPEG goes on to its end; the mark of the end is in no data. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const data = partsOf(viewOf(bytes)).at(-1)?.end ?? 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(END, data);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Returns the parts of a JPEG before its data. */
function partsOf(view: DataView): Part[] {
  const parts: Part[] = [];
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === 0xda || end <= at + 2 || end > view.byteLength) break;
    parts.push({ marker, start: at + 4, end });
    at = end;
  }
  return parts;
}
