import type { Row } from './rows';
import { styleKey } from './segment';

/** A vertical strip without text, over the rows `first` to `last` (inclusive), with text on both sides. */
export type Gutter = { first: number; last: number; x0: number; x1: number };

/** Indexes of the rows that have text on each side of a gutter. */
type Sides = { left: number[]; right: number[] };

const MIN_ROWS_ASIDE = 2;
/** More rows on one side at the top are a column that begins higher than the other. */
const MAX_HEAD = 5;
/** Least size of a title relative to the text below it. */
const TITLE_SIZE = 1.3;
/** Least size of a heading over a column relative to the row below it. */
const HEADING_SIZE = 1.1;
/** Least size of a title at the end relative to the row above it. */
const CLOSING_TITLE = 1.15;
/** Distance of baselines, in ems, from which a new part begins. */
const SECTION_GAP = 1.6;
const TITLE_LENGTH = 40;
/** Distance of baselines, in ems, over which one side stays empty while a title is on the other. */
const HOLE = 2.8;

/**
 * Shortens a gutter to the rows that it really splits; absent when too few remain. Drops a few rows at the top that
 * are only on the left or larger, since they span the columns; rows from a title on that belongs to neither column;
 * and, when other text follows, the rows after the widest gap at the end.
 */
export function trimGutter(rows: readonly Row[], gutter: Gutter): Gutter | undefined {
  const whole = sidesOf(rows, gutter);
  if (isTooSmall(whole)) return undefined;
  const first = firstRow(rows, gutter, whole);
  const last = beforeClosingTitle(rows, first, lastRow(rows, { ...gutter, first }, whole));
  const trimmed = { ...gutter, first, last };
  return isTooSmall(sidesOf(rows, trimmed)) ? undefined : trimmed;
}

function isTooSmall({ left, right }: Sides): boolean {
  return Math.min(left.length, right.length) < MIN_ROWS_ASIDE;
}

function sidesOf(rows: readonly Row[], gutter: Gutter): Sides {
  const sides: Sides = { left: [], right: [] };
  for (let index = gutter.first; index <= gutter.last; index++) {
    const row = rows[index];
    if (row === undefined) continue;
    if (row.x0 < gutter.x0 + 0.5) sides.left.push(index);
    if (row.x1 > gutter.x1 - 0.5) sides.right.push(index);
  }
  return sides;
}

function firstRow(rows: readonly Row[], gutter: Gutter, { left, right }: Sides): number {
  const [leftFirst, rightFirst] = [left[0] ?? 0, right[0] ?? 0];
  const bothBegun = Math.max(leftFirst, rightFirst);
  const isTitle = (rows[gutter.first]?.fontSize ?? 0) > TITLE_SIZE * (rows[bothBegun]?.fontSize ?? 0);
  const isAbove = leftFirst < rightFirst || isTitle;
  if (leftFirst < rightFirst && startsHeadings(rows, bothBegun, gutter)) return bothBegun;
  if (!isTitle && !startsPair(rows[bothBegun], gutter) && hasStyleBelow(rows, gutter, bothBegun))
    return gutter.first;
  return isAbove && bothBegun - gutter.first <= MAX_HEAD ? bothBegun : gutter.first;
}

/** True for a row with the same style on both sides: entries set side by side begin with it. */
function startsPair(row: Row | undefined, gutter: Gutter): boolean {
  const left = row?.segments.find((segment) => segment.x1 <= gutter.x0 + 0.5);
  const right = row?.segments.find((segment) => segment.x0 >= gutter.x1 - 0.5);
  return left !== undefined && right !== undefined && styleKey(left) === styleKey(right);
}

/** True for two headings side by side: a line above them on one side spans both columns. */
function startsHeadings(rows: readonly Row[], index: number, gutter: Gutter): boolean {
  const [row, below] = [rows[index], rows[index + 1]];
  if (row === undefined || below === undefined || !startsPair(row, gutter)) return false;
  return row.fontSize > HEADING_SIZE * below.fontSize;
}

/** A heading at the top that looks like others further down belongs to the column that it is in. */
function hasStyleBelow(rows: readonly Row[], gutter: Gutter, bothBegun: number): boolean {
  const style = styleKey(rows[gutter.first]?.segments[0]);
  return rows
    .slice(bothBegun, gutter.last + 1)
    .some((row) => row.segments.some((other) => styleKey(other) === style));
}

function lastRow(rows: readonly Row[], gutter: Gutter, { left, right }: Sides): number {
  const title = foreignTitle(rows, gutter, { left, right });
  if (title !== undefined) return title - 1;
  if (gutter.last === rows.length - 1) return gutter.last;
  const bothLast = Math.min(left[left.length - 1] ?? 0, right[right.length - 1] ?? 0);
  return lastBeforeGap(rows, bothLast, gutter.last);
}

/** A title by itself at the very end heads the text after it, whichever side it is on. */
function beforeClosingTitle(rows: readonly Row[], first: number, last: number): number {
  const [above, row] = [rows[last - 1], rows[last]];
  if (above === undefined || row === undefined || row.segments.length > 1 || last - first < 2) return last;
  const isApart = row.baseline - above.baseline >= SECTION_GAP * row.fontSize;
  return isApart && row.fontSize > CLOSING_TITLE * above.fontSize ? last - 1 : last;
}

/**
 * Returns the first row that is a title of a style not seen between the columns, while the other side is empty for
 * long.
 */
function foreignTitle(rows: readonly Row[], gutter: Gutter, sides: Sides): number | undefined {
  const seen = new Set<string>();
  for (let index = gutter.first; index <= gutter.last; index++) {
    const row = rows[index];
    if (row === undefined) continue;
    const style = styleKey(row.segments[0]);
    if (index > gutter.first && !seen.has(style) && isTitle(rows, index) && hasHole(rows, index, sides))
      return index;
    for (const segment of row.segments) seen.add(styleKey(segment));
  }
  return undefined;
}

function isTitle(rows: readonly Row[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (above === undefined || row === undefined || below === undefined || row.segments.length > 1)
    return false;
  const isApart = row.baseline - above.baseline >= SECTION_GAP * row.fontSize;
  const isStyled = styleKey(row.segments[0]) !== styleKey(below.segments[0]);
  return isApart && isStyled && (row.segments[0]?.text.length ?? 0) <= TITLE_LENGTH;
}

/** True when the side without the title has ended above, or continues far below next to text of the title's side. */
function hasHole(rows: readonly Row[], index: number, { left, right }: Sides): boolean {
  const other = left.includes(index) ? right : left;
  const before = rows[other.findLast((candidate) => candidate < index) ?? index];
  const next = other.find((candidate) => candidate > index);
  if (next === undefined) return true;
  const after = rows[next];
  if (before === undefined || after === undefined) return false;
  const isFar = after.baseline - before.baseline > HOLE * after.fontSize;
  return isFar && left.includes(next) && right.includes(next);
}

/** Returns the row before the widest white space among the rows from `first` to `last`; `last` when all are close. */
function lastBeforeGap(rows: readonly Row[], first: number, last: number): number {
  let widest = SECTION_GAP;
  let result = last;
  for (let index = first + 1; index <= last; index++) {
    const [above, row] = [rows[index - 1], rows[index]];
    if (above === undefined || row === undefined) continue;
    const gap = (row.baseline - above.baseline) / row.fontSize;
    if (gap > widest) [widest, result] = [gap, index - 1];
  }
  return result;
}
