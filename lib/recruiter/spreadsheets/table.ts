import writeExcelFile from 'write-excel-file/node';
import type { Cell, CsvColumn } from '@/lib/platform/csv';

const WIDTHS = { least: 10, most: 60 };
const DAY = 'd mmm yyyy';

/** Returns a date that a spreadsheet can sort, shown as in the lists. */
const written = (cell: Cell) => (cell instanceof Date ? { value: cell, type: Date, format: DAY } : cell);
const lengthOf = (cell: Cell | undefined) => (cell instanceof Date ? DAY : String(cell ?? '')).length;

/** Lines as a workbook with one sheet: a line of headings that stays in sight, numbers as numbers, text as text. */
export async function xlsxOf<Line>(
  sheet: string,
  columns: readonly CsvColumn<Line>[],
  lines: readonly Line[],
): Promise<Uint8Array> {
  const rows = lines.map((line) => columns.map(({ cell }) => cell(line)));
  const widthOf = (index: number) => {
    const longest = Math.max(...rows.map((row) => lengthOf(row[index])), 0);
    return { width: Math.min(Math.max(longest, WIDTHS.least), WIDTHS.most) };
  };
  const head = columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' as const }));
  const file = writeExcelFile([head, ...rows.map((row) => row.map(written))], {
    sheet: sheet.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: columns.map((_, index) => widthOf(index)),
    stickyRowsCount: 1,
  });
  return file.toBuffer();
}
