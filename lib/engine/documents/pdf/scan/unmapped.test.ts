import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import type { Glyph } from '../glyphs';
import { readPdf } from '../read';
import { AMPLE, texts } from '../testing/draw';
import { hasUnmappedWords } from './unmapped';

const FONTS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
const LINES = ['Warehouse manager at Ferrous Freight', 'Led the night shift of forty-two people'];

/** Sets a heading in bold type and lines in plain type, both in fonts of the file, some of them without their maps. */
async function set(lost: 'bold' | 'all' | 'none'): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', compress: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.font(path.join(FONTS, 'LiberationSans-Bold.ttf')).text('Experience in freight and stores');
  for (const line of LINES) pdf.font(path.join(FONTS, 'LiberationSans-Regular.ttf')).text(line);
  pdf.end();
  await new Promise((resolve) => pdf.on('end', resolve));
  const file = Buffer.concat(chunks).toString('latin1');
  const isLost = (object: string) => lost === 'all' || (lost === 'bold' && object.includes('Sans-Bold'));
  const without = file.replaceAll(/\d+ 0 obj\n[\s\S]*?endobj/gu, (object) =>
    isLost(object) ? object.replace('/ToUnicode', '/XoUnicode') : object,
  );
  return new Uint8Array(Buffer.from(without, 'latin1'));
}

describe('fonts that do not say what they draw', () => {
  it('refuses a document of nothing else, and says why', async () => {
    const read = await readPdf(await set('all'), AMPLE);
    expect(read).toMatchObject({ ok: false, failure: { code: 'ovIsImage' } });
    expect(!read.ok && read.failure.message).toContain('do not say which letters they draw');
  });

  it('leaves out what one of the fonts draws, and says that words are missing', async () => {
    const read = await readPdf(await set('bold'), AMPLE);
    if (!read.ok) throw new Error(read.failure.message);
    expect(texts(read.value.lines)).toEqual(LINES);
    expect(read.value).toMatchObject({ doubts: ['font'], unreadPages: [0] });
  });

  it('reads their pages as pictures where those are read', async () => {
    const seen: number[] = [];
    const readPicture = ({ width }: { width: number }) => {
      seen.push(width);
      const word = { text: 'Experience', x0: 100, y0: 100, x1: 300, y1: 130, certainty: 0.9 };
      return [{ words: [word], baseline: { y: 130, slope: 0 } }];
    };
    const read = await readPdf(await set('bold'), { ...AMPLE, readPicture });
    expect(seen).toHaveLength(1);
    expect(read).toMatchObject({
      ok: true,
      value: { doubts: ['picture'], scans: [{ page: 0 }], truncated: false },
    });
    expect(read.ok && texts(read.value.lines)).toEqual(['Experience']);
  });

  it('takes no page with maps for one without', async () => {
    const read = await readPdf(await set('none'), AMPLE);
    expect(read.ok && read.value.lines).toHaveLength(3);
    expect(read.ok && read.value.doubts).toBeUndefined();
  });
});

const glyphOf = (text: string): Glyph => ({
  text,
  ...{ x0: 0, x1: 5, baseline: 10 },
  style: { fontSize: 10, bold: false, italic: false, invisible: false, icons: false, angle: 0 },
});

it.each([
  ['Maintained the pumps of the old mill', false],
  ['の削除・インストールについてのソフトを全て削除して下さい', false],
  ['([SHULHQFH LQ IUHLJKW DQG VWRUHV', true],
  ['-+#$%&*/(),.0123456789:;<=>?@[]', true],
])('takes the codes of %s for what they are', (text, isUnmapped) => {
  const level = [...text].map(glyphOf);
  const page = { level, turned: new Map(), count: level.length, unmapped: new Set(level) };
  expect(hasUnmappedWords(page)).toBe(isUnmapped);
});
