import { describe, expect, it } from 'vitest';
import type { Glyph } from '../glyphs';
import { readDrawn, setLines, texts } from '../testing/draw';
import { setGlyphs } from '../testing/glyphs';
import { findSegments } from './segments';

/** Degrees whose text ends where the column of schools begins, or a hair before it. */
const STUDIES: readonly [string, string, string][] = [
  ['2009 – 2012', 'Bachelor of Science in Business Management', 'University of Hull'],
  ['2006 – 2009', 'Diploma in Logistics', 'Goole Vocational College'],
];
const DEGREES = 130;

describe('text that fills its column', () => {
  it('parts a cell from the one that begins where its text ends', async () => {
    for (const gap of [-1, 0, 0.5, 2.5]) {
      const { lines } = await readDrawn((pdf) => {
        const edge = DEGREES + pdf.widthOfString(STUDIES[0]?.[1] ?? '') + gap;
        STUDIES.forEach(([years, degree, school], row) => {
          const y = 50 + row * 18;
          pdf.text(years, 50, y, { lineBreak: false });
          pdf.text(degree, DEGREES, y, { lineBreak: false });
          pdf.text(school, edge, y, { lineBreak: false });
        });
      });
      expect(texts(lines)).toEqual(STUDIES.map((cells) => cells.join('\t')));
    }
  });

  it('leaves the words of a line together that a program draws one by one', async () => {
    const { lines } = await readDrawn((pdf) => {
      let x = 50;
      for (const word of ['Luis', 'Alberto', 'Becerra', 'Rubio']) {
        pdf.text(word, x, 50, { lineBreak: false });
        x += pdf.widthOfString(`${word} `);
      }
      pdf.text('El Dr. Luis Alberto is a member of the society of engineers', 50, 80, { lineBreak: false });
    });
    expect(lines[0]?.text).toBe('Luis Alberto Becerra Rubio');
  });

  it('joins no texts that only happen to be side by side', () => {
    const bar = setGlyphs('Statistics and Power BI');
    const between = setGlyphs('Sales and marketing in two towns', { x: 300, baseline: 160 });
    const main = setGlyphs('Saffron Telecom in Mumbai', { x: 118 });
    const found = (glyphs: Glyph[]) => findSegments(glyphs).map(({ text }) => text);
    expect(found([...bar, ...between, ...main])).toContain('Saffron Telecom in Mumbai');
    expect(found([...bar, ...main, ...between])).toContain(
      'Statistics and Power BI Saffron Telecom in Mumbai',
    );
  });
});

describe('text that is drawn twice', () => {
  const all = Array.from({ length: 12 }, (_, row) => `Line ${row} of the night shift`);
  const draw = (twice: number) =>
    readDrawn((pdf) => {
      setLines(pdf, all, 50, 50);
      setLines(pdf, all.slice(0, twice), 50.3, 50);
    });

  it('is bold where it is part of a page', async () => {
    const { lines } = await draw(2);
    expect(texts(lines)).toEqual(all);
    expect(lines.map(({ bold }) => bold)).toEqual(all.map((_, row) => row < 2));
  });

  it('is not bold where the whole page is', async () => {
    const { lines } = await draw(all.length);
    expect(texts(lines)).toEqual(all);
    expect(lines.some(({ bold }) => bold)).toBe(false);
  });
});
