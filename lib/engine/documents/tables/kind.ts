import type { TableCell, TableKind, TableRow } from './model';

/** Lines and characters that a cell of data has at most; a table may have some longer ones. */
const DATA_CELL = { lines: 4, characters: 160 };
/** Share of the rows with more than one cell, and of the cells that are short, in a table of data. */
const MOST_ROWS = 0.5;
const MOST_CELLS = 0.8;
/** Share of the rows of a form that have a label, and the characters of a label at most. */
const LABELLED = 0.75;
const LONGEST_LABEL = 44;
const SEPARATOR = /^[-–—:：=.]+$/u;

/** Returns the purpose of a table, by the number and length of its cells. */
export function kindOf(rows: readonly TableRow[]): TableKind {
  const cells = rows.flatMap((row) => row.cells);
  const beside = rows.filter((row) => row.cells.length > 1);
  if (beside.length === 0 || beside.length < MOST_ROWS * rows.length) return 'layout';
  if (isForm(rows)) return 'form';
  if (rows.length < 2) return 'layout';
  return cells.filter(isShort).length >= MOST_CELLS * cells.length ? 'data' : 'layout';
}

function isShort({ lines, text }: TableCell): boolean {
  return lines.length <= DATA_CELL.lines && text.length <= DATA_CELL.characters;
}

/** True when each row is a label and its value, perhaps with a colon or dash in a cell between them. */
function isForm(rows: readonly TableRow[]): boolean {
  const labelled = rows.filter(({ cells }) => {
    const [label, ...values] = cells.filter(({ text }) => !SEPARATOR.test(text));
    return label !== undefined && values.length === 1 && isLabel(label, cells);
  });
  return labelled.length >= LABELLED * rows.length;
}

function isLabel(label: TableCell, cells: readonly TableCell[]): boolean {
  if (label.column > 0 || label.text.length > LONGEST_LABEL || label.lines.length > 2) return false;
  const value = cells[cells.length - 1];
  const isMarked =
    /[:：=-]$/u.test(label.text) ||
    /^\s*[:：]/u.test(value?.text ?? '') ||
    cells.some(({ text }) => SEPARATOR.test(text));
  return isMarked || (isBold(label) && value !== undefined && !isBold(value));
}

function isBold({ lines }: TableCell): boolean {
  return lines.every((line) => line.bold);
}
