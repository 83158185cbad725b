import cfb from 'cfb';

/**
 * A paragraph with the mark that ends it (carriage return unless given), the property changes of the paragraph and
 * those of all its characters, as bytes.
 */
export type DocParagraph = { text: string; end?: string; paragraph?: number[]; characters?: number[] };

/** `notes` is how many characters at the end of the text are footnotes. */
type DocOptions = { flags?: number; magic?: number; notes?: number };

const TEXT = 0x800;
const CHARACTER_PAGE = 2;
const PARAGRAPH_PAGE = 3;
const PAGE = 512;
const SECOND_TABLE_STREAM = 0x0200;

/** Returns a DOC file of Word 97 with one piece of UTF-16 text; up to a handful of paragraphs fit into its pages. */
export function buildDoc(paragraphs: readonly DocParagraph[], options: DocOptions = {}): Uint8Array {
  const texts = paragraphs.map(({ text, end = '\r' }) => text + end);
  const text = texts.join('');
  const main = new Uint8Array(TEXT + text.length * 2);
  const view = new DataView(main.buffer);
  view.setUint16(0, options.magic ?? 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(0x0a, SECOND_TABLE_STREAM | (options.flags ?? 0), true);
  const { notes = 0 } = options;
  view.setUint32(0x4c, text.length - notes, true);
  view.setUint32(0x50, notes, true);
  [...text].forEach((character, index) => {
    view.setUint16(TEXT + index * 2, character.charCodeAt(0), true);
  });
  const bounds = boundsOf(texts);
  writePage(main, CHARACTER_PAGE, bounds, 1, (index) => counted(paragraphs[index]?.characters ?? []));
  writePage(main, PARAGRAPH_PAGE, bounds, 13, (index) =>
    halved([0, 0, ...(paragraphs[index]?.paragraph ?? [])]),
  );
  const table = writeTable(view, text.length, bounds);
  const container = cfb.utils.cfb_new();
  cfb.utils.cfb_add(container, '/WordDocument', main);
  cfb.utils.cfb_add(container, '/1Table', table);
  return Uint8Array.from(cfb.write(container, { type: 'buffer' }) as Uint8Array);
}

/** Offsets at which the paragraphs begin, and the end of the last one. */
function boundsOf(texts: readonly string[]): number[] {
  const bounds = [TEXT];
  for (const text of texts) bounds.push((bounds.at(-1) ?? 0) + text.length * 2);
  return bounds;
}

function writePage(
  main: Uint8Array,
  page: number,
  bounds: readonly number[],
  entrySize: number,
  entry: (index: number) => number[],
): void {
  const start = page * PAGE;
  const view = new DataView(main.buffer, start, PAGE);
  const count = bounds.length - 1;
  bounds.forEach((bound, index) => {
    view.setUint32(index * 4, bound, true);
  });
  view.setUint8(PAGE - 1, count);
  let free = PAGE - 2;
  for (let index = 0; index < count; index += 1) {
    const bytes = entry(index);
    free -= bytes.length + (bytes.length % 2);
    main.set(bytes, start + free);
    view.setUint8((count + 1) * 4 + index * entrySize, free / 2);
  }
}

function counted(bytes: number[]): number[] {
  return [bytes.length, ...bytes];
}

/** The first byte counts pairs of bytes, itself included; an even number of bytes is counted by a second one. */
function halved(bytes: number[]): number[] {
  return bytes.length % 2 === 1 ? [(bytes.length + 1) / 2, ...bytes] : [0, bytes.length / 2, ...bytes];
}

function writeTable(block: DataView, characters: number, bounds: readonly number[]): Uint8Array {
  const table = new Uint8Array(64);
  const view = new DataView(table.buffer);
  const extent = (index: number, start: number, length: number) => {
    block.setUint32(0x9a + index * 8, start, true);
    block.setUint32(0x9a + index * 8 + 4, length, true);
  };
  view.setUint8(0, 2);
  view.setUint32(1, 16, true);
  view.setUint32(9, characters, true);
  view.setUint32(15, TEXT, true);
  extent(33, 0, 21);
  for (const [index, start, page] of [
    [12, 24, CHARACTER_PAGE],
    [13, 40, PARAGRAPH_PAGE],
  ] as const) {
    view.setUint32(start, bounds[0] ?? 0, true);
    view.setUint32(start + 4, bounds.at(-1) ?? 0, true);
    view.setUint32(start + 8, page, true);
    extent(index, start, 12);
  }
  return table;
}
