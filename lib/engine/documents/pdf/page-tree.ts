/**
 * Page trees that lead nowhere: to themselves, or to fewer pages than they count (ISO 32000-2, 7.7.3). The pages are in the file
 * and can be read one after the other.
 */

const OBJECT = /(?<!\d)(\d{1,9})\s{1,9}(\d{1,5})\s{1,9}obj(?![a-z])/g;
const IS_PAGE = /\/Type\s{0,9}\/Page(?![A-Za-z])/;
const START_OF_TABLE = 'startxref';
/** A dictionary of a page is not longer than this. */
const LONGEST_PAGE = 16_384;

/** Returns the references to all pages that are objects of the file itself, in the order in which they are written. */
function pagesIn(text: string): { pages: string[]; highest: number } {
  const pages = new Set<string>();
  let highest = 0;
  for (const match of text.matchAll(OBJECT)) {
    highest = Math.max(highest, Number(match[1]));
    const from = match.index + match[0].length;
    const end = text.indexOf('endobj', from);
    const body = text.slice(from, Math.min(end === -1 ? text.length : end, from + LONGEST_PAGE));
    if (IS_PAGE.test(body.split('stream', 1)[0] ?? '')) pages.add(`${match[1]} ${match[2]} R`);
  }
  return { pages: [...pages], highest };
}

/**
 * Returns a copy of a PDF with a tree that names each page once; undefined where none is to be seen. Its table of references is
 * made unknown, so that PDFium looks for the objects itself and takes the last catalogue.
 */
export function withFlatPages(bytes: Uint8Array): Uint8Array | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const { pages, highest } = pagesIn(text);
  if (pages.length === 0) return undefined;
  const [catalogue, tree] = [highest + 1, highest + 2];
  const added = [
    '',
    `${catalogue} 0 obj\n<< /Type /Catalog /Pages ${tree} 0 R >>\nendobj`,
    `${tree} 0 obj\n<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>\nendobj`,
    `trailer\n<< /Size ${tree + 1} /Root ${catalogue} 0 R >>\n`,
  ];
  const unknown = text.replaceAll(START_OF_TABLE, START_OF_TABLE.replace('x', '-'));
  return Uint8Array.from(Buffer.from(unknown + added.join('\n'), 'latin1'));
}
