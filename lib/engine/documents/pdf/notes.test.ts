import { describe, expect, it } from 'vitest';
import { readDrawn, texts } from './testing/draw';

/** Puts a note with its own appearance on the page, as programs that fill forms do. */
function note(pdf: PDFKit.PDFDocument, subtype: string, text: string, x: number, y: number) {
  const font = pdf.ref({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    Encoding: 'WinAnsiEncoding',
  });
  font.end(Buffer.alloc(0));
  const appearance = pdf.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 200, 14],
    Resources: { Font: { Helv: font } },
  });
  appearance.end(Buffer.from(`BT /Helv 10 Tf 2 4 Td (${text}) Tj ET`));
  pdf.annotate(x, y, 200, 14, {
    Subtype: subtype,
    F: 4,
    AP: { N: appearance },
  } as PDFKit.Mixins.AnnotationOption);
}

describe('what is typed onto a page', () => {
  it('is read where it is: form fields and free-text notes', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.text('Name:', 50, 50, { lineBreak: false }).text('Trade:', 50, 70, { lineBreak: false });
      note(pdf, 'Widget', 'Ada Harwell', 100, 47);
      note(pdf, 'FreeText', 'Roofer', 100, 67);
    });
    expect(texts(lines)).toEqual(['Name:\tAda Harwell', 'Trade:\tRoofer']);
  });

  it('takes no link away', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.text('page', 50, 50, { lineBreak: false, link: 'https://ada.example/', width: 40 });
      note(pdf, 'FreeText', 'Roofer', 100, 167);
    });
    expect(lines[0]?.runs[0]?.href).toBe('https://ada.example/');
    expect(texts(lines)).toEqual(['page', 'Roofer']);
  });

  it('counts as text where there is no other', async () => {
    const { lines } = await readDrawn((pdf) => note(pdf, 'Widget', 'Ada Harwell', 100, 47));
    expect(texts(lines)).toEqual(['Ada Harwell']);
  });
});
