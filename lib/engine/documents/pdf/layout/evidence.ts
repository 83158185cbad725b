import { looksLikeDates } from './datelike';
import {
  ALIGNED,
  areAlike,
  averageRun,
  type Pair,
  paragraphsOf,
  rowsBetween,
  type Side,
  type Sides,
  startsAligned,
  stylesOf,
  textLength,
} from './gutter-sides';
import { areHeadingsInMargin } from './margin-headings';
import { areDatesInMargin, areLabelsSetRight } from './margins';
import type { Row } from './rows';
import { styleKey } from './segment';

/** Shares of dates that make the cells of one side dates, and those of the other none. */
const MANY_DATES = 0.4;
const FEW_DATES = 0.2;
/** Share of the rows of the denser side that have both cells in a grid. */
const GRID = 0.9;
/** Distance of baselines, in ems, of rows that do not follow each other as lines of one text. */
const LOOSE_PITCH = 1.9;
const FEW_PAIRS = 12;
const FEW_ROWS = 4;
const FEWEST_ROWS = 2;
const TITLE_SIZE = 1.4;
/** Least size of a heading over a column relative to most rows, and the number of rows needed to judge it. */
const HEADING_SIZE = 1.1;
const FEWEST_HEADED = 3;
/** Characters up to which the text of a cell is a label, and from which a line is one of running text. */
const LABEL_LENGTH = 32;
const LONG_LINE = 36;
/** In ems: baselines up to which two rows begin together. */
const NEAR = 0.4;
const MANY_ROWS = 40;

/** Measurements of the two sides of a gutter, each from 0 (not so) to 1; for their meaning see the README. */
export const EVIDENCE = {
  datesInMargin: (sides: Sides) => yes(areDatesInMargin(sides)),
  headingsInMargin: (sides: Sides) => yes(areHeadingsInMargin(sides)),
  labelsSetRight: (sides: Sides) => yes(areLabelsSetRight(sides)),
  almostEmptySide: ({ sparse }: Sides) => yes(sparse.rows.length < FEWEST_ROWS),
  datesOnOneSide: ({ pairs, aligned }: Sides) => yes(aligned >= ALIGNED && areDatesOnOneSide(pairs)),
  titleBeside: ({ sparse, dense }: Sides) => yes(isTitleBeside(sparse, dense)),
  grid: ({ rows, pairs, dense }: Sides) =>
    yes(pairs.length > 0 && pairs.length >= GRID * dense.rows.length && isGrid(rows, pairs)),
  headedColumns: ({ rows, pairs }: Sides) => yes(areHeadedAlike(rows, pairs)),
  parallelEntries: ({ pairs, aligned }: Sides) => yes(aligned >= ALIGNED && areParallel(pairs)),
  labels: ({ pairs, aligned }: Sides) => yes(aligned >= ALIGNED && haveLabels(pairs)),
  labelsOfBlocks: ({ sparse, dense }: Sides) => yes(areLabelsOfBlocks(sparse, dense)),
  fewRows: ({ rows, aligned }: Sides) => yes(rows.length < FEW_ROWS && aligned >= ALIGNED),
  manyCells: ({ rows, pairs }: Sides) =>
    share(rows, ({ segments }) => segments.length > 2 && pairs.length > 1),
  startingTogether: ({ sparse, dense }: Sides) => startsTogether(sparse, dense),
  interleaved: ({ sparse, dense }: Sides) => interleaved(sparse, dense),
  runningText: ({ sparse, dense }: Sides) => Math.min(share(sparse.rows, isLong), share(dense.rows, isLong)),
  manyRows: ({ rows }: Sides) => Math.min(1, rows.length / MANY_ROWS),
} as const;

function yes(holds: boolean): number {
  return holds ? 1 : 0;
}

function share<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(test).length / all.length;
}

function isLong(row: Row): boolean {
  return textLength(row) >= LONG_LINE;
}

/** Returns the share of the rows of one side whose baseline is between two of the other: they are set independently. */
function interleaved(sparse: Side, dense: Side): number {
  return sparse.rows.length === 0 ? 0 : rowsBetween(sparse, dense).length / sparse.rows.length;
}

/** Returns the share of the paragraphs of one side that begin where one of the other does: entries of a table do. */
function startsTogether(sparse: Side, dense: Side): number {
  const [few, many] = [paragraphsOf(sparse), paragraphsOf(dense)];
  if (few.length < 3 || many.length < 3) return 0;
  const starts = many.flatMap(([first]) => first ?? []);
  return share(few, ([first]) =>
    starts.some(
      (row) => first !== undefined && Math.abs(row.baseline - first.baseline) < NEAR * first.fontSize,
    ),
  );
}

/** The name of a person next to small text is not its label. */
function isTitleBeside(one: Side, other: Side): boolean {
  const largest = (side: Side) => Math.max(...side.rows.map((row) => row.fontSize));
  const [a, b] = [largest(one), largest(other)];
  return Math.max(a, b) > TITLE_SIZE * Math.min(a, b);
}

/** Rows that all have both cells, set further apart than lines of text, or all of them short and few. */
function isGrid(rows: readonly Row[], pairs: readonly Pair[]): boolean {
  const pitches = rows
    .slice(1)
    .map((row, index) => (row.baseline - (rows[index]?.baseline ?? 0)) / row.fontSize);
  pitches.sort((a, b) => a - b);
  if ((pitches[pitches.length >> 1] ?? 0) >= LOOSE_PITCH) return true;
  const length = pairs.reduce((sum, { left }) => sum + left.text.length, 0) / pairs.length;
  return length <= LABEL_LENGTH && pairs.length <= FEW_PAIRS && !areParallel(pairs);
}

function areDatesOnOneSide(pairs: readonly Pair[]): boolean {
  const left = share(pairs, (pair) => looksLikeDates(pair.left.text));
  const right = share(pairs, (pair) => looksLikeDates(pair.right.text));
  return Math.max(left, right) >= MANY_DATES && Math.min(left, right) < FEW_DATES;
}

/**
 * Two headings in larger type side by side at the top, each over its own column; titles of a table are as large as
 * its text.
 */
function areHeadedAlike(rows: readonly Row[], [top]: readonly Pair[]): boolean {
  if (top === undefined || rows[0]?.baseline !== top.left.baseline || rows.length < FEWEST_HEADED)
    return false;
  if (styleKey(top.left) !== styleKey(top.right)) return false;
  const sizes = rows.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  const usual = sizes[sizes.length >> 1] ?? 0;
  return top.left.fontSize >= HEADING_SIZE * usual && top.left.fontSize < TITLE_SIZE * usual;
}

/** Entries set side by side: each row has one style on both sides, and the style changes from row to row. */
function areParallel(pairs: readonly Pair[]): boolean {
  const areSideBySide = areAlike(pairs) && (stylesOf(pairs) > 1 || pairs.length > 4);
  return areSideBySide && !endInColons(pairs) && !areListsBehindLabels(pairs);
}

function haveLabels(pairs: readonly Pair[]): boolean {
  if (endInColons(pairs) || areListsBehindLabels(pairs)) return true;
  const short = share(pairs, ({ left }) => left.text.length <= LABEL_LENGTH);
  const styledApart = share(pairs, ({ left, right }) => styleKey(left) !== styleKey(right));
  return short >= 0.8 && styledApart >= 0.8 && stylesOf(pairs) <= 2;
}

function endInColons(pairs: readonly Pair[]): boolean {
  return share(pairs, ({ left }) => /[:：]$/u.test(left.text)) >= 0.5;
}

/** "Languages   English, Dutch": a name without commas next to a list with some, in most of the rows. */
function areListsBehindLabels(pairs: readonly Pair[]): boolean {
  const isLabel = ({ text }: Pair['left']) => text.length <= LABEL_LENGTH && !text.includes(',');
  return (
    share(pairs, ({ left }) => isLabel(left)) === 1 &&
    share(pairs, ({ right }) => /\p{L},\s\p{L}/u.test(right.text)) >= 0.5
  );
}

/** Headings or labels in the margin: few short rows, each at the top of several rows of text. */
function areLabelsOfBlocks(sparse: Side, dense: Side): boolean {
  if (sparse.rows.length > 0.5 * dense.rows.length || startsAligned(sparse, dense) < ALIGNED) return false;
  const short = share(sparse.rows, (row) => textLength(row) <= LABEL_LENGTH);
  const styles = new Set(sparse.rows.map((row) => styleKey(row.segments[0])));
  return short >= 0.9 && styles.size <= 2 && averageRun(sparse) <= 2;
}
