import type { Line } from '@/lib/engine/documents';

/**
 * Tables that are used to set columns side by side: their cells hold headings. Such a cell is read like a column of a
 * page, and not as a continuation of the cell before it.
 */

const keyOf = ({ table, row }: NonNullable<Line['cell']>) => `${table}.${row}`;

/** Returns the lines, numbering cells next to other cells with headings as columns from 1 on. */
export function columnsOfCells(lines: readonly Line[], isHeading: (index: number) => boolean): Line[] {
  const headed = new Map<string, Set<number>>();
  lines.forEach(({ cell }, index) => {
    if (cell === undefined || !isHeading(index)) return;
    headed.set(keyOf(cell), (headed.get(keyOf(cell)) ?? new Set()).add(cell.column));
  });
  if (![...headed.values()].some((columns) => columns.size > 1)) return [...lines];
  return lines.map((line) =>
    line.cell !== undefined && (headed.get(keyOf(line.cell))?.size ?? 0) > 1
      ? { ...line, column: line.cell.column + 1 }
      : line,
  );
}
