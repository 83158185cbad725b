import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../limits';
import { plainText } from '../plain-text';
import { readPdf } from './read';

type Placed = [text: string, x: number, y: number, size?: number];

/** Returns the rows of a PDF of these pages. */
async function rowsOf(...pages: Placed[][]): Promise<string[]> {
  const bytes = await new Promise<Uint8Array>((resolve) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    for (const page of pages) {
      pdf.addPage();
      for (const [text, x, y, size = 10] of page) pdf.fontSize(size).text(text, x, y, { lineBreak: false });
    }
    pdf.end();
  });
  const read = await readPdf(bytes, DEFAULT_READ_LIMITS);
  if (!read.ok) throw new Error(read.failure.message);
  return plainText(read.value).split('\n');
}

it('sets a footer with more than the number of its page aside', async () => {
  const page = (number: number): Placed[] => [
    [`- Planned the routes of lorry ${number + 4}`, 50, 100],
    [`Page ${number} of 2 · last updated 3 May 2024`, 50, 815, 8],
  ];
  expect(await rowsOf(page(1), page(2))).toEqual([
    '- Planned the routes of lorry 5',
    '- Planned the routes of lorry 6',
    'Page 1 of 2 · last updated 3 May 2024',
    'Page 2 of 2 · last updated 3 May 2024',
  ]);
  const named = (number: number): Placed[] => [
    [`- Planned the routes of lorry ${number + 4}`, 50, 100],
    [`Robin Sample - ${number}/2 - May 2024`, 50, 815, 8],
  ];
  expect((await rowsOf(named(1), named(2))).slice(0, 2)).toEqual([
    '- Planned the routes of lorry 5',
    '- Planned the routes of lorry 6',
  ]);
});
