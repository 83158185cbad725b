import { describe, expect, it } from 'vitest';
import { tablesOf } from '..';
import type { Line } from '../model';

/** Lines of one table: a row of texts a line, `*` before a bold one, `/` between the lines of a cell. */
function table(rows: string[][], number = 0): Line[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((text, column) =>
      text === '' ? [] : text.split('/').map((part) => line(part, { table: number, row, column })),
    ),
  );
}

function line(text: string, cell: NonNullable<Line['cell']>): Line {
  const bold = text.startsWith('*');
  const shown = bold ? text.slice(1) : text;
  const run = { text: shown, bold, italic: false, fontSize: 11 };
  return { text: shown, runs: [run], page: 0, fontSize: 11, bold, role: 'cell', block: 0, column: 0, cell };
}

describe('tablesOf', () => {
  it('tells the row that names the columns by the numbers below it', () => {
    const [found] = tablesOf(
      table([
        ['Course', 'School', 'Year'],
        ['Welding', 'Northern Trade/College', '2014'],
        ['Joinery', 'Lakeside Institute', '2011'],
      ]),
    );
    expect(found?.kind).toBe('data');
    expect(found?.header?.cells.map(({ text }) => text)).toEqual(['Course', 'School', 'Year']);
    expect(found?.rows.map((row) => row.cells[1]?.text)).toEqual([
      'Northern Trade College',
      'Lakeside Institute',
    ]);
  });

  it('tells it by its type where all is words, and takes a cell above it for the title', () => {
    const [found] = tablesOf(
      table([
        ['*Work history'],
        ['*Firm', '*Post'],
        ['Harbour Crane Works', 'Fitter'],
        ['Quayside Stores', 'Clerk'],
      ]),
    );
    expect(found?.header?.row).toBe(1);
    expect(found?.title?.cells[0]?.text).toBe('Work history');
    expect(found?.rows).toHaveLength(2);
  });

  it('has no header where the first row is like the others', () => {
    const [found] = tablesOf(
      table([
        ['Welding', 'Northern College'],
        ['Joinery', 'Lakeside Institute'],
      ]),
    );
    expect([found?.kind, found?.header, found?.rows.length]).toEqual(['data', undefined, 2]);
  });

  it('tells a form by its labels, also with the colon in a cell of its own', () => {
    const labels = ['Firm', 'Post', 'Period'];
    const values = ['Harbour Crane Works', 'Fitter', '2011 - 2014'];
    const kinds = [
      labels.map((label, at) => [`${label}:`, values[at] ?? '']),
      labels.map((label, at) => [label, ':', values[at] ?? '']),
      labels.map((label, at) => [`*${label}`, values[at] ?? '']),
    ].map((rows) => tablesOf(table(rows))[0]?.kind);
    expect(kinds).toEqual(['form', 'form', 'form']);
  });

  it('takes columns of text that are set in cells for layout', () => {
    const long = Array.from({ length: 9 }, (_, at) => `Line ${at} of a column`).join('/');
    expect(tablesOf(table([[long, long]]))[0]?.kind).toBe('layout');
  });

  it('keeps tables apart that are in one another', () => {
    const outer = line('Outer', { table: 0, row: 0, column: 0 });
    const inner = line('Inner', { table: 1, row: 0, column: 0 });
    const after = line('After', { table: 0, row: 1, column: 0 });
    const found = tablesOf([outer, inner, after]);
    expect(found.map(({ number, rows }) => [number, rows.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('parts a table at running text that stands alone in its row', () => {
    const text =
      'Kept the cranes of the quay running over four winters, and trained two apprentices in all of it.';
    const found = tablesOf(
      table([
        ['Course', 'School', 'Year'],
        ['Welding', 'Northern College', '2014'],
        ['Joinery', 'Lakeside Institute', '2011'],
        [text],
      ]),
    );
    expect(found.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['data', 2],
      ['layout', 1],
    ]);
  });
});
