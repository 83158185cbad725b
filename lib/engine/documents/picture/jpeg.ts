/** Markers in the range of frames that are not frames: code tables and arithmetic coding. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);
const APP1 = 0xe1;
const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;
/** Orientation recorded by the camera, as quarter turns clockwise that make the picture upright. */
const TURNS: Record<number, number> = { 3: 2, 6: 1, 8: 3 };
const MOST_TAGS = 200;

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
    return TURNS[orientationOf(viewOf(bytes.subarray(start + EXIF.length, end)))] ?? 0;
  }
  return 0;
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

function orientationOf(view: DataView): number {
  if (view.byteLength < 8) return 1;
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = Math.min(view.getUint16(directory, isLittle), MOST_TAGS);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > view.byteLength) break;
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}
