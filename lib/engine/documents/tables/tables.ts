import type { Line } from '../model';
import { headerIn } from './header';
import { kindOf } from './kind';
import type { Table, TableCell, TableRow } from './model';

/** Largest content of a cell that heads a table. */
const TITLE = { lines: 2, characters: 80 };

/**
 * The tables among lines of a document, in the order in which they begin. Any part of a document will do: of a table
 * that is cut, the rows with lines are returned; a table with running text among its rows becomes several with one
 * number. Lines without a cell belong to no table.
 */
export function tablesOf(lines: readonly Line[]): Table[] {
  const rowsOfTables = new Map<number, Map<number, Map<number, Line[]>>>();
  for (const line of lines) {
    if (line.cell === undefined) continue;
    const rows = valueAt(rowsOfTables, line.cell.table, () => new Map<number, Map<number, Line[]>>());
    const cells = valueAt(rows, line.cell.row, () => new Map<number, Line[]>());
    valueAt(cells, line.cell.column, (): Line[] => []).push(line);
  }
  return [...rowsOfTables].flatMap(([number, rows]) =>
    partsOf(inOrder(rows).map(rowOf)).map((part) => tableOf(number, part)),
  );
}

/** Splits a table at text that is alone in its row and more than a title; the text becomes a part, too. */
function partsOf(rows: readonly TableRow[]): TableRow[][] {
  const parts: TableRow[][] = [];
  let last: { isText: boolean; rows: TableRow[] } | undefined;
  for (const row of rows) {
    const isText = isRunningText(row);
    if (last?.isText === isText) last.rows.push(row);
    else {
      last = { isText, rows: [row] };
      parts.push(last.rows);
    }
  }
  return parts;
}

function isRunningText({ cells: [cell, ...others] }: TableRow): boolean {
  if (cell === undefined || others.length > 0) return false;
  return cell.lines.length > TITLE.lines || cell.text.length > TITLE.characters;
}

function tableOf(number: number, rows: TableRow[]): Table {
  const kind = kindOf(rows);
  if (kind !== 'data') return { number, kind, rows };
  const [first] = rows;
  const hasTitle = first?.cells.length === 1 && rows.length > 2;
  const body = hasTitle ? rows.slice(1) : rows;
  const header = headerIn(body);
  if (header === undefined) return { number, kind, rows };
  return {
    number,
    kind,
    header,
    ...(hasTitle && first !== undefined && { title: first }),
    rows: body.filter((row) => row !== header),
  };
}

function rowOf([row, cells]: [number, Map<number, Line[]>]): TableRow {
  return { row, cells: inOrder(cells).map(cellOf) };
}

function cellOf([column, lines]: [number, Line[]]): TableCell {
  return { column, lines, text: lines.map((line) => line.text).join(' ') };
}

function inOrder<T>(numbered: Map<number, T>): [number, T][] {
  return [...numbered].sort(([a], [b]) => a - b);
}

function valueAt<T>(map: Map<number, T>, key: number, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
