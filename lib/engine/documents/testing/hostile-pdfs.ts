/** PDFs written by hand, object by object, as no program would write them. */

import { zlibSync } from 'fflate';

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGE_BOX = '/MediaBox [0 0 595 842]';

function stream(content: string, dictionary = ''): string {
  return `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;
}

/** Returns a PDF of these objects, numbered from 1 on, with a cross-reference table. The first one is the catalogue. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(text);
}

/** Returns one page with this content, and the entries of its resources other than the font `F`. */
function pageWith(content: string, resources = '', others: readonly string[] = [], font = FONT): Uint8Array {
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_BOX} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> ${resources} >> >>`,
    stream(content),
    font,
    ...others,
  ]);
}

const LINE = 'Managed a warehouse of forty people for nine years';

/** Returns a page tree that contains itself. */
export function cyclicPages(): Uint8Array {
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3 /Parent 2 0 R >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_BOX} >>`,
  ]);
}

/** Returns a form that draws itself; more than once, and the work doubles with every level. */
export function cyclicForm(draws: number): Uint8Array {
  const form = stream(
    '/X Do '.repeat(draws),
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >>`,
  );
  return pageWith(`/X Do BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`, '/XObject << /X 6 0 R >>', [form]);
}

/** Returns a page with a note that is drawn by a form that draws itself twice. */
export function cyclicNote(): Uint8Array {
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 7 0 R >> >>';
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_BOX} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [6 0 R] >>`,
    stream(`BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`),
    FONT,
    '<< /Subtype /Widget /Rect [0 0 9 9] /AP << /N 7 0 R >> >>',
    stream('/X Do /X Do', form),
  ]);
}

/** Returns a page followed by `count` unended streams of 700 bytes, in a file whose table is lost. */
export function unendedStreams(count: number): Uint8Array {
  const whole = Buffer.from(pageWith(`BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`)).toString('latin1');
  const objects = whole.slice(0, whole.indexOf('xref'));
  const unended = Array.from(
    { length: count },
    (_, index) => `${index + 10} 0 obj\n<< /Length 9 >>\nstream\n${'x'.repeat(700)}\n`,
  );
  return new TextEncoder().encode(`${objects}${unended.join('')}trailer\n<< /Root 1 0 R >>\n`);
}

/** Returns a page tree that leads to itself alone, and a page that it does not lead to. */
export function lostPages(): Uint8Array {
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [6 0 R] /Count 3000 /Parent 6 0 R >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_BOX} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    stream(`BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`),
    FONT,
    '<< /Type /Pages /Kids [2 0 R 6 0 R] /Count 9 /Parent 2 0 R >>',
  ]);
}

/** Returns a page with a line, and text in a font whose map of characters stands for all of them `times` over. */
export function endlessMap(times: number): Uint8Array {
  const map = stream('1 beginbfrange <0000> <ffff> <0041> endbfrange '.repeat(times), '/Type /CMap');
  const font = `<< /Type /Font /Subtype /Type0 /BaseFont /Unknown /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>`;
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unknown /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>';
  const content = `BT /P 10 Tf 50 700 Td (${LINE}) Tj ET BT /F 10 Tf 50 600 Td <0041> Tj ET`;
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_BOX} /Contents 4 0 R /Resources << /Font << /F 5 0 R /P ${FONT} >> >> >>`,
    stream(content),
    font,
    map,
    descendant,
  ]);
}

/** Returns a cross-reference table whose predecessor is itself. */
export function cyclicReferences(): Uint8Array {
  const bytes = pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']);
  const start = Number(/startxref\n(\d+)/.exec(new TextDecoder().decode(bytes))?.[1]);
  return pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'], `/Prev ${start}`);
}

/** Arrays inside of arrays, and graphics states inside of graphics states. */
export function deepObjects(depth: number): Uint8Array {
  return pageWith(
    `${'q '.repeat(depth)}BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`,
    `/Properties << /P ${'['.repeat(depth)}${']'.repeat(depth)} >>`,
  );
}

/** Numbers far beyond any real page. */
export function hugeNumbers(): Uint8Array {
  return pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1e30 1e30] /Rotate 99999999999 /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(`BT /F 1e20 Tf 1e25 -1e25 Td (${LINE}) Tj ET BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`),
    FONT,
  ]);
}

/** Returns a page of text for each number. */
export function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${4 + index} 0 R`).join(' ');
  return pdfOf([
    CATALOG,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} ${PAGE_BOX} /Resources << /Font << /F 3 0 R >> >> >>`,
    FONT,
    ...Array<string>(count).fill('<< /Type /Page /Parent 2 0 R >>'),
  ]);
}

/** Returns text in a font that numbers its characters and maps none of them to a letter. */
export function fontWithoutMap(): Uint8Array {
  const numbers = [...LINE].map((_, index) => (index + 3).toString(16).padStart(4, '0')).join('');
  const font =
    '<< /Type /Font /Subtype /Type0 /BaseFont /Unknown /Encoding /Identity-H /DescendantFonts [6 0 R] >>';
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unknown /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>';
  const content = `BT /F 10 Tf 14 TL 50 700 Td ${`<${numbers}> Tj T* `.repeat(12)} ET`;
  return pageWith(content, '', [descendant], font);
}

/** Returns a page with every letter drawn separately, the last first. */
export function letterByLetter(text: string): Uint8Array {
  const letters = [...text].map(
    (letter, index) => `BT /F 10 Tf 1 0 0 1 ${50 + index * 7} 700 Tm (${letter}) Tj ET`,
  );
  return pageWith(letters.reverse().join('\n'));
}

/** Returns white text on a white page, along with visible text. */
export function whiteText(hidden: string, seen: string): Uint8Array {
  return pageWith(`BT 1 g /F 10 Tf 50 700 Td (${hidden}) Tj ET BT 0 g /F 10 Tf 50 600 Td (${seen}) Tj ET`);
}

/** Forms that each draw the next one `draws` times, `levels` deep; the page has a line of text as well. */
export function nestedForms({ draws, levels }: { draws: number; levels: number }): Uint8Array {
  const forms = Array.from({ length: levels }, (_, level) => {
    const resources = level + 1 < levels ? `/XObject << /X ${level + 7} 0 R >>` : '/Font << /F 5 0 R >>';
    const content = level + 1 < levels ? '/X Do '.repeat(draws) : 'BT /F 10 Tf (x) Tj ET';
    return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`);
  });
  return pageWith(`BT /F 10 Tf 50 700 Td (${LINE}) Tj ET /X Do`, '/XObject << /X 6 0 R >>', forms);
}

/** Returns a stream of `bytes` bytes packed `times` times over, after one with a line of text on the same page. */
export function packedOver({ times, bytes }: { times: number; bytes: number }): Uint8Array {
  let content: Uint8Array = new Uint8Array(bytes).fill(0x20);
  for (let time = 0; time < times; time++) content = zlibSync(content, { level: 9 });
  const filters = `/Filter [${' /FlateDecode'.repeat(times)}]`;
  const whole = pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE_BOX} /Contents [4 0 R 6 0 R] /Resources << /Font << /F 5 0 R >> >> >>`,
    stream(`BT /F 10 Tf 50 700 Td (${LINE}) Tj ET`),
    FONT,
    stream('#'.repeat(content.length), filters),
  ]);
  whole.set(content, Buffer.from(whole).indexOf('#'.repeat(content.length)));
  return whole;
}
