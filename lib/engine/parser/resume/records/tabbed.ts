import { lineOfStretch } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';
import { type Cell, type Row, type Stretch, stretchesOf } from './grid';
import { titleRowOf } from './titles';

/** Tables set only with tabs: lines with as many cells as the line of titles above them. */

const FEWEST_CELLS = 3;
/** Lines between two rows that continue the upper one. */
const MOST_BETWEEN = 2;

/** Returns the cells of a line separated by tabs, in order. */
function cellsOf({ index, line }: SectionLine): SectionLine[] {
  return [...line.text.matchAll(/[^\t]+/gu)]
    .filter(([text]) => /\S/u.test(text))
    .map(({ index: from, 0: text }) => ({ index, line: lineOfStretch(line, from, from + text.length) }));
}

const rowOf = (cells: readonly SectionLine[]): Row =>
  new Map(cells.map((cell, at): [number, Cell] => [at, [cell]]));

/** True for the titles of the columns of entries. */
function areTitles(cells: readonly SectionLine[]): boolean {
  return cells.length >= FEWEST_CELLS && titleRowOf({ rows: [rowOf(cells)], columns: cells.length }) !== null;
}

/** Returns the table with its titles in the line at `from`, and the number of its lines; null if no row follows. */
function tableAt(lines: readonly SectionLine[], from: number, titles: readonly SectionLine[]) {
  const rows = [rowOf(titles)];
  let count = 1;
  for (let at = from + 1; at < lines.length && at - from - count <= MOST_BETWEEN; at++) {
    const cells = cellsOf(lines[at] as SectionLine);
    if (cells.length !== titles.length) continue;
    rows.push(rowOf(cells));
    count = at - from + 1;
  }
  return rows.length > 1 ? { rows, count } : null;
}

function withTables(lines: readonly SectionLine[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 0; at < lines.length; ) {
    const entry = lines[at] as SectionLine;
    const cells = entry.line.text.includes('\t') ? cellsOf(entry) : [];
    const table = areTitles(cells) ? tableAt(lines, at, cells) : null;
    const own = lines.slice(at, at + (table?.count ?? 1));
    if (table) stretches.push({ lines: own, grid: { rows: table.rows, columns: cells.length } });
    else if (stretches.length > 0 && !stretches.at(-1)?.grid) stretches.at(-1)?.lines.push(...own);
    else stretches.push({ lines: own });
    at += own.length;
  }
  return stretches;
}

/**
 * Returns the section split into its tables, drawn or set with tabs under a line of titles, and the lines between them.
 */
export function tablesIn(lines: readonly SectionLine[]): Stretch[] {
  return stretchesOf(lines).flatMap((stretch) => (stretch.grid ? [stretch] : withTables(stretch.lines)));
}
