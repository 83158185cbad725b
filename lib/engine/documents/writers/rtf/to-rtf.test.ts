import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, type SourceDocument, toRtf } from '../..';
import { buildDocx, bytesOf, read } from '../../testing';

async function readBack(document: SourceDocument): Promise<SourceDocument> {
  return read(bytesOf(toRtf(document)));
}

async function rtfOf(source: string | Uint8Array): Promise<string> {
  return toRtf(await read(source));
}

function paragraph(text: string): SourceDocument {
  const run = { text, bold: false, italic: false, fontSize: 11 };
  const line = { text, runs: [run], page: 0, fontSize: 11, bold: false, block: 0, column: 0 };
  return {
    kind: 'docx',
    lines: [{ ...line, role: 'paragraph' }],
    pages: [{ width: 0, height: 0 }],
    images: [],
    properties: {},
    truncated: false,
  };
}

const RICH =
  '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Mira Lindqvist</w:t></w:r></w:p>' +
  '<w:p><w:r><w:rPr><w:b/><w:sz w:val="28"/></w:rPr><w:t>Welder</w:t></w:r><w:r><w:t xml:space="preserve"> in </w:t></w:r>' +
  '<w:r><w:rPr><w:i/><w:color w:val="1F3864"/></w:rPr><w:t>Göteborg</w:t></w:r><w:r><w:tab/><w:t>2019 – 2024</w:t></w:r></w:p>' +
  '<w:p><w:r><w:t>• hulls</w:t></w:r></w:p><w:p><w:r><w:t>• pipes</w:t></w:r></w:p>' +
  '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Years</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>Yard</w:t></w:r></w:p>' +
  '<w:p><w:r><w:t>Town</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:tc><w:p/></w:tc><w:tc><w:p><w:r><w:t>Nordwerft</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
  '<w:p><w:hyperlink r:id="l"><w:r><w:t>page</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:t>Слесарь, Αθήνα, 溶接工 🛠</w:t></w:r></w:p>';
const RICH_DOCX = buildDocx(RICH, {
  relationships: [['l', 'hyperlink', 'https://mira.example/?a=1&amp;b={2}']],
});

describe('a document written as RTF', () => {
  it('is read back with the same lines, roles and looks', async () => {
    const document = await read(RICH_DOCX);
    const back = await readBack(document);
    const shape = ({ lines }: SourceDocument) =>
      lines.map(({ role, text, bullet, headingLevel, cell }) => ({ role, text, bullet, headingLevel, cell }));
    expect(shape(back)).toEqual(shape(document));
    const looks = ({ lines }: SourceDocument) => lines[1]?.runs;
    expect(looks(back)).toEqual(looks(document));
  });

  it('links to pages and to nothing else', async () => {
    const back = await readBack(await read(RICH_DOCX));
    expect(back.lines.flatMap(({ runs }) => runs.flatMap(({ href }) => href ?? []))).toEqual([
      'https://mira.example/?a=1&b=%7B2%7D',
    ]);
    const hostile = paragraph('x');
    for (const href of ['javascript:alert(1)', 'file:///etc/passwd', 'https://a.example/" \\l "x}{\\b'])
      hostile.lines.push(
        ...paragraph(href).lines.map((line) => ({
          ...line,
          runs: line.runs.map((run) => ({ ...run, href })),
        })),
      );
    const written = toRtf(hostile);
    expect(written.match(/HYPERLINK/g)).toHaveLength(1);
    expect(written).toContain('{\\*\\fldinst{HYPERLINK "https://a.example/%22%20%5Cl%20%22x%7D%7B%5Cb"}}');
  });

  it('keeps pictures', async () => {
    const png = '89504e470d0a1a0a0000000d4948445200000010000000200802000000';
    const document = await read(bytesOf(`{\\rtf1 Mira{\\pict\\pngblip ${png}}}`));
    expect(await rtfOf(bytesOf(`{\\rtf1 Mira{\\pict\\pngblip ${png}}}`))).toContain(
      `\\picw16\\pich32\\picwgoal240\\pichgoal480\n${png}`,
    );
    expect((await readBack(document)).images[0]?.bytes).toEqual(document.images[0]?.bytes);
  });

  it('sets text of right-to-left scripts to the right', async () => {
    const written = await rtfOf('מירה לינדקוויסט, רתכת');
    expect(written).toMatch(/\\rtlpar\\qr[^\n]*\\rtlch/);
    expect(await rtfOf('Mira מירה')).not.toContain('\\rtlpar');
  });
});

describe('text in RTF', () => {
  it('is ASCII alone and stays text, whatever it holds', async () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        '\\',
        '{',
        '}',
        "'",
        '*',
        'u',
        'b',
        'in',
        '9',
        ' ',
        'é',
        '漢',
        '🙂',
        '\\par ',
        '\ud800',
      ),
      minLength: 1,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(hostile, async (middle) => {
        const text = `start${middle}end`.replace(/ +/g, ' ');
        const document = paragraph(text);
        const written = toRtf(document);
        expect(written).toMatch(/^[\n -~]*$/);
        expect(plainText(await read(bytesOf(written)))).toBe(plainText(document));
      }),
    );
  });
});
