import PDFDocument from 'pdfkit';
import type { Line, ReadLimits, SourceDocument } from '../../model';
import { readPdf } from '../read';

type Options = { userPassword?: string };

/** Limits that no document of the tests reaches. */
export const AMPLE: ReadLimits = { maxPages: 50, maxCharacters: 500_000, maxUnpackedBytes: 10_000_000 };

/** Returns a PDF on A4 whose pages are drawn by hand; `draw` begins on the first page. */
export function drawPdf(draw: (pdf: PDFKit.PDFDocument) => void, options: Options = {}): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    pdf.fontSize(10);
    draw(pdf);
    pdf.end();
  });
}

/** Sets lines one below the other, 14 points apart unless said otherwise. */
export function setLines(pdf: PDFKit.PDFDocument, lines: string[], x: number, y: number, leading = 14): void {
  lines.forEach((line, index) => {
    pdf.text(line, x, y + index * leading, { lineBreak: false });
  });
}

/** Reads a drawn PDF that must be readable. */
export async function readDrawn(draw: (pdf: PDFKit.PDFDocument) => void): Promise<SourceDocument> {
  const read = await readPdf(await drawPdf(draw), AMPLE);
  if (!read.ok) throw new Error(`${read.failure.code}: ${read.failure.detail}`);
  return read.value;
}

/** Returns the texts of lines, in order. */
export function texts(lines: readonly Line[]): string[] {
  return lines.map((line) => line.text);
}
