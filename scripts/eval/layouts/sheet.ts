import path from 'node:path';
import PDFDocument from 'pdfkit';
import { ROOT } from '../../setup/install.mjs';

/** Text at its place: `y` is the top of the line. */
export type Item = {
  text: string;
  x: number;
  y: number;
  size?: number;
  font?: string;
  page?: number;
  spacing?: number;
  wordSpacing?: number;
  color?: string;
};

const LIBERATION = path.join(ROOT, 'node_modules/pdfjs-dist/standard_fonts');

/** Fonts that come with the project, by name. */
export const FONTS = {
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  embedded: path.join(LIBERATION, 'LiberationSans-Regular.ttf'),
  embeddedBold: path.join(LIBERATION, 'LiberationSans-Bold.ttf'),
  icons: path.join(ROOT, 'node_modules/playwright-core/lib/vite/traceViewer/codicon.DCmgc-ay.ttf'),
};

const WIDTH = 595;
const A4 = 842;

const meter = new PDFDocument({ size: 'A4', margin: 0 });

/** Returns the width of a text in points. */
export function widthOf(text: string, size = 10, font: string = FONTS.regular): number {
  return meter.font(font).fontSize(size).widthOfString(text);
}

const SOFT = /\u00AD/u;

/** Fills lines of a width with words; a word that holds soft hyphens may break there, with `hyphen` at the end. */
export function fill(
  text: string,
  width: number,
  { size = 10, font = FONTS.regular as string, hyphen = '' } = {},
): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string) => widthOf(more, size, font) <= width;
  for (const word of text.split(' ')) {
    const joined = line === '' ? '' : `${line} `;
    const parts = word.split(SOFT);
    if (fits(joined + parts.join(''))) line = joined + parts.join('');
    else {
      const cut =
        hyphen === ''
          ? 0
          : parts.findLastIndex((_, at) => at > 0 && fits(joined + parts.slice(0, at).join('') + hyphen));
      if (cut > 0) lines.push(joined + parts.slice(0, cut).join('') + hyphen);
      else if (line !== '') lines.push(line);
      line = parts.slice(Math.max(cut, 0)).join('');
    }
  }
  return [...lines, line];
}

/** Returns the PDF that paints texts in the order in which they are given. */
export function paint(
  items: readonly Item[],
  { compress = true, height = A4 }: { compress?: boolean; height?: number | undefined } = {},
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: [WIDTH, height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress,
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    const pages = Math.max(...items.map(({ page = 0 }) => page)) + 1;
    for (let page = 0; page < pages; page++) pdf.addPage();
    for (const {
      text,
      x,
      y,
      page = 0,
      size = 10,
      font = FONTS.regular,
      spacing = 0,
      wordSpacing = 0,
      color = '#000000',
    } of items) {
      pdf.switchToPage(page);
      pdf.font(font).fontSize(size).fillColor(color);
      pdf.text(text, x, y, { lineBreak: false, characterSpacing: spacing, wordSpacing });
    }
    pdf.end();
  });
}
