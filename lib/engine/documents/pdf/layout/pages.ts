import type { Line } from '../../model';
import { isRightToLeft } from './bidi';
import type { PageColumns, PageLines } from './page-lines';
import { takeRunning } from './running';

/** Least size of the person's name relative to the text of the other column. */
const NAME_SIZE = 1.35;
/** Columns of one width within this share are those of a newspaper rather than a side bar and the main text. */
const SAME_WIDTH = 0.15;
const LEFT = 1;
const RIGHT = 2;

/**
 * Joins all lines in reading order and numbers the blocks. Text at an angle and running headers and footers come
 * last. A column that continues over several pages is read to its end before the other one.
 */
export function joinPages(pages: readonly PageLines[]): Line[] {
  const lines: Line[] = [];
  let open: PageColumns | undefined;
  const close = () => {
    if (open !== undefined) lines.push(...readColumns(open));
    open = undefined;
  };
  const aside: Line[] = [];
  for (const page of takeRunning(pages)) {
    aside.push(...page.turned, ...(page.running ?? []));
    const going: PageColumns | undefined = open === undefined ? undefined : continuation(open, page);
    if (open !== undefined && going !== undefined) {
      open = {
        gutter: going.gutter,
        left: [...open.left, ...going.left],
        right: [...open.right, ...going.right],
      };
    } else {
      close();
      lines.push(...page.above);
      open = page.columns;
    }
    if (page.below.length > 0) {
      close();
      lines.push(...page.below);
    }
  }
  close();
  return numberTables(numberBlocks([...lines, ...aside]));
}

/** Returns the parts of a page that continue the columns of the page before. */
function continuation(open: PageColumns, page: PageLines): PageColumns | undefined {
  if (isNewspaper(open)) return undefined;
  if (page.columns !== undefined) {
    const { gutter } = page.columns;
    const isSame = gutter.x0 < open.gutter.x1 && open.gutter.x0 < gutter.x1;
    return isSame && page.above.length === 0 ? page.columns : undefined;
  }
  const { x0, x1 } = open.gutter;
  const lines = page.above;
  if (lines.every((line) => (line.box?.x1 ?? 0) <= x1))
    return { gutter: open.gutter, left: inColumn(lines, LEFT), right: [] };
  if (lines.every((line) => (line.box?.x0 ?? 0) >= x0))
    return { gutter: open.gutter, left: [], right: inColumn(lines, RIGHT) };
  return undefined;
}

function inColumn(lines: readonly Line[], column: number): Line[] {
  return lines.map((line) => (line.column === 0 ? { ...line, column } : line));
}

/** True for columns of one width, of which the second continues where the first ends. */
function isNewspaper({ left, right }: PageColumns): boolean {
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
  if (Math.abs(leftWidth - rightWidth) > SAME_WIDTH * Math.max(leftWidth, rightWidth)) return false;
  const first = right[0];
  return first !== undefined && !first.bold && first.fontSize <= (left[left.length - 1]?.fontSize ?? 0);
}

function widthOf(lines: readonly Line[]): number {
  const x0 = Math.min(...lines.map((line) => line.box?.x0 ?? 0));
  return Math.max(...lines.map((line) => line.box?.x1 ?? 0)) - x0;
}

/** The column with the name comes first; else the left one, or the right one in scripts written from the right. */
function readColumns({ left, right }: PageColumns): Line[] {
  const isRightFirst =
    isRightToLeft([...left, ...right].map((line) => line.text).join(' ')) ||
    largest(right.slice(0, 4)) > NAME_SIZE * largest(left);
  return isRightFirst ? [...right, ...left] : [...left, ...right];
}

function largest(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map((line) => line.fontSize));
}

/** Blocks were numbered page by page: numbers them through in the order of reading. */
function numberBlocks(lines: Line[]): Line[] {
  let number = -1;
  let last = '';
  for (const line of lines) {
    const key = `${line.page} ${line.role === 'header' || line.role === 'footer'} ${line.column} ${line.block}`;
    if (key !== last) number++;
    last = key;
    line.block = number;
  }
  return lines;
}

/** Tables, too: each number of a page becomes one of the document. */
function numberTables(lines: Line[]): Line[] {
  const numbered = new Map<Line['cell'], Line['cell']>();
  const tables = new Map<string, number>();
  for (const line of lines) {
    if (line.cell === undefined) continue;
    const { row, column } = line.cell;
    const key = `${line.page} ${line.cell.table}`;
    const table = tables.get(key) ?? tables.size;
    tables.set(key, table);
    const cell = numbered.get(line.cell) ?? { table, row, column };
    numbered.set(line.cell, cell);
    line.cell = cell;
  }
  return lines;
}
