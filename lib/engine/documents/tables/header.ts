import type { TableCell, TableRow } from './model';

/** Characters of a column's name at most ("Percentage of marks obtained"). */
const LONGEST_NAME = 40;
const DIGIT = /\p{Nd}/u;
/** Share of the rows whose cell holds a number where the header has a word. */
const MOST = 0.5;

/**
 * Returns the first row when it names the columns: its cells are short and hold no numbers, and it differs from those
 * below, by its type or because a column of numbers or dates is under a word.
 */
export function headerIn(rows: readonly TableRow[]): TableRow | undefined {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0 || first.cells.length < 2) return undefined;
  if (!first.cells.every(isName)) return undefined;
  return isSetOff(first, others) || headsNumbers(first, others) ? first : undefined;
}

function isName({ text, lines }: TableCell): boolean {
  return text.length <= LONGEST_NAME && !DIGIT.test(text) && lines.every((line) => line.bullet === undefined);
}

/** True for a bold row above rows that are not: their first column may be bold, too. */
function isSetOff(first: TableRow, others: readonly TableRow[]): boolean {
  const isBold = (cell: TableCell) => cell.lines.every((line) => line.bold);
  if (!first.cells.every(isBold)) return false;
  const values = others.flatMap((row) => row.cells.filter(({ column }) => column > 0));
  return values.filter(isBold).length < MOST * values.length;
}

function headsNumbers(first: TableRow, others: readonly TableRow[]): boolean {
  return first.cells.some(({ column }) => {
    const below = others.flatMap((row) => row.cells.filter((cell) => cell.column === column));
    const numbers = below.filter((cell) => DIGIT.test(cell.text));
    return column > 0 && numbers.length >= 2 && numbers.length > MOST * below.length;
  });
}
