import { completesRange, isDanglingRange, isMonthOf, looksLikeDates, opensWithDash } from './datelike';
import { levelledHeadings } from './margin-headings';
import { hasLabelsSetRight } from './margins';
import { type Row, rowOfAll } from './rows';
import { type Segment, styleKey } from './segment';

/** Greatest distance of baselines, in ems, between a row of the margin and one of the main text. */
const SAME_ROW = 0.5;
/** Least share of rows of the text next to a cell for a grid. */
const GRID = 0.7;
/**
 * Greatest distance of baselines, in ems, between the rows of a cell, and between the two halves of a range in small
 * type.
 */
const CLOSE = 1.6;
const CLOSE_RANGE = 2.2;
/** Most pieces joined in one cell. */
const MOST_PARTS = 4;
const DURATION = /^\(?\d{1,2}\s?\p{L}/u;
/** A rule that is drawn with characters above a heading. */
const RULE = /^[-–—―─ㅡ一_]+$/u;
const BULLET = /^[•‣◦▪▫●○■□◆◇❖➢➤►▶·*–—-]/u;
/** Average number of rows of the main text below a label that is a heading. */
const HEADED_ROWS = 1.8;

/**
 * Joins the two sides of a region that belong together row by row. Dates on several rows of the margin are joined on
 * the first; a label in the margin that heads a block becomes a separate row before it; other cells are separated from
 * the text by a tab.
 */
export function joinMargin(rows: readonly Row[], middle: number): Row[] {
  const left = rows.flatMap((row) => cellOf(row, (segment) => segment.x1 <= middle));
  const right = rows.flatMap((row) => cellOf(row, (segment) => segment.x1 > middle));
  if (left.length === 0 || right.length === 0) return [...rows];
  const headings = levelledHeadings(rows, middle);
  if (headings !== undefined) return attach(headings, right, true);
  if (hasLabelsSetRight(rows, middle) || isMargin(left, right))
    return attach(joinCells(withoutRules(left), right), right, true);
  return attach(joinCells(right, left), left, false);
}

/** True when the left side belongs to the right one: by its dates, or else because it has fewer rows. */
function isMargin(left: readonly Row[], right: readonly Row[]): boolean {
  const dates = (side: readonly Row[]) =>
    side.filter((row) => looksLikeDates(textOf(row))).length / side.length;
  const difference = dates(left) - dates(right);
  return Math.abs(difference) > 0.3 ? difference > 0 : left.length <= right.length;
}

/** Returns the cells without the rules above them; the text under a rule begins at its height. */
function withoutRules(cells: readonly Row[]): Row[] {
  return cells.flatMap((cell, at) => {
    const [above, below] = [cells[at - 1], cells[at + 1]];
    if (RULE.test(textOf(cell)) && below !== undefined && areClose(cell, below)) return [];
    const isHeaded = above !== undefined && RULE.test(textOf(above)) && areClose(above, cell);
    return [isHeaded ? { ...cell, baseline: above.baseline } : cell];
  });
}

function areClose(above: Row, below: Row): boolean {
  return (below.baseline - above.baseline) / below.fontSize < CLOSE_RANGE;
}

function cellOf(row: Row, isMine: (segment: Segment) => boolean): Row[] {
  const segments = row.segments.filter(isMine);
  return segments.length === 0 ? [] : [rowOfAll(segments, row.baseline)];
}

function textOf(row: Row): string {
  return row.segments.map((segment) => segment.text).join(' ');
}

/**
 * Joins the rows of one range of dates, and any rows below a date in the same cell; the latter not in a grid, where
 * every row of the text has its own cell.
 */
function joinCells(cells: readonly Row[], main: readonly Row[]): Row[] {
  const isGrid = cells.length >= GRID * main.length;
  const joined: Row[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    const last = joined[joined.length - 1];
    const gap = (cell.baseline - bottom) / cell.fontSize;
    bottom = cell.baseline;
    if (last !== undefined && gap < CLOSE && isRestOfLabel(last, cell, main)) {
      last.segments.push(...cell.segments);
      continue;
    }
    const isClose = gap < CLOSE || (last !== undefined && gap < CLOSE_RANGE && continuesRange(last, cell));
    if (last === undefined || !isClose || !goesOn(last, cell, isGrid && hasOwnRow(cell, main)))
      joined.push({ ...cell, segments: [...cell.segments] });
    else {
      const [first, ...others] = cell.segments;
      if (first === undefined) continue;
      last.segments.push({ ...first, tabBefore: !continuesRange(last, cell) }, ...others);
      last.x1 = Math.max(last.x1, cell.x1);
    }
  }
  return joined;
}

/** True for the second line of a label that was too long for the margin ("Occupation or position" above "held"). */
function isRestOfLabel(last: Row, cell: Row, main: readonly Row[]): boolean {
  if (areHeadings([last, cell], main)) return true;
  if (cell.x1 - last.x1 > 1 || last.x1 - cell.x1 > 1 || /\d|[:：]$/u.test(textOf(last))) return false;
  const style = styleKey(cell.segments[0]);
  if (styleKey(last.segments[0]) !== style) return false;
  if (main.some((row) => isBeside(cell, row))) return /^\p{Ll}/u.test(textOf(cell));
  const isHeading = style !== styleKey(main[0]?.segments[0]) && !main.some((row) => isBeside(last, row));
  return isHeading || main.some((row) => isBeside(last, row));
}

/** True when the cell is level with a row of the text that is not a list item. */
function hasOwnRow(cell: Row, main: readonly Row[]): boolean {
  return main.some((row) => isBeside(cell, row) && !BULLET.test(textOf(row)));
}

function goesOn(last: Row, cell: Row, hasOwn: boolean): boolean {
  if (continuesRange(last, cell)) return true;
  if (hasOwn || last.segments.length >= MOST_PARTS) return false;
  const [above, below] = [textOf(last), textOf(cell)];
  if (looksLikeDates(above)) return !/\d/u.test(below) || DURATION.test(below);
  return looksLikeDates(below) && styleKey(last.segments[0]) === styleKey(cell.segments[0]);
}

function continuesRange(last: Row, cell: Row): boolean {
  const [above, below] = [textOf(last), textOf(cell)];
  if (!looksLikeDates(above) && !looksLikeDates(below)) return false;
  if (isMonthOf(above, below)) return true;
  return isDanglingRange(above) || opensWithDash(below) || completesRange(above, below);
}

function attach(cells: readonly Row[], main: readonly Row[], isBefore: boolean): Row[] {
  const headings = isBefore && areHeadings(cells, main);
  const out: Row[] = [];
  let next = 0;
  for (const row of main) {
    const waiting: Row[] = [];
    for (let cell = cells[next]; cell !== undefined; cell = cells[next]) {
      if (cell.baseline > row.baseline + SAME_ROW * Math.min(cell.fontSize, row.fontSize)) break;
      waiting.push(cell);
      next++;
    }
    const beside = headings ? undefined : waiting.findLast((cell) => isBeside(cell, row));
    out.push(...waiting.filter((cell) => cell !== beside));
    out.push(beside === undefined ? row : sideBySide(beside, row, isBefore));
  }
  return [...out, ...cells.slice(next)];
}

function isBeside(cell: Row, row: Row): boolean {
  return Math.abs(cell.baseline - row.baseline) <= SAME_ROW * Math.max(cell.fontSize, row.fontSize);
}

function sideBySide(cell: Row, row: Row, isBefore: boolean): Row {
  const [first, second] = isBefore ? [cell, row] : [row, cell];
  const [opening, ...others] = second.segments;
  const segments = opening === undefined ? others : [{ ...opening, tabBefore: true }, ...others];
  return rowOfAll([...first.segments, ...segments], row.baseline);
}

function areHeadings(cells: readonly Row[], main: readonly Row[]): boolean {
  if (main.length < HEADED_ROWS * cells.length) return false;
  const plain = cells.filter((cell) => !/\d|[:：]$/u.test(textOf(cell)));
  const mainStyles = new Set(main.map((row) => styleKey(row.segments[0])));
  const apart = cells.filter((cell) => !mainStyles.has(styleKey(cell.segments[0])));
  return plain.length >= 0.8 * cells.length && apart.length >= 0.8 * cells.length;
}
