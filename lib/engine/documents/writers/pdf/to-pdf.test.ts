import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Line, type PdfFonts, type SourceDocument, toPdf } from '../..';
import { buildDocx, bytesOf, read } from '../../testing';

const INTER = path.join(process.cwd(), 'node_modules', '@expo-google-fonts', 'inter');
const font = (name: string) => new Uint8Array(readFileSync(path.join(INTER, name, `Inter_${name}.ttf`)));
const FONTS: PdfFonts = {
  regular: font('400Regular'),
  bold: font('700Bold'),
  italic: font('400Regular_Italic'),
  boldItalic: font('700Bold_Italic'),
};

async function pdfOf(document: SourceDocument, bytes = new Uint8Array()): Promise<Uint8Array> {
  const written = await toPdf(bytes, document, { fonts: FONTS });
  if (!written.ok) throw new Error(written.failure.code);
  return written.value;
}

async function readBack(document: SourceDocument): Promise<SourceDocument> {
  return read(await pdfOf(document));
}

function documentOf(...texts: string[]): SourceDocument {
  const lines = texts.map((text, block): Line => {
    const run = { text, bold: false, italic: false, fontSize: 11 };
    return { text, runs: [run], page: 0, fontSize: 11, bold: false, role: 'paragraph', block, column: 0 };
  });
  return { kind: 'docx', lines, pages: [], images: [], properties: {}, truncated: false };
}

const textsOf = ({ lines }: SourceDocument) => lines.map(({ text }) => text);

describe('a document written as PDF', () => {
  it('is the same file when it is a PDF already', async () => {
    const bytes = await pdfOf(documentOf('Mira Lindqvist'));
    expect(await toPdf(bytes, await read(bytes), { fonts: FONTS })).toEqual({ ok: true, value: bytes });
  });

  it('is read back with the same lines, bullets, looks and links', async () => {
    const body =
      '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:rPr><w:sz w:val="40"/></w:rPr><w:t>Mira Lindqvist</w:t></w:r></w:p>' +
      '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Welder</w:t></w:r><w:r><w:tab/><w:t>2019 – 2024</w:t></w:r></w:p>' +
      '<w:p><w:r><w:t>• Шлифовка корпусов</w:t></w:r></w:p><w:p><w:r><w:t>• Σωλήνες</w:t></w:r></w:p>' +
      '<w:p><w:hyperlink r:id="l"><w:r><w:t>page</w:t></w:r></w:hyperlink></w:p>';
    const document = await read(
      buildDocx(body, { relationships: [['l', 'hyperlink', 'https://mira.example/?a=1&amp;b=(2)']] }),
    );
    const back = await readBack(document);
    expect(textsOf(back)).toEqual(textsOf(document));
    expect(back.lines.map(({ bullet }) => bullet)).toEqual(document.lines.map(({ bullet }) => bullet));
    expect(back.lines[1]?.runs[0]).toMatchObject({ text: 'Welder', bold: true });
    expect(back.lines[4]?.runs[0]?.href).toBe('https://mira.example/?a=1&b=(2)');
  });

  it('goes on over as many sheets as it needs', async () => {
    const texts = Array.from({ length: 120 }, (_, index) => `Welded hull number ${index}`);
    const back = await readBack(documentOf(...texts));
    expect(back.pages.length).toBeGreaterThan(1);
    expect(textsOf(back)).toEqual(texts);
  });

  it('breaks words that are wider than a sheet, and sets tables higher than one', async () => {
    const back = await readBack(documentOf('x'.repeat(900)));
    expect(textsOf(back).join('').replace(/\s/g, '')).toBe('x'.repeat(900));
    const high = documentOf(...Array.from({ length: 90 }, (_, index) => `cell ${index}`));
    const lines = high.lines.map((line) => ({ ...line, cell: { table: 0, row: 0, column: 0 } }));
    expect(textsOf(await readBack({ ...high, lines }))).toEqual(textsOf(high));
  });

  it('is refused when its script is not in the fonts', async () => {
    for (const text of ['مهندس لحام في حوض السفن', '溶接工として五年間働きました', 'רתכת במספנה']) {
      const written = await toPdf(new Uint8Array(), documentOf(text), { fonts: FONTS });
      expect(!written.ok && written.failure.code).toBe('unsupportedScript');
    }
  });

  it('is given up when the time is over', async () => {
    const options = { fonts: FONTS, shouldStop: () => true };
    const written = await toPdf(new Uint8Array(), documentOf('Mira'), options);
    expect(!written.ok && written.failure.code).toBe('timeout');
  });

  it('stays text, whatever it holds', async () => {
    const hostile = fc.string({
      unit: fc.constantFrom('(', ')', '\\', '<', '>', '%', '/', 'a', '1'),
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(hostile, async (middle) => {
        const text = `start${middle}end`;
        expect(textsOf(await readBack(documentOf(text)))).toEqual([text]);
      }),
      { numRuns: 15 },
    );
  });
});

describe('pictures in a PDF', () => {
  const chunk = (type: string, data: readonly number[]) => {
    const length = [24, 16, 8, 0].map((shift) => (data.length >>> shift) & 0xff);
    return [...length, ...bytesOf(type), ...data, 0, 0, 0, 0];
  };
  const png = (pixels: readonly number[], color = 6) =>
    Uint8Array.from([
      ...bytesOf('\u0089PNG\r\n\u001a\n'),
      ...chunk('IHDR', [0, 0, 0, 2, 0, 0, 0, 2, 8, color, 0, 0, 0]),
      ...chunk('IDAT', [...zlibSync(Uint8Array.from(pixels))]),
      ...chunk('IEND', []),
    ]);
  const row = [0, 9, 9, 9, 255, 8, 8, 8, 255];
  const sound = png([...row, ...row]);
  const broken = {
    'cut short': sound.subarray(0, 60),
    'with too few pixels': png(row),
    'with too many pixels': png([...row, ...row, ...row]),
    'with an unknown filter': png([...row, 9, ...row.slice(1)]),
    'of an unknown colour type': png([...row, ...row], 5),
    'with a chunk beyond its end': Uint8Array.from([
      ...sound.subarray(0, 33),
      255,
      255,
      255,
      255,
      73,
      68,
      65,
      84,
    ]),
  };

  async function isShown(bytes: Uint8Array): Promise<boolean> {
    const document = documentOf('Mira');
    const written = await pdfOf({ ...document, images: [{ bytes, extension: 'png', page: 0, line: 0 }] });
    expect(textsOf(await read(written))).toEqual(['Mira']);
    return new TextDecoder('latin1').decode(written).includes('/Subtype /Image');
  }

  it('are shown when they are sound', async () => {
    expect(await isShown(sound)).toBe(true);
  });

  it.each(Object.entries(broken))('are left out when they are broken: %s', async (_, bytes) => {
    expect(await isShown(bytes)).toBe(false);
  });
});
