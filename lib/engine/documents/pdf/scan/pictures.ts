import { succeed } from '../../../kernel';
import type { ScannedPage } from '../../model';
import { withDocument } from '../document';
import { withoutEndlessMaps } from '../expansion';
import { readPageFrame } from '../frame';
import { drawPage, type Pixels4 } from './render';

/** Pixels of a page that is shown next to the text read from it: A4 at some 130 dots per inch. */
const SHOWN_PIXELS = 1_600_000;
const MOST_PAGES = 10;
const QUALITY = 65;
const BYTES_PER_PIXEL = 4;

/**
 * Returns the pages of a PDF that were read as pictures, each with its picture as JPEG; only the first pages have one.
 */
export async function withScanPictures(
  bytes: Uint8Array,
  scans: readonly ScannedPage[],
  shouldStop: () => boolean = () => false,
): Promise<ScannedPage[]> {
  // Loaded when it is needed: few documents are scans.
  const { encode } = await import('jpeg-js');
  const read = await withDocument(withoutEndlessMaps(bytes), (pdfium, document) =>
    succeed(
      scans.map((scan, index) => {
        const isShown = index < MOST_PAGES && !shouldStop();
        const page = isShown ? pdfium.call.FPDF_LoadPage(document, scan.page) : 0;
        if (page === 0) return scan;
        const frame = readPageFrame(pdfium, page);
        const drawn = drawPage(pdfium, page, frame, Math.sqrt(SHOWN_PIXELS / (frame.width * frame.height)));
        pdfium.call.FPDF_ClosePage(page);
        return drawn ? { ...scan, picture: new Uint8Array(encode(asRgba(drawn), QUALITY).data) } : scan;
      }),
    ),
  );
  return read.ok ? read.value : [...scans];
}

function asRgba({ width, height, bgrx }: Pixels4) {
  const data = Buffer.alloc(bgrx.length, 255);
  for (let at = 0; at < bgrx.length; at += BYTES_PER_PIXEL) {
    data[at] = bgrx[at + 2] ?? 0;
    data[at + 1] = bgrx[at + 1] ?? 0;
    data[at + 2] = bgrx[at] ?? 0;
  }
  return { width, height, data };
}
