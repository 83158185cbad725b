import { isDuration } from '../../../kernel';
import {
  ALIGNED,
  areAlike,
  isDated,
  type Pair,
  paragraphsOf,
  rowsBetween,
  SAME_LINE,
  type Side,
  type Sides,
  sidesOf,
  startsAligned,
  stylesOf,
  textLength,
} from './gutter-sides';
import type { Row } from './rows';

const MANY_DATES = 0.5;
/** Share of the paragraphs of a margin that hold a date. */
const MOST_DATED = 0.7;
/** Characters that a line of a margin has at most. */
const LONGEST_CELL_LINE = 44;
/** Rows of a table of cells at least, and the share of them that may be between two rows of the text. */
const FEWEST_CELLS = 6;
const MOST_BETWEEN = 0.15;
const FEW_DATES = 0.2;
/** Labels of a form at least; the share of rows that must end or begin at one edge, in points. */
const FEWEST_LABELS = 6;
const MOST_AT_EDGE = 0.85;
const EDGE = 2;

/**
 * True for a form: labels set against the gutter on the left, at least half of them level with text that begins at
 * it.
 */
export function hasLabelsSetRight(rows: readonly Row[], middle: number): boolean {
  return areLabelsSetRight(sidesOf(rows, middle));
}

/** The same of sides that are known. */
export function areLabelsSetRight({ left: { rows: left }, right: { rows: right } }: Sides): boolean {
  if (left.length < FEWEST_LABELS || right.length < FEWEST_LABELS / 2) return false;
  const edge = Math.max(...left.map((row) => row.x1));
  const start = Math.min(...right.map((row) => row.x0));
  const starts = new Set(left.map((row) => Math.round(row.x0)));
  if (starts.size < FEWEST_LABELS) return false;
  const shareOf = (side: readonly Row[], test: (row: Row) => boolean) =>
    side.filter(test).length / side.length;
  const beside = (row: Row) =>
    right.some((other) => Math.abs(other.baseline - row.baseline) < SAME_LINE * row.fontSize);
  return (
    shareOf(left, (row) => edge - row.x1 < EDGE && textLength(row) <= LONGEST_CELL_LINE) >= MOST_AT_EDGE &&
    shareOf(right, (row) => row.x0 - start < EDGE) >= MOST_AT_EDGE &&
    shareOf(left, beside) >= 0.5
  );
}

/** True when one side is mostly dates level with the first rows of entries on the other. */
export function hasDatesInMargin(rows: readonly Row[], middle: number): boolean {
  return areDatesInMargin(sidesOf(rows, middle));
}

/** The same of sides that are known. */
export function areDatesInMargin({ sparse, dense, pairs }: Sides): boolean {
  if (isDateMargin(sparse, dense)) return true;
  if (areCards(pairs)) return false;
  return isDateMargin(dense, sparse) || isDatedTable(sparse, dense);
}

function isDateMargin(margin: Side, text: Side): boolean {
  if (text.dated / text.rows.length >= FEW_DATES) return false;
  const dates = withoutDurations(margin);
  const isDates = dates.dated / dates.rows.length >= MANY_DATES || areDatedCells(dates, text);
  return isDates && startsAligned(dates, text) >= ALIGNED;
}

/** "2 years" below a range is its duration, and is level with nothing. */
function withoutDurations(side: Side): Side {
  const rows = side.rows.filter(({ segments }) => !isDuration(segments.map(({ text }) => text).join(' ')));
  return rows.length === 0 ? side : { ...side, rows };
}

/**
 * True for a table of short cells, dates, labels and headings, next to text: hardly any cell is between two rows of
 * the text, as it would be in an independent column.
 */
function isDatedTable(cells: Side, text: Side): boolean {
  if (cells.rows.length < FEWEST_CELLS || cells.dated < 2 || text.dated / text.rows.length >= FEW_DATES / 2)
    return false;
  if (cells.rows.some((row) => textLength(row) > LONGEST_CELL_LINE)) return false;
  return rowsBetween(cells, text).length <= MOST_BETWEEN * cells.rows.length;
}

/** True when nearly all paragraphs of one side, and few of the other, are short lines around a date. */
function areDatedCells(side: Side, other: Side): boolean {
  const isShort = side.rows.every((row) => textLength(row) <= LONGEST_CELL_LINE);
  return isShort && datedShare(side) >= MOST_DATED && datedShare(other) < FEW_DATES;
}

/** Returns the share of the paragraphs of a side that contain a date. */
function datedShare(side: Side): number {
  const paragraphs = paragraphsOf(side);
  return paragraphs.filter((rows) => rows.some(isDated)).length / paragraphs.length;
}

/** Entries side by side for sure: their rows change in style together. */
function areCards(pairs: readonly Pair[]): boolean {
  return areAlike(pairs) && stylesOf(pairs) > 1;
}
