import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import type { Line } from '../model';
import { readPdfImages } from './images';
import { encodePng } from './png';
import { readPdf } from './read';
import { AMPLE, drawPdf, readDrawn, setLines, texts } from './testing/draw';

const PARAGRAPH = [
  'Ran the yearly programme of the',
  'harbour with forty partners and',
  'kept the budget within limits',
];

function gradient() {
  const bytes = Uint8Array.from({ length: 60 * 60 * 3 }, (_, index) => index % 251);
  return Buffer.from(encodePng({ width: 60, height: 60, stride: 180, bytesPerPixel: 3, bytes }));
}

describe('lines and their style', () => {
  it('gives text, place, size and weight of every line', async () => {
    const { lines, pages } = await readDrawn((pdf) => {
      pdf.font('Helvetica-Bold').fontSize(20).text('Mira Solberg', 50, 40, { lineBreak: false });
      pdf.font('Helvetica').fontSize(10).text('Plain text', 50, 80, { lineBreak: false, continued: true });
      pdf.font('Helvetica-Oblique').fillColor('#cc0000').text(' and more', { lineBreak: false });
    });
    expect(pages).toEqual([{ width: expect.closeTo(595.28, 1), height: expect.closeTo(841.89, 1) }]);
    expect(lines[0]).toMatchObject({ text: 'Mira Solberg', fontSize: 20, bold: true, page: 0, column: 0 });
    expect(lines[0]?.box?.x0).toBeCloseTo(50, 0);
    expect(lines[0]?.box?.y0).toBeGreaterThan(38);
    expect(lines[1]?.runs).toMatchObject([
      { text: 'Plain text', bold: false, italic: false },
      { text: ' and more', italic: true, color: 'cc0000' },
    ]);
    expect(lines[1]?.bold).toBe(false);
    expect(lines[1]?.gapBefore).toBeGreaterThan(10);
  });

  it('parts blocks at white space', async () => {
    const { lines } = await readDrawn((pdf) => {
      setLines(pdf, PARAGRAPH, 50, 50);
      setLines(pdf, PARAGRAPH, 50, 120);
    });
    expect(lines.map((line) => line.block)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('ties links to the text that they cover', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.text('Site: ', 50, 50, { lineBreak: false, continued: true });
      pdf.text('my page', { link: 'https://example.org/mira', lineBreak: false });
    });
    expect(lines[0]?.runs.find((run) => run.href !== undefined)).toMatchObject({
      text: expect.stringContaining('my page'),
      href: 'https://example.org/mira',
    });
  });

  it('closes up spaced-out headings', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.text('WORK EXPERIENCE', 50, 50, { characterSpacing: 4, lineBreak: false });
      pdf.text('E D U C A T I O N', 50, 90, { lineBreak: false });
      pdf.text('L A N G U A G E S', 50, 130, { characterSpacing: 6, lineBreak: false });
    });
    expect(texts(lines)).toEqual(['WORK EXPERIENCE', 'EDUCATION', 'LANGUAGES']);
  });

  it('takes off bullets, written or drawn', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.text('• First item', 50, 50, { lineBreak: false });
      pdf.text('- Second item', 50, 64, { lineBreak: false });
      pdf.text('Third item', 62, 78, { lineBreak: false });
      pdf.circle(55, 82.5, 1.5).fill();
      pdf.text('No item', 50, 92, { lineBreak: false });
    });
    expect(lines.map((line) => [line.bullet, line.text, line.role])).toEqual([
      ['•', 'First item', 'listItem'],
      ['-', 'Second item', 'listItem'],
      ['•', 'Third item', 'listItem'],
      [undefined, 'No item', 'paragraph'],
    ]);
  });

  it('leaves out text that nobody can see, unless there is no other', async () => {
    const page = await readDrawn((pdf) => {
      pdf.text('Seen', 50, 50, { lineBreak: false });
      pdf.fillColor('white').text('hidden words', 50, 70, { lineBreak: false });
      pdf.rect(50, 100, 200, 40).fill('#123456').fillColor('white').text('On a ground', 60, 110);
      pdf.addContent('3 Tr').text('invisible', 50, 200, { lineBreak: false });
    });
    expect(texts(page.lines)).toEqual(['Seen', 'On a ground']);
    const scan = await readDrawn((pdf) => {
      pdf.image(gradient(), 0, 0, { width: 595 });
      pdf.addContent('3 Tr').text('Recognised text', 50, 200, { lineBreak: false });
    });
    expect(texts(scan.lines)).toEqual(['Recognised text']);
  });

  it('reads text that is set upright after the rest', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf
        .save()
        .rotate(-90, { origin: [30, 300] })
        .text('Curriculum Vitae', 30, 300, { lineBreak: false })
        .restore();
      setLines(pdf, PARAGRAPH, 80, 50);
    });
    expect(texts(lines)).toEqual([...PARAGRAPH, 'Curriculum Vitae']);
    const box = lines[3]?.box;
    expect((box?.y1 ?? 0) - (box?.y0 ?? 0)).toBeGreaterThan(3 * ((box?.x1 ?? 0) - (box?.x0 ?? 0)));
  });
});

describe('running headers and footers', () => {
  it('marks what repeats and page numbers, and reads them last', async () => {
    const { lines } = await readDrawn((pdf) => {
      for (const number of [1, 2]) {
        if (number > 1) pdf.addPage();
        pdf.text('Curriculum of Mira Solberg', 50, 20, { lineBreak: false });
        setLines(pdf, [`Part ${number} begins`, ...PARAGRAPH], 50, 200);
        pdf.text(`Page ${number} of 2`, 280, 815, { lineBreak: false });
      }
    });
    const running = lines.filter((line) => line.role === 'header' || line.role === 'footer');
    expect(texts(running)).toEqual(['Page 1 of 2', 'Curriculum of Mira Solberg', 'Page 2 of 2']);
    expect(lines[0]?.text).toBe('Curriculum of Mira Solberg');
    expect(texts(lines.slice(-3))).toEqual(texts(running));
  });
});

describe('limits', () => {
  const threePages = () =>
    drawPdf((pdf) => {
      for (const name of ['one', 'two', 'three']) {
        if (name !== 'one') pdf.addPage();
        pdf.text(`Text of page ${name}`, 50, 50, { lineBreak: false });
      }
    });

  it('stops at the number of pages', async () => {
    const read = await readPdf(await threePages(), { ...AMPLE, maxPages: 2 });
    expect(read).toMatchObject({ ok: true, value: { truncated: true } });
    expect(read.ok && read.value.pages).toHaveLength(2);
  });

  it('stops at the number of characters', async () => {
    const read = await readPdf(await threePages(), { ...AMPLE, maxCharacters: 20 });
    expect(read).toMatchObject({ ok: true, value: { truncated: true } });
    expect(read.ok && read.value.lines.length).toBeLessThan(3);
  });

  it('stops when it is told to, and gives what it has', async () => {
    const seen: number[] = [];
    const shouldStop = (lines: readonly Line[]) => seen.push(lines.length) === 2;
    const read = await readPdf(await threePages(), { ...AMPLE, shouldStop });
    expect(seen).toEqual([1, 2]);
    expect(read.ok && read.value.truncated).toBe(true);
    expect(read.ok && texts(read.value.lines)).toEqual(['Text of page one', 'Text of page two']);
  });

  it('marks nothing when all was read', async () => {
    const read = await readPdf(await threePages(), AMPLE);
    expect(read).toMatchObject({ ok: true, value: { truncated: false } });
  });
});

describe('failures', () => {
  it('says that a password is needed', async () => {
    const bytes = await drawPdf((pdf) => pdf.text('Secret'), { userPassword: 'open sesame' });
    expect(await readPdf(bytes, AMPLE)).toMatchObject({
      ok: false,
      failure: { code: 'ovIsEncrypted', message: expect.stringContaining('without a password') },
    });
  });

  it('tells scans from empty pages', async () => {
    const scan = await drawPdf((pdf) => pdf.image(gradient(), 0, 0, { width: 595 }));
    expect(await readPdf(scan, AMPLE)).toMatchObject({ ok: false, failure: { code: 'ovIsImage' } });
    const empty = await drawPdf(() => undefined);
    expect(await readPdf(empty, AMPLE)).toMatchObject({ ok: false, failure: { code: 'ovNoText' } });
  });

  it('says that a file is empty or damaged', async () => {
    const noise = new TextEncoder().encode('%PDF-1.7\nno objects follow');
    expect(await readPdf(new Uint8Array(0), AMPLE)).toMatchObject({ failure: { code: 'ovNullInput' } });
    expect(await readPdf(noise, AMPLE)).toMatchObject({ failure: { code: 'ovCorrupt' } });
  });

  it('answers for a file that is cut off anywhere', async () => {
    const bytes = await drawPdf((pdf) => setLines(pdf, PARAGRAPH, 50, 50));
    for (let length = 1; length < bytes.length; length += 97) {
      const read = await readPdf(bytes.slice(0, length), AMPLE);
      expect(typeof read.ok).toBe('boolean');
    }
  });

  it('answers soon for a page that is strewn with letters', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.fontSize(2);
      for (let index = 0; index < 8000; index++) {
        pdf.text('x', (index * 7919) % 590, (index * 104_729) % 840, { lineBreak: false });
      }
    });
    const used = processorWatch();
    const read = await readPdf(bytes, AMPLE);
    expect(read.ok && read.value.lines.length).toBeGreaterThan(300);
    expect(used()).toBeLessThan(3000);
  });

  it('answers for damaged files within a second, and reads the next one well', async () => {
    const bytes = await drawPdf((pdf) => setLines(pdf, PARAGRAPH, 50, 50));
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        const used = processorWatch();
        await readPdf(damaged, AMPLE);
        expect(used()).toBeLessThan(1000);
      }),
      { numRuns: 150 },
    );
    const read = await readPdf(bytes, AMPLE);
    expect(read.ok && texts(read.value.lines)).toEqual(PARAGRAPH);
  });
});

describe('pictures', () => {
  it('gives pictures with their page and place', async () => {
    const bytes = await drawPdf((pdf) => {
      pdf.text('With a picture', 50, 50);
      pdf.addPage().image(gradient(), 400, 30, { width: 120 });
    });
    const [image, ...others] = await readPdfImages(bytes);
    expect(others).toEqual([]);
    expect(image).toMatchObject({ extension: 'png', page: 1 });
    expect(image?.box?.x0).toBeCloseTo(400, 0);
    expect([...(image?.bytes.slice(1, 4) ?? [])]).toEqual([0x50, 0x4e, 0x47]);
  });

  it('gives none for a file that cannot be read', async () => {
    expect(await readPdfImages(new Uint8Array([1, 2, 3]))).toEqual([]);
  });
});

describe('sizes that are not those of text', () => {
  it('reads text upside down with a negative size as text turned by half', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.rotate(180, { origin: [300, 420] });
      pdf.fontSize(-10);
      setLines(pdf, ['Reads as any other line'], 300, 420);
    });
    expect(texts(lines)).toEqual(['Reads as any other line']);
    expect(lines[0]?.fontSize).toBeCloseTo(10, 0);
  });

  it('reads text of a font whose measure makes its size tiny', async () => {
    const read = await readPdf(tinyType3(), AMPLE);
    expect(read.ok && texts(read.value.lines)).toEqual(['aaa aa']);
    expect(read.ok && read.value.lines[0]?.fontSize).toBeGreaterThan(5);
  });
});

/** A PDF whose font draws its only letter as a box, and is set in a size of .1, since its own measure is 100 times ours. */
function tinyType3(): Uint8Array {
  const content = 'BT /F 0.1 Tf 50 700 Td (aaa aa) Tj ET';
  const letter = '60 0 0 0 50 70 d1 0 0 50 70 re f';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type3/FontMatrix[1 0 0 1 0 0]/FontBBox[0 0 60 80]/CharProcs<</a 6 0 R/space 7 0 R>>/Encoding<</Type/Encoding/Differences[32/space 97/a]>>/FirstChar 32/LastChar 97/Widths[' +
      `30 ${'0 '.repeat(64)}60]>>`,
    `<</Length ${letter.length}>>stream\n${letter}\nendstream`,
    '<</Length 15>>stream\n30 0 0 0 0 0 d1\nendstream',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 8>>\n%%EOF`);
}
