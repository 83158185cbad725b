import type { Line, Run } from '@/lib/engine/documents';
import { findDates } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';
import type { RightEdge } from './right-edges';

/**
 * Joins header lines that were too long for the page with the line on which they continue. A line was wrapped when the
 * first word of the next line, set in the style in which this one ends, had no room in it.
 */

/** A line cut at the place where the next line may continue: the runs up to it, and those after it. */
type Halves = { text: Run[]; after: Run[]; limit: number; isComplete: boolean; isBeforeDate: boolean };

const hasWords = (run: Run) => /[\p{L}\p{N}]/u.test(run.text);

/** Returns the runs of the cells of a line, which tabs separate; a tab goes with the cell that it opens. */
function cellsOf({ runs }: Line): Run[][] {
  const cells: Run[][] = [[]];
  let hasTab = false;
  for (const run of runs) {
    if (hasTab || run.text.startsWith('\t')) cells.push([]);
    cells.at(-1)?.push(run);
    hasTab = run.text.endsWith('\t');
  }
  return cells;
}

const startOf = (runs: readonly Run[] | undefined) => runs?.find(hasWords)?.x0;

/** True where the date closes the line behind a tab, whatever is before it. */
function datesAtEnd(line: Line, today: string): { isAtEnd: boolean; isBehindTab: boolean; isRange: boolean } {
  const last = findDates(line.text, { today }).at(-1);
  const isAtEnd = last !== undefined && line.text.slice(last.to).trim() === '';
  const isRange = isAtEnd && !last.isSingle && !/[-–—]\s*$/u.test(line.text);
  return { isAtEnd, isBehindTab: isAtEnd && last.from > line.text.lastIndexOf('\t'), isRange };
}

/**
 * Returns the cell that continues in the next line below it, and the runs after that cell; `limit` is the furthest end
 * of its text. Text before a date at the right end continues wherever the next line begins. A text that itself ends in
 * a range of dates is complete. Null where the next line is below no cell.
 */
function halvesOf(line: Line, next: Line, edge: number, today: string): Halves | null {
  const cells = cellsOf(line);
  const dates = datesAtEnd(line, today);
  if (cells.length < 2) {
    const isOneCell = !line.text.trim().includes('\t');
    return isOneCell
      ? { text: line.runs, after: [], limit: edge, isComplete: dates.isRange, isBeforeDate: false }
      : null;
  }
  const below = cells.findIndex(
    (cell) => Math.abs((startOf(cell) ?? 0) - (next.box?.x0 ?? 0)) < line.fontSize,
  );
  const isDated = dates.isAtEnd && dates.isBehindTab;
  const at = below < 0 && isDated ? cells.length - 2 : below;
  if (at < 0) return null;
  const after = cells.slice(at + 1).flat();
  const isLast = after.length === 0;
  return {
    text: cells.slice(0, at + 1).flat(),
    after,
    limit: startOf(after) ?? edge,
    isComplete: isLast && dates.isRange,
    isBeforeDate: isDated && at === cells.length - 2,
  };
}

/** True for a run set off from plain text, as only headers are. */
const isSetOff = (run: Run, isBoldBody: boolean) => (run.bold && !isBoldBody) || run.italic;

const sameStyle = (a: Run, b: Run) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  Math.abs(a.fontSize - b.fontSize) < 0.3;

/** A header that opens in bold may end in plain type; a sentence below it does not belong to it. */
function opensHeader(line: Line, next: Line): boolean {
  const opensBold = line.runs.find(hasWords)?.bold === true || line.text.includes('\t');
  return opensBold && next.text.length < 60 && !/[.!?:;]\s*$/u.test(next.text);
}

function widthOfFirstWord(run: Run): number {
  const length = run.text.trim().length;
  if (run.x0 === undefined || run.x1 === undefined || length === 0) return 0;
  const [word = ''] = run.text.trim().split(/\s/u);
  return ((run.x1 - run.x0) / length) * (word.length + 1);
}

/** True where the next line is close below, in the same column and cell, and not an item of a list. */
function isCloseBelow(line: Line, next: Line): boolean {
  if (next.bullet !== undefined || line.bullet !== undefined) return false;
  if (line.page !== next.page || line.column !== next.column || line.cell !== next.cell) return false;
  return (next.gapBefore ?? (line.box ? 99 : 0)) <= line.fontSize * 0.7;
}

/** Brackets and quotation marks in pairs. */
const PAIRS: readonly [opening: string, closing: string][] = [
  ['(', ')'],
  ['„', '“'],
  ['«', '»'],
];
/** Most characters of a name in brackets on the next line. */
const LONGEST_REST = 50;

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** True where the next line closes the bracket or quotation that the text leaves open. */
function closesBracket(text: readonly Run[], next: Line): boolean {
  const open = text.map((run) => run.text).join('');
  return PAIRS.some(([opening, closing]) => {
    const end = next.text.indexOf(closing);
    const isClosed = end >= 0 && end <= LONGEST_REST && !next.text.slice(0, end).includes(opening);
    return count(open, opening) > count(open, closing) && isClosed;
  });
}

function isWrapped(line: Line, next: Line, halves: Halves, isBoldBody: boolean): boolean {
  if (halves.isComplete) return false;
  const end = halves.text.findLast(hasWords);
  const start = next.runs.find(hasWords);
  if (end?.x1 === undefined || start === undefined || !sameStyle(end, start)) return false;
  if (!isSetOff(end, isBoldBody) && !opensHeader(line, next)) return false;
  if (closesBracket(halves.text, next)) return true;
  // Another cell keeps some room in front of it.
  const room = halves.after.length > 0 ? line.fontSize : 2;
  // A text that reaches the next cell is not a separate column: a tab separates it from its neighbour.
  const isColumn = halves.isBeforeDate || halves.after.length === 0 || halves.limit - end.x1 >= end.fontSize;
  return isColumn && end.x1 + widthOfFirstWord(start) > halves.limit - room;
}

function joined(line: Line, next: Line, { text, after }: Pick<Halves, 'text' | 'after'>): Line {
  const words = text.map((run, n) =>
    n === text.length - 1 ? { ...run, text: `${run.text.trimEnd()} ` } : run,
  );
  const tail = next.runs.map((run, n) =>
    after.length > 0 && n === next.runs.length - 1 ? { ...run, text: `${run.text}\t` } : run,
  );
  const [first, ...others] = after;
  const rest = first ? [{ ...first, text: first.text.replace(/^\t/u, '') }, ...others] : [];
  const runs = [...words, ...tail, ...rest];
  return { ...line, text: runs.map((run) => run.text).join(''), runs };
}

/** A cell with the beginning of a range whose end is in the line below. */
const OPEN_RANGE = /\d\s*[-–—]\s*(?:\t|$)/u;

/** True where the first word below a text had no room next to it. */
function hadNoRoom(text: readonly Run[], below: readonly Run[], limit: number): boolean {
  const [end, start] = [text.findLast(hasWords), below.find(hasWords)];
  if (end?.x1 === undefined || start === undefined || !sameStyle(end, start)) return false;
  return end.x1 + widthOfFirstWord(start) > limit - end.fontSize;
}

/**
 * Returns a header in columns of which several continue in the next line, joined; null where the cells of the next line
 * are not below those of this one, or are the cells of another entry.
 */
function joinedCells(line: Line, next: Line, edge: number, today: string): Line | null {
  const [cells, below] = [cellsOf(line), cellsOf(next)];
  if (below.length < 2 || cells.length < 2) return null;
  const isRange = ({ text }: Line) =>
    !OPEN_RANGE.test(text) && findDates(text, { today }).some(({ isSingle }) => !isSingle);
  if (isRange(line) || isRange(next)) return null;
  if (findDates(next.text, { today }).length > 0 && !OPEN_RANGE.test(line.text)) return null;
  const owners = below.map((cell) =>
    cells.findIndex((above) => Math.abs((startOf(above) ?? 0) - (startOf(cell) ?? -1)) < line.fontSize),
  );
  if (owners.includes(-1) || new Set(owners).size < owners.length) return null;
  const isFull = owners.some((at, n) =>
    hadNoRoom(cells[at] ?? [], below[n] ?? [], startOf(cells[at + 1]) ?? edge),
  );
  if (!isFull) return null;
  const runs = cells.flatMap((cell, at) => {
    const more = below[owners.indexOf(at)] ?? [];
    const bare = more.map((run, n) => (n > 0 ? run : { ...run, text: ` ${run.text.replace(/^\t/u, '')}` }));
    return [...cell, ...bare];
  });
  return { ...line, text: runs.map((run) => run.text).join(''), runs };
}

/** Returns the line joined with its continuation; null where the next line is a separate one. */
function wholeHeader(
  line: Line,
  next: Line,
  { edge, today, isBoldBody }: { edge: number; today: string; isBoldBody: boolean },
): Line | null {
  // Formats without positions do not show where a line had to end.
  if (line.box === undefined) {
    const isOpen = line.bullet === undefined && closesBracket(line.runs, next) && !next.text.includes('\t');
    return isOpen ? joined(line, next, { text: line.runs, after: [] }) : null;
  }
  if (next.text.includes('\t')) return joinedCells(line, next, edge, today);
  const halves = halvesOf(line, next, edge, today);
  return halves && isWrapped(line, next, halves, isBoldBody) ? joined(line, next, halves) : null;
}

/** Facts about the document of the headers. */
type Setting = { today: string; isBoldBody: boolean; edgeOf: RightEdge };

/** Returns the lines of a section with wrapped headers joined; each keeps the number of its first line. */
export function joinWrappedHeaders(
  lines: readonly SectionLine[],
  { today, isBoldBody, edgeOf }: Setting,
): SectionLine[] {
  const result: SectionLine[] = [];
  for (const entry of lines) {
    const before = result.at(-1);
    const mayGoOn = before !== undefined && isCloseBelow(before.line, entry.line);
    const whole = mayGoOn
      ? wholeHeader(before.line, entry.line, { edge: edgeOf(before.line), today, isBoldBody })
      : null;
    if (before && whole) result[result.length - 1] = { index: before.index, line: whole };
    else result.push(entry);
  }
  return result;
}
