import { expect, it } from 'vitest';
import { toHtml, toRtf, withPictures } from '.';
import { encodePng } from './pdf/png';
import { drawPdf } from './pdf/testing/draw';
import { read } from './testing';

function picture(width: number, height: number): Buffer {
  const bytes = new Uint8Array(width * height * 3).fill(90);
  return Buffer.from(encodePng({ width, height, stride: width * 3, bytesPerPixel: 3, bytes }));
}

it('gives a PDF its pictures, for every format that shows them, without the ground of a page', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.image(picture(210, 297), 0, 0, { width: 595 });
    pdf.image(picture(60, 80), 400, 30, { width: 60 }).text('Mira Lindqvist', 50, 50);
  });
  const document = await withPictures(bytes, await read(bytes));
  expect(document.images).toHaveLength(1);
  expect(toHtml(bytes, document).match(/<img/g)).toHaveLength(1);
  expect(toHtml(bytes, document, { hideImages: true })).not.toContain('<img');
  expect(toRtf(document)).toMatch(/\\pngblip\\picw60\\pich80\\picwgoal1200\\pichgoal1600\n/);
});

it('stops when it is told to', async () => {
  const bytes = await drawPdf((pdf) => pdf.image(picture(60, 80), 0, 0).text('Mira', 50, 50));
  expect((await withPictures(bytes, await read(bytes), () => true)).images).toEqual([]);
});
