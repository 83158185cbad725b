import { describe, expect, it } from 'vitest';
import { setGlyphs } from '../testing/glyphs';
import { inReadingOrder } from './bidi';
import { looksLikeDates } from './datelike';
import { findSegments } from './segments';

function segmentTexts(...pieces: ReturnType<typeof setGlyphs>[]): string[] {
  return findSegments(pieces.flat()).map((segment) => segment.text);
}

describe('findSegments', () => {
  it('joins no texts that only happen to be side by side', () => {
    const bar = setGlyphs('Statistics and Power BI');
    const between = setGlyphs('Sales and marketing in two towns', { x: 300, baseline: 160 });
    const main = setGlyphs('Saffron Telecom in Mumbai', { x: 118 });
    const found = (glyphs: Parameters<typeof findSegments>[0]) =>
      findSegments(glyphs).map(({ text }) => text);
    expect(found([...bar, ...between, ...main])).toContain('Saffron Telecom in Mumbai');
    expect(found([...bar, ...main, ...between])).toContain(
      'Statistics and Power BI Saffron Telecom in Mumbai',
    );
  });

  it('parts a line at wide gaps and keeps words together', () => {
    expect(segmentTexts(setGlyphs('Sales manager'), setGlyphs('2019', { x: 200 }))).toEqual([
      'Sales manager',
      '2019',
    ]);
  });

  it('reads blanks from gaps where the file has none', () => {
    expect(segmentTexts(setGlyphs('Sales'), setGlyphs('manager', { x: 28 }))).toEqual(['Sales manager']);
  });

  it('puts pieces in order whatever the order of drawing', () => {
    expect(segmentTexts(setGlyphs('world', { x: 28 }), setGlyphs('Hello'))).toEqual(['Hello world']);
  });

  it('does not take the space of spaced-out letters for blanks', () => {
    expect(segmentTexts(setGlyphs('EDUCATION', { advance: 8 }))).toEqual(['EDUCATION']);
    expect(segmentTexts(setGlyphs('EDUCATION', { advance: 18 }))).toEqual(['EDUCATION']);
  });

  it('reads blanks of a file without any where letters overlap and words hardly stand apart', () => {
    const tight = (text: string, x: number) => setGlyphs(text, { x, advance: 4 });
    expect(segmentTexts(tight('KURS', 0), tight('SPAWANIA', 17.6), tight('2018', 51.2))).toEqual([
      'KURS SPAWANIA 2018',
    ]);
    expect(segmentTexts(tight('SPAWANIE', 0))).toEqual(['SPAWANIE']);
  });

  it('keeps raised signs in the line, and lines apart', () => {
    const raised = setGlyphs('st', { x: 5, baseline: 96, style: { fontSize: 6 } });
    expect(segmentTexts(setGlyphs('1'), raised, setGlyphs('below', { baseline: 112 }))).toEqual([
      '1st',
      'below',
    ]);
  });

  it('keeps a raised sign in its line where the line begins far before it', () => {
    const raised = setGlyphs('st', { x: 105, baseline: 96, style: { fontSize: 6 } });
    expect(segmentTexts(setGlyphs('2014'), setGlyphs('1', { x: 100 }), raised)).toEqual(['2014', '1st']);
  });

  it('takes text that is drawn twice as bold', () => {
    const [segment, ...others] = findSegments([...setGlyphs('Title'), ...setGlyphs('Title', { x: 0.4 })]);
    expect(others).toEqual([]);
    expect(segment?.text).toBe('Title');
    expect(segment?.glyphs.every((glyph) => glyph.style.bold)).toBe(true);
  });

  it('gives small capitals the size of large ones', () => {
    const small = setGlyphs('DUCATION', { x: 5, style: { fontSize: 7.5 } });
    const [segment] = findSegments([...setGlyphs('E'), ...small]);
    expect(new Set(segment?.glyphs.map((glyph) => glyph.style.fontSize))).toEqual(new Set([10]));
  });
});

describe('inReadingOrder', () => {
  const read = (visual: string, isRightRow = false) => {
    const [segment] = findSegments(setGlyphs(visual));
    if (segment === undefined) throw new Error('no segment');
    return inReadingOrder(segment, isRightRow)
      .map(({ text, blankBefore }) => (blankBefore ? ' ' : '') + text)
      .join('');
  };

  it('leaves text alone that is read from the left', () => {
    expect(read('Plain (text) 2019')).toBe('Plain (text) 2019');
  });

  it('turns text that is read from the right, with its brackets', () => {
    expect(read('(םולש) היח')).toBe('חיה (שלום)');
  });

  it('keeps numbers and Latin words inside of it', () => {
    expect(read('2019-ב Excel דמל')).toBe('למד Excel ב-2019');
  });

  it('turns a range of years in a row that is read from the right', () => {
    expect(read('2023 – 2019', true)).toBe('2019 – 2023');
    expect(read('2019 – 2023')).toBe('2019 – 2023');
  });
});

describe('looksLikeDates', () => {
  it.each(['2019', 'March 2019 – present', '03/2015 - 12/2016', 'seit 2012', '2010년 3월', 'Bergen, 2014'])(
    'accepts %s',
    (text) => {
      expect(looksLikeDates(text)).toBe(true);
    },
  );

  it.each([
    'Staff Nurse',
    'Sales manager',
    '+47 77 12 34 56',
    'Founded the company in 2019 with two partners and a loan',
  ])('refuses %s', (text) => {
    expect(looksLikeDates(text)).toBe(false);
  });
});
