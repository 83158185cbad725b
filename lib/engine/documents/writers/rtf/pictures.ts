import { imageExtension, imageSize } from '../../images';
import type { EmbeddedImage } from '../../model';

/** Twips: a twentieth of a point, the unit of RTF. */
const TWIPS_PER_PIXEL = 15;
const TWIPS_PER_POINT = 20;
const MAX_HEIGHT = 4000;
const MAX_BYTES = 4 * 1024 * 1024;
const DIGITS_A_LINE = 128;
const BLIPS = { png: 'pngblip', jpg: 'jpegblip', gif: undefined } as const;

/** Writes a PNG or JPEG picture, no wider than `maxWidth` twips. RTF knows no GIF; very large pictures are left out. */
export function writePicture({ bytes, box }: EmbeddedImage, maxWidth: number): string | undefined {
  const extension = imageExtension(bytes);
  const blip = extension && BLIPS[extension];
  const size = imageSize(bytes);
  if (!blip || !size || bytes.length > MAX_BYTES) return undefined;
  const width = box ? (box.x1 - box.x0) * TWIPS_PER_POINT : size.width * TWIPS_PER_PIXEL;
  const height = (width * size.height) / size.width;
  const scale = Math.min(1, maxWidth / width, MAX_HEIGHT / height);
  const goal = (side: number) => Math.max(1, Math.round(side * scale));
  return (
    `{\\*\\shppict{\\pict\\${blip}\\picw${size.width}\\pich${size.height}` +
    `\\picwgoal${goal(width)}\\pichgoal${goal(height)}\n${toHex(bytes)}}}`
  );
}

function toHex(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += DIGITS_A_LINE / 2)
    lines.push(
      Array.from(bytes.subarray(at, at + DIGITS_A_LINE / 2), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    );
  return lines.join('\n');
}
