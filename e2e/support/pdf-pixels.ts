import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Differences between the channels of a pixel from which on it has a colour and is not grey. */
const COLOURED = 40;

/** Returns how many pixels of each page of a PDF have a colour, at 72 dots an inch: bars and lines do, text and skeletons do not. */
export async function colouredPixels(pdf: Uint8Array): Promise<number[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const counts: number[] = [];
  for (const page of document.pages()) {
    const { data } = await page.render({ scale: 1, render: 'bitmap' });
    counts.push(colouredIn(data));
  }
  document.destroy();
  library.destroy();
  return counts;
}

function colouredIn(pixels: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [first = 0, second = 0, third = 0] = pixels.subarray(at, at + 3);
    if (Math.max(first, second, third) - Math.min(first, second, third) > COLOURED) count++;
  }
  return count;
}
