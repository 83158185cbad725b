import type { Raster } from '../../raster';
import type { PageFrame } from '../frame';
import type { Pdfium } from '../pdfium/instance';

/** Pixels of a page that is read: an A4 page at some 200 dots per inch, whatever size the file gives its pages. */
const READ_PIXELS = 3_900_000;
/** A page that is far longer than wide is not a page of text. */
const LONGEST_SIDE = 9000;
const BGRX = 3;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
const WITH_NOTES = 1;

export type Pixels4 = { width: number; height: number; bgrx: Uint8Array };

/** Pixels a point at which a page of this size is read. */
export function readingScale({ width, height }: PageFrame): number {
  const scale = Math.sqrt(READ_PIXELS / (width * height));
  return Math.min(scale, LONGEST_SIDE / Math.max(width, height));
}

/** Draws a loaded page as it is shown; undefined when there is not enough memory. */
export function drawPage(
  { call, memory }: Pdfium,
  page: number,
  frame: PageFrame,
  scale: number,
): Pixels4 | undefined {
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  if (!(width > 0 && height > 0)) return undefined;
  const bitmap = call.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) return undefined;
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_NOTES);
  const start = call.FPDFBitmap_GetBuffer(bitmap);
  const bgrx = memory().bytes.slice(start, start + width * height * BYTES_PER_PIXEL);
  call.FPDFBitmap_Destroy(bitmap);
  return { width, height, bgrx };
}

/** Returns the shades of a drawn page, by how bright its colours look. */
export function grayOf({ width, height, bgrx }: Pixels4): Raster {
  const gray = new Uint8Array(width * height);
  for (let at = 0; at < gray.length; at++) {
    const from = at * BYTES_PER_PIXEL;
    gray[at] = (114 * (bgrx[from] ?? 0) + 587 * (bgrx[from + 1] ?? 0) + 299 * (bgrx[from + 2] ?? 0)) / 1000;
  }
  return { width, height, gray };
}
