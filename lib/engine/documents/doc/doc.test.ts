import cfb from 'cfb';
import { describe, expect, it } from 'vitest';
import { readDocument } from '..';
import { DEFAULT_READ_LIMITS } from '../limits';
import { buildDoc, linesOf, textsOf } from '../testing';

const IN_TABLE = [0x16, 0x24, 1];
const ROW_END = [...IN_TABLE, 0x17, 0x24, 1];
const BOLD = [0x35, 0x08, 1];

describe('DOC', () => {
  it('reads paragraphs with the look of their characters', async () => {
    const size14 = [0x43, 0x4a, 28, 0];
    const lines = await linesOf(
      buildDoc([{ text: 'Mira Lindqvist', characters: [...BOLD, ...size14] }, { text: 'Überlingen – 2019' }]),
    );
    expect(lines.map(({ text, bold, fontSize }) => ({ text, bold, fontSize }))).toEqual([
      { text: 'Mira Lindqvist', bold: true, fontSize: 14 },
      { text: 'Überlingen – 2019', bold: false, fontSize: 10 },
    ]);
  });

  it('keeps the cells of a row together', async () => {
    const lines = await linesOf(
      buildDoc([
        { text: '2019', end: '\u0007', paragraph: IN_TABLE },
        { text: 'Welder', paragraph: IN_TABLE },
        { text: 'Nordwerft', end: '\u0007', paragraph: IN_TABLE },
        { text: '', end: '\u0007', paragraph: ROW_END },
        { text: '2021', end: '\u0007', paragraph: IN_TABLE },
        { text: 'after' },
      ]),
    );
    expect(lines.map(({ text, cell }) => [text, cell?.row, cell?.column])).toEqual([
      ['2019', 0, 0],
      ['Welder', 0, 1],
      ['Nordwerft', 0, 1],
      ['2021', 1, 0],
      ['after', undefined, undefined],
    ]);
  });

  it('shows the result of a field and keeps the target of a link', async () => {
    const field =
      '\u0013 HYPERLINK "https://mira.example/" \u0014my page\u0015 and \u0013 PAGE \u00141\u0015';
    const [line] = await linesOf(buildDoc([{ text: field }]));
    expect(line?.text).toBe('my page and 1');
    expect(line?.runs[0]?.href).toBe('https://mira.example/');
  });

  it('leaves out hidden and deleted text and turns marks into characters', async () => {
    const hidden = { text: 'secret', characters: [0x3c, 0x08, 1] };
    const deleted = { text: 'gone', characters: [0x00, 0x08, 1] };
    expect(await textsOf(buildDoc([hidden, deleted, { text: 'a\u001eb\u000bnext\tcolumn' }]))).toEqual([
      'a-b',
      'next\tcolumn',
    ]);
  });

  it('says that a file is encrypted', async () => {
    const reading = await readDocument(buildDoc([{ text: 'x' }], { flags: 0x100 }), DEFAULT_READ_LIMITS);
    expect(reading).toMatchObject({ ok: false, failure: { code: 'ovIsEncrypted' } });
  });

  it('says that a container without a Word stream of a known version is damaged', async () => {
    const reading = await readDocument(buildDoc([{ text: 'x' }], { magic: 0x1234 }), DEFAULT_READ_LIMITS);
    expect(reading).toMatchObject({ ok: false, failure: { code: 'ovCorrupt' } });
  });

  it('reads the text of Word 6 in the code page of its language', async () => {
    const main = new Uint8Array(0x300);
    const view = new DataView(main.buffer);
    view.setUint16(0, 0xa5dc, true);
    view.setUint16(2, 0x65, true);
    view.setUint16(6, 0x0415, true);
    const text = [0x5a, 0x6f, 0xb3, 0x77, 0x0d, 0x62];
    main.set(text, 0x200);
    view.setUint32(0x18, 0x200, true);
    view.setUint32(0x1c, 0x200 + text.length, true);
    view.setUint32(0x34, text.length, true);
    const container = cfb.utils.cfb_new();
    cfb.utils.cfb_add(container, '/WordDocument', main);
    const bytes = Uint8Array.from(cfb.write(container, { type: 'buffer' }) as Uint8Array);
    expect(await textsOf(bytes)).toEqual(['Zołw', 'b']);
  });
});

it('reads a part of the document after one that leaves a field open', async () => {
  const note = 'Ward of the old mill';
  const paragraphs = [{ text: 'Nurse' }, { text: '\u0013 EMBED Word.Document.8' }, { text: note }];
  expect(await textsOf(buildDoc(paragraphs, { notes: note.length + 1 }))).toEqual(['Nurse', note]);
});
