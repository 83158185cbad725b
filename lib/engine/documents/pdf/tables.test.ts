import { describe, expect, it } from 'vitest';
import type { Line } from '../model';
import { readDrawn, setLines } from './testing/draw';

const COLUMNS = [60, 180, 340, 420];

/** Draws a bordered table; `/` separates texts of a cell that are on different lines. */
function drawTable(pdf: PDFKit.PDFDocument, top: number, rows: string[][], border = strokeCell): void {
  rows.forEach((cells, row) => {
    cells.forEach((text, column) => {
      const [x, end] = [COLUMNS[column] ?? 0, COLUMNS[column + 1] ?? 0];
      const y = top + 40 * row;
      border(pdf, { x, y, width: end - x });
      setLines(pdf, text.split('/'), x + 5, y + 5, 13);
    });
  });
}

type Cell = { x: number; y: number; width: number };

function strokeCell(pdf: PDFKit.PDFDocument, { x, y, width }: Cell): void {
  pdf.rect(x, y, width, 40).stroke();
}

/** As word processors draw borders: each a thin filled rectangle. */
function fillBorders(pdf: PDFKit.PDFDocument, { x, y, width }: Cell): void {
  pdf
    .rect(x, y, width, 0.5)
    .fill()
    .rect(x, y + 40, width, 0.5)
    .fill();
  pdf
    .rect(x, y, 0.5, 40)
    .fill()
    .rect(x + width, y, 0.5, 40)
    .fill();
}

function cellsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ cell, text }) =>
    cell === undefined ? [] : `${cell.table}.${cell.row}.${cell.column} ${text}`,
  );
}

const ROWS = [
  ['Course', 'School', 'Year'],
  ['Welding', 'Northern Trade/College', '2014'],
  ['Joinery of ships and/boats', 'Lakeside', '2011'],
];
const READ = [
  '0.0.0 Course',
  '0.0.1 School',
  '0.0.2 Year',
  '0.1.0 Welding',
  '0.1.1 Northern Trade',
  '0.1.1 College',
  '0.1.2 2014',
  '0.2.0 Joinery of ships and boats',
  '0.2.1 Lakeside',
  '0.2.2 2011',
];

describe('ruled tables', () => {
  it.each([
    ['stroked', strokeCell],
    ['filled', fillBorders],
  ])(
    'reads cells with %s borders row by row, and joins what the width of a cell broke',
    async (_, border) => {
      const { lines } = await readDrawn((pdf) => {
        setLines(pdf, ['Mira Lindqvist'], 60, 40);
        drawTable(pdf, 80, ROWS, border);
        setLines(pdf, ['Thank you for reading.'], 60, 240);
      });
      expect(cellsOf(lines)).toEqual(READ);
      expect([lines[0]?.text, lines.at(-1)?.text]).toEqual(['Mira Lindqvist', 'Thank you for reading.']);
      const cells = lines.filter(({ text }) => /Northern|College/u.test(text)).map(({ cell }) => cell);
      expect(cells[0]).toBe(cells[1]);
    },
  );

  it('knows the edges that are not drawn, and cells that span', async () => {
    const { lines } = await readDrawn((pdf) => {
      for (const y of [100, 130, 160]) pdf.moveTo(60, y).lineTo(400, y).stroke();
      pdf.moveTo(200, 100).lineTo(200, 160).stroke();
      setLines(pdf, ['Trade certificate'], 65, 82);
      setLines(pdf, ['Firm', 'Harbour Crane Works'], 65, 110, 30);
      setLines(pdf, ['Fitter', '2011 - 2014'], 205, 110, 30);
      pdf.moveTo(60, 75).lineTo(400, 75).moveTo(60, 75).lineTo(60, 160).stroke();
    });
    expect(cellsOf(lines)).toEqual([
      '0.0.0 Trade certificate',
      '0.1.0 Firm',
      '0.1.1 Fitter',
      '0.2.0 Harbour Crane Works',
      '0.2.1 2011 - 2014',
    ]);
  });

  it('takes neither a frame around the page nor underlines for tables', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.rect(20, 20, 550, 780).stroke();
      setLines(pdf, ['Experience', 'Fitter, Harbour Crane Works', 'Clerk, Quayside Stores'], 60, 80, 20);
      pdf.moveTo(60, 92).lineTo(130, 92).stroke();
    });
    expect(cellsOf(lines)).toEqual([]);
    expect(lines).toHaveLength(3);
  });

  it('reads a table inside of a cell after the text of the cell', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.rect(40, 60, 500, 200).stroke();
      pdf.rect(40, 260, 500, 40).stroke();
      pdf.moveTo(480, 60).lineTo(480, 300).stroke();
      setLines(pdf, ['Schooling'], 50, 70);
      setLines(pdf, ['Aside'], 490, 270);
      setLines(pdf, ['Notes'], 50, 270);
      drawTable(pdf, 100, ROWS.slice(0, 2));
    });
    expect(cellsOf(lines)).toEqual([
      '0.0.0 Schooling',
      '1.0.0 Course',
      '1.0.1 School',
      '1.0.2 Year',
      '1.1.0 Welding',
      '1.1.1 Northern Trade',
      '1.1.1 College',
      '1.1.2 2014',
      '0.1.0 Notes',
      '0.1.1 Aside',
    ]);
  });

  it('takes the tall cell of a side bar for a column of the page, and a cell of dates for a margin', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.rect(40, 40, 500, 700).stroke();
      pdf.moveTo(180, 40).lineTo(180, 740).stroke();
      pdf.moveTo(180, 100).lineTo(540, 100).stroke();
      setLines(pdf, ['Contact', '+47 77 12 34 56', 'Languages', 'Norwegian'], 50, 60, 40);
      setLines(pdf, ['Experience', 'Fitter, Harbour Crane Works', 'Clerk, Quayside Stores'], 190, 60, 52);
    });
    expect(cellsOf(lines)).toEqual([]);
    expect(lines.map(({ column }) => column)).toEqual([1, 1, 1, 1, 2, 2, 2]);
  });

  it('reads dates in a ruled margin with the entries beside them', async () => {
    const { lines } = await readDrawn((pdf) => {
      pdf.rect(40, 60, 500, 200).stroke();
      pdf.moveTo(140, 60).lineTo(140, 260).stroke();
      setLines(pdf, ['2011 – 2014', '2009 – 2011', '2006 – 2009'], 45, 70, 56);
      [0, 1, 2].forEach((n) => {
        const entry = [`Fitter ${n}, Harbour Crane Works`, 'Kept the cranes of the quay running', 'Bergen'];
        setLines(pdf, entry, 150, 70 + 56 * n);
      });
    });
    expect(lines.filter(({ text }) => text.includes('Fitter')).map(({ text }) => text)).toEqual([
      '2011 – 2014\tFitter 0, Harbour Crane Works',
      '2009 – 2011\tFitter 1, Harbour Crane Works',
      '2006 – 2009\tFitter 2, Harbour Crane Works',
    ]);
  });

  it('are none where their edges run through words', async () => {
    const told = [
      'I have planned and led the building of',
      'seventeen houses and was responsible',
      'for everything from the first drawing',
    ];
    const { lines } = await readDrawn((pdf) => {
      strokeCell(pdf, { x: 60, y: 100, width: 47 });
      strokeCell(pdf, { x: 107, y: 100, width: 300 });
      setLines(pdf, told, 65, 102, 12);
    });
    expect(cellsOf(lines)).toEqual([]);
    expect(lines.map(({ text }) => text)).toEqual(told);
  });
});
