import { PERSON } from './made.ts';

/** An object of a PDF: its dictionary or value, or that with the bytes of its stream. */
export type PdfObject = string | { dictionary: string; content: Uint8Array | string };

const LATIN1 = 'latin1';
export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const LINE = `BT /F 10 Tf 50 700 Td (${PERSON}) Tj ET `;
/** The same in a font of its own, beside what a hostile font draws. */
const PLAIN_LINE = LINE.replace('/F', '/Plain');
/** The number of the first of the further objects of `pdfPage`. */
export const FIRST = 6;

function bytesOf(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object, LATIN1);
  const content = Buffer.from(object.content as string, LATIN1);
  const head = `<< /Length ${content.length} ${object.dictionary} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head, LATIN1), content, Buffer.from('\nendstream', LATIN1)]);
}

/** Returns a PDF of these objects, numbered from 1 on; the first is the catalogue. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', LATIN1)];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const rows = objects.map((object, index) => {
    const row = `${String(length).padStart(10, '0')} 00000 n \n`;
    add(Buffer.from(`${index + 1} 0 obj\n`, LATIN1));
    add(bytesOf(object));
    add(Buffer.from('\nendobj\n', LATIN1));
    return row;
  });
  const start = length;
  const size = objects.length + 1;
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`, LATIN1));
  add(Buffer.from(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`, LATIN1));
  return Uint8Array.from(Buffer.concat(parts));
}

type Page = {
  /** Follows the line with the name. */
  content?: string;
  /** Of the page, without the font `F`. */
  resources?: string;
  /** Entries of the page. */
  page?: string;
  /** Entries of the catalogue. */
  catalogue?: string;
  /** The font `F`. */
  font?: PdfObject;
  /** Further objects, from number 6 on. */
  others?: readonly PdfObject[];
};

/** Returns a PDF of one page with a line and what is given. */
export function pdfPage(given: Page): Uint8Array {
  const { content = '', resources = '', page = '', catalogue = '', font = FONT, others = [] } = given;
  const contents = page.includes('/Contents') ? '' : '/Contents 4 0 R';
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${contents} ${page} /Resources << /Font << /F 5 0 R /Plain ${FONT} >> ${resources} >> >>`,
    { dictionary: '', content: (font === FONT ? LINE : PLAIN_LINE) + content },
    font,
    ...others,
  ]);
}
