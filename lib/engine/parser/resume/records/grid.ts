import { type Line, type Table, tablesOf } from '@/lib/engine/documents';
import { joinedLine } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';

/** The tables of a section as rows of cells, with the lines of the section that are in them. */

/** The lines of one cell. */
export type Cell = [SectionLine, ...SectionLine[]];

/** The cells of a row by the number of their column; an empty cell is absent. */
export type Row = Map<number, Cell>;

export type Grid = { rows: Row[]; columns: number };

/** A stretch of a section: a table, or lines between tables. */
export type Stretch = { lines: SectionLine[]; grid?: Grid };

const LEAST_COLUMNS = 2;

/** Returns a part of a table by its purpose: its lines, and its cells where it has columns. */
function partOf(table: Table, entries: ReadonlyMap<Line, SectionLine>): Stretch {
  const tableRows = [table.title, table.header, ...table.rows].filter((row) => row !== undefined);
  const rows = tableRows.map(({ cells }): Row => {
    const own = cells.map(({ column, lines }): [number, SectionLine[]] => [
      column,
      lines.flatMap((line) => entries.get(line) ?? []),
    ]);
    return new Map(own.filter((cell): cell is [number, Cell] => cell[1].length > 0));
  });
  const lines = rows.flatMap((row) => [...row.values()].flat()).sort((a, b) => a.index - b.index);
  const columns = Math.max(0, ...rows.flatMap((row) => [...row.keys()].map((column) => column + 1)));
  return columns >= LEAST_COLUMNS ? { lines, grid: { rows, columns } } : { lines };
}

/** Returns the section split into its tables and the lines between them. */
export function stretchesOf(lines: readonly SectionLine[]): Stretch[] {
  const stretches: SectionLine[][] = [];
  let table: number | undefined;
  for (const entry of lines) {
    const own = entry.line.cell?.table;
    if (stretches.length > 0 && own === table) stretches.at(-1)?.push(entry);
    else stretches.push([entry]);
    table = own;
  }
  return stretches.flatMap((own) => {
    if (own[0]?.line.cell === undefined) return [{ lines: own }];
    const filled = own.filter(({ line }) => line.text.trim() !== '');
    const entries = new Map(filled.map((entry) => [entry.line, entry]));
    return tablesOf(filled.map(({ line }) => line)).map((part) => partOf(part, entries));
  });
}

/** Returns the text of a cell, its lines joined with spaces; empty for a cell without any. */
export function textOf(cell: Cell | undefined): string {
  return cell?.map(({ line }) => line.text.trim()).join(' ') ?? '';
}

/** Returns a cell as one line. */
export function lineOf([first, ...others]: Cell): SectionLine {
  return { index: first.index, line: joinedLine([first.line, ...others.map(({ line }) => line)], ' ') };
}
