import { describe, expect, it } from 'vitest';
import type { Line } from '@/lib/engine/documents';
import type { SectionLine } from '../../shared/layout/section-line';
import { writtenDocument } from '../../shared/testing/written';
import { joinDateColumns } from './columns';
import { entryLines } from './entry-lines';
import { joinMarginDates } from './margin';
import { edgeOfLines } from './right-edges';
import { joinWrappedHeaders } from './wrapping';

const today = '2026-03-01';

type Placed = { text: string; x0: number; y0: number; column?: number };

const CHARACTER = 6;

/** Lines with a place on the page; every character is 6 points wide, lines are 12 points apart. */
function placed(rows: Placed[]): SectionLine[] {
  return rows.map(({ text, x0, y0, column = 0 }, index) => {
    const [line] = writtenDocument(text).lines as [Line];
    let x = x0;
    line.runs = line.runs.map((run) => {
      const from = x;
      x += run.text.length * CHARACTER;
      return { ...run, x0: from, x1: x };
    });
    return { index, line: { ...line, column, gapBefore: 3, box: { x0, x1: x, y0, y1: y0 + 11 } } };
  });
}

const texts = (lines: SectionLine[]) => lines.map(({ line }) => line.text);

describe('joinMarginDates', () => {
  it('brings a date over two lines together and keeps the text beside its end', () => {
    const lines = placed([
      { text: 'August 2012 – January⇥**Engineer**, Harbourline', x0: 40, y0: 100 },
      { text: '2017⇥Built the booking system', x0: 40, y0: 112 },
    ]);
    expect(texts(joinMarginDates(lines, today))).toEqual([
      'August 2012 – January 2017\tEngineer, Harbourline',
      'Built the booking system',
    ]);
  });

  it('joins lines of dates alone', () => {
    const lines = placed([
      { text: 'March 2016 –', x0: 40, y0: 100 },
      { text: 'June 2019', x0: 40, y0: 112 },
    ]);
    expect(texts(joinMarginDates(lines, today))).toEqual(['March 2016 – June 2019']);
  });

  it('leaves whole dates and other lines as they are', () => {
    const rows = ['2015 – 2017⇥**Engineer**', '2012 – 2014⇥**Analyst**', 'Skills⇥Sails'];
    const lines = placed(rows.map((text, n) => ({ text, x0: 40, y0: 100 + n * 12 })));
    expect(texts(joinMarginDates(lines, today))).toEqual(
      rows.map((row) => row.replaceAll('**', '').replace('⇥', '\t')),
    );
  });
});

describe('joinDateColumns', () => {
  it('puts the dates of a column of their own in the lines on the same height', () => {
    const lines = placed([
      { text: '2015 – 2017', x0: 40, y0: 100, column: 1 },
      { text: '2012 – 2014', x0: 40, y0: 160, column: 1 },
      { text: '**Engineer**, Harbourline', x0: 160, y0: 101, column: 2 },
      { text: '- Built the booking system', x0: 160, y0: 113, column: 2 },
      { text: '**Analyst**, Quillmark', x0: 160, y0: 160, column: 2 },
    ]);
    expect(texts(joinDateColumns(lines, today))).toEqual([
      '2015 – 2017\tEngineer, Harbourline',
      'Built the booking system',
      '2012 – 2014\tAnalyst, Quillmark',
    ]);
  });

  it('puts the dates of one cell in the lines of the cell beside it', () => {
    const lines = placed([
      { text: '2015 – 2017', x0: 40, y0: 100 },
      { text: '2012 – 2014', x0: 40, y0: 160 },
      { text: '**Engineer**, Harbourline', x0: 160, y0: 101 },
      { text: '**Analyst**, Quillmark', x0: 160, y0: 160 },
    ]).map((entry, n) => ({
      ...entry,
      line: { ...entry.line, cell: { table: 0, row: 0, column: n < 2 ? 0 : 1 } },
    }));
    expect(texts(joinDateColumns(lines, today))).toEqual([
      '2015 – 2017\tEngineer, Harbourline',
      '2012 – 2014\tAnalyst, Quillmark',
    ]);
  });

  it('does not join the dates of two columns of entries', () => {
    const rows = [
      { text: '**Engineer**', x0: 40, y0: 100, column: 1 },
      { text: '2015 – 2017', x0: 40, y0: 112, column: 1 },
      { text: '**Analyst**', x0: 260, y0: 100, column: 2 },
      { text: '2012 – 2014', x0: 260, y0: 112, column: 2 },
    ];
    expect(texts(joinDateColumns(placed(rows), today))).toEqual([
      'Engineer',
      '2015 – 2017',
      'Analyst',
      '2012 – 2014',
    ]);
  });
});

describe('joinWrappedHeaders', () => {
  it('joins a title that had no room before its date', () => {
    const lines = placed([
      { text: '**Department Head of Marine⇥**2015 – 2017', x0: 40, y0: 100 },
      { text: '**Engineering**', x0: 40, y0: 112 },
    ]);
    const [first] = lines;
    const date = first?.line.runs.at(-1);
    if (date) Object.assign(date, { x0: 220, x1: 290 });
    expect(
      texts(joinWrappedHeaders(lines, { today, isBoldBody: false, edgeOf: edgeOfLines(lines) })),
    ).toEqual(['Department Head of Marine Engineering\t2015 – 2017']);
  });

  it('leaves a second line alone that would have had room', () => {
    const lines = placed([
      { text: '**Engineer**', x0: 40, y0: 100 },
      { text: '**Harbourline**', x0: 40, y0: 112 },
      { text: 'Built the booking system of the ferries and of the harbour', x0: 40, y0: 124 },
    ]);
    expect(joinWrappedHeaders(lines, { today, isBoldBody: false, edgeOf: edgeOfLines(lines) })).toHaveLength(
      3,
    );
  });
});

describe('entryLines', () => {
  const study = 'Harbour University of the North, Bachelor, History of the Sea';
  const other = 'Hill School, Certificate, Drawing';
  const bodies = (gapBefore: number, text: string) => {
    const [first, second] = placed([
      { text: study, x0: 40, y0: 100 },
      { text, x0: 40, y0: 112 + gapBefore },
    ]) as [SectionLine, SectionLine];
    const lines = [first, { ...second, line: { ...second.line, gapBefore } }];
    return entryLines(lines, { today }, '').map(({ isBody }) => isBody);
  };

  it('takes a line that fills its column and goes on for a paragraph', () => {
    expect(bodies(3, other)).toEqual([true, true]);
  });

  it('takes lines that are set apart for entries, and a label below for none that goes on', () => {
    expect(bodies(9, other)).toEqual([false, false]);
    expect(bodies(3, 'Mark: 9')).toEqual([false, true]);
  });
});
