import type { Line, SourceDocument } from '@/lib/engine/documents';
import { writtenDocument } from '../../shared/testing/written';

const CELLS = /\s*\|\s*/u;

/**
 * A document in which lines with `|` are rows of cells; adjacent rows are one table, `/` separates the lines of a cell.
 */
export function writtenTables(text: string): SourceDocument {
  const document = writtenDocument(text);
  const lines: Line[] = [];
  let table = -1;
  let row = -1;
  for (const line of document.lines) {
    if (!line.text.includes('|')) {
      lines.push(line);
      row = -1;
      continue;
    }
    if (row < 0) table++;
    row++;
    lines.push(...cellsOf(line, { table, row }));
  }
  return { ...document, lines };
}

function cellsOf(line: Line, at: { table: number; row: number }): Line[] {
  return line.text.split(CELLS).flatMap((cell, column) =>
    cell
      .split('/')
      .filter((part) => part !== '')
      .map((part): Line => {
        const run = { bold: false, italic: false, fontSize: line.fontSize, text: part };
        return { ...line, text: part, runs: [run], role: 'cell', cell: { ...at, column } };
      }),
  );
}
