import { zlibSync } from 'fflate';
import { succeed } from '../../kernel';
import { withDocument } from '../pdf/document';
import { readPageFrame } from '../pdf/frame';
import { encodePng } from '../pdf/png';
import { drawPage, grayOf } from '../pdf/scan/render';
import { turnedBack } from '../pdf/scan/skew';
import { pageOf, pdfOfPages } from '../picture/page';
import type { Raster } from '../raster';

type Scanner = {
  dpi?: number;
  /** Degrees clockwise. */
  turn?: number;
  /** Standard deviation of the shades. */
  noise?: number;
  seed?: number;
};

const SHADES = 256;
const POINTS_PER_INCH = 72;

/** Returns the pages of a PDF as a scanner gives them: gray, turned a little, with noise. */
export async function scanned(pdf: Uint8Array, { dpi = 200, turn = 0, noise = 0, seed = 1 }: Scanner = {}) {
  const read = await withDocument(pdf, (pdfium, document) => {
    const pages: Raster[] = [];
    for (let index = 0; index < pdfium.call.FPDF_GetPageCount(document); index++) {
      const page = pdfium.call.FPDF_LoadPage(document, index);
      const drawn = drawPage(pdfium, page, readPageFrame(pdfium, page), dpi / POINTS_PER_INCH);
      pdfium.call.FPDF_ClosePage(page);
      if (drawn) pages.push(noisy(turnedBack(grayOf(drawn), -turn), noise, seed + index));
    }
    return succeed(pages);
  });
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
}

/** Returns the page with shades of a fixed noise: a sum of three equal chances is near enough to a normal one. */
function noisy({ width, height, gray }: Raster, deviation: number, seed: number): Raster {
  if (deviation === 0) return { width, height, gray };
  let state = seed;
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const shaken = gray.map((value) => {
    const shake = 2 * deviation * (chance() + chance() + chance() - 1.5);
    return Math.min(Math.max(value + shake, 0), SHADES - 1);
  });
  return { width, height, gray: shaken };
}

/** Returns the pages of a PDF scanned, as a PDF that holds nothing but their pictures. */
export async function scannedPdf(pdf: Uint8Array, scanner?: Scanner): Promise<Uint8Array> {
  const pages = await scanned(pdf, scanner);
  return pdfOfPages(
    pages.map(({ width, height, gray }) => {
      const bytes = zlibSync(gray, { level: 1 });
      return pageOf({ width, height, channels: 1, filter: 'FlateDecode', bytes, turns: 0, isWhole: true });
    }),
  );
}

/** Returns a raster as a file. */
export function pngOf({ width, height, gray }: Raster): Uint8Array {
  return encodePng({ width, height, stride: width, bytesPerPixel: 1, bytes: gray });
}
