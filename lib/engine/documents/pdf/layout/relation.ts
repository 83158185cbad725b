import { looksLikeDates } from './datelike';
import { type Row, rowOfAll } from './rows';
import { type Segment, styleKey } from './segment';

/**
 * How the text on the two sides of a gutter belongs together.
 * `columns`: each side is read for itself. `rows`: what stands side by side belongs together, as dates in the margin
 * or the cells of a table do.
 */
export type Relation = 'columns' | 'rows';

/** One side of a gutter, row by row. */
type Side = { rows: Row[]; dated: number };

/** Share of the rows of the sparser side that must stand beside a row of the other to be cells of it. */
const ALIGNED = 0.75;
const MANY_DATES = 0.5;
/** Share of the paragraphs of a margin that hold a date. */
const MOST_DATED = 0.7;
/** Characters that a line of a margin has at most. */
const LONGEST_CELL_LINE = 44;
/** Rows of a table of cells at least, and the share of them that may stand between two rows of the text. */
const FEWEST_CELLS = 6;
const MOST_BETWEEN = 0.15;
/** Distances of baselines, in ems, up to which rows are one and from which they have nothing to do with each other. */
const SAME_LINE = 0.15;
const APART = 0.9;
/** Distance of baselines, in ems, from which a row begins a paragraph. */
const PARAGRAPH = 1.8;
const FEW_DATES = 0.2;
/** Share of the rows of the denser side that have both cells in a grid. */
const GRID = 0.9;
/** Distance of baselines, in ems, of rows that do not follow each other as lines of one text. */
const LOOSE_PITCH = 1.9;
const FEW_PAIRS = 12;
/** Labels of a form at least; the share of rows that must end or begin at one edge, in points. */
const FEWEST_LABELS = 6;
const MOST_AT_EDGE = 0.85;
const EDGE = 2;
const FEWEST_ROWS = 2;
/** Distance of baselines, in ems, within which a row counts as near another. */
const CLOSE = 1.25;
const TITLE_SIZE = 1.4;
/** Characters up to which the text of a cell is a label. */
const LABEL_LENGTH = 32;

/** Judges from baselines, dates, labels and styles; see README for the cases. */
export function relationOf(rows: readonly Row[], middle: number): Relation {
  if (hasDatesInMargin(rows, middle)) return 'rows';
  if (hasLabelsSetRight(rows, middle)) return 'rows';
  const { sparse, dense } = sidesOf(rows, middle);
  if (sparse.rows.length < FEWEST_ROWS) return 'rows';
  const pairs = pairsOf(rows, middle);
  const aligned = pairs.length / sparse.rows.length;
  if (aligned >= ALIGNED && datesOnOneSide(pairs)) return 'rows';
  if (isTitleBeside(sparse, dense)) return 'columns';
  if (pairs.length >= GRID * dense.rows.length && isGrid(rows, pairs)) return 'rows';
  if (aligned >= ALIGNED && areParallel(pairs)) return 'columns';
  if (aligned >= ALIGNED && haveLabels(pairs)) return 'rows';
  if (startsAligned(sparse, dense) >= ALIGNED && areLabelsOfBlocks(sparse, dense)) return 'rows';
  if (rows.length < 4) return aligned >= ALIGNED ? 'rows' : 'columns';
  return 'columns';
}

/** True for a form: labels set against the gutter on the left, half of them and more beside text that begins on it. */
export function hasLabelsSetRight(rows: readonly Row[], middle: number): boolean {
  const left = sideOf(rows, (segment) => segment.x1 <= middle).rows;
  const right = sideOf(rows, (segment) => segment.x1 > middle).rows;
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

/** True when one side is mostly dates that stand beside the first rows of entries of the other. */
export function hasDatesInMargin(rows: readonly Row[], middle: number): boolean {
  const { sparse, dense } = sidesOf(rows, middle);
  if (isDateMargin(sparse, dense)) return true;
  if (areCards(pairsOf(rows, middle))) return false;
  return isDateMargin(dense, sparse) || isDatedTable(sparse, dense);
}

function isDateMargin(margin: Side, text: Side): boolean {
  if (text.dated / text.rows.length >= FEW_DATES) return false;
  const isDates = margin.dated / margin.rows.length >= MANY_DATES || areDatedCells(margin, text);
  return isDates && startsAligned(margin, text) >= ALIGNED;
}

/**
 * True for a table of short cells, dates, labels and headings, beside text: hardly a cell stands between two rows of
 * the text, as it would in a column that is set for itself.
 */
function isDatedTable(cells: Side, text: Side): boolean {
  if (cells.rows.length < FEWEST_CELLS || cells.dated < 2 || text.dated / text.rows.length >= FEW_DATES / 2)
    return false;
  if (cells.rows.some((row) => textLength(row) > LONGEST_CELL_LINE)) return false;
  const between = cells.rows.filter((row) => {
    const distances = text.rows.map((other) => Math.abs(other.baseline - row.baseline) / row.fontSize);
    const nearest = Math.min(...distances);
    return nearest > SAME_LINE && nearest < APART;
  });
  return between.length <= MOST_BETWEEN * cells.rows.length;
}

/** True when nearly all paragraphs of one side, and few of the other, are short lines around a date. */
function areDatedCells(side: Side, other: Side): boolean {
  const isShort = side.rows.every((row) => textLength(row) <= LONGEST_CELL_LINE);
  return isShort && datedShare(side) >= MOST_DATED && datedShare(other) < FEW_DATES;
}

/** Share of the paragraphs of a side in which a date stands. */
function datedShare(side: Side): number {
  const paragraphs = paragraphsOf(side);
  return paragraphs.filter((rows) => rows.some(isDated)).length / paragraphs.length;
}

/** The rows of a side as paragraphs, parted by white space. */
function paragraphsOf(side: Side): Row[][] {
  const paragraphs: Row[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const row of side.rows) {
    const last = paragraphs[paragraphs.length - 1];
    if (last === undefined || row.baseline - bottom >= PARAGRAPH * row.fontSize) paragraphs.push([row]);
    else last.push(row);
    bottom = row.baseline;
  }
  return paragraphs;
}

function sidesOf(rows: readonly Row[], middle: number): { sparse: Side; dense: Side } {
  const all = sideOf(rows, (segment) => segment.x1 <= middle);
  const right = sideOf(rows, (segment) => segment.x1 > middle);
  const left = withoutSpanningTitles(all, right);
  return left.rows.length <= right.rows.length
    ? { sparse: left, dense: right }
    : { sparse: right, dense: left };
}

/** A row of the left side with nothing beside it, nor close above or below, spans both sides for all that one sees. */
function withoutSpanningTitles(left: Side, right: Side): Side {
  const rows = left.rows.filter((row) =>
    right.rows.some((other) => Math.abs(other.baseline - row.baseline) < CLOSE * row.fontSize),
  );
  return { rows, dated: rows.filter(isDated).length };
}

type Pair = { left: Segment; right: Segment };

function sideOf(rows: readonly Row[], isMine: (segment: Segment) => boolean): Side {
  const mine = rows.flatMap((row) => {
    const segments = row.segments.filter(isMine);
    return segments.length === 0 ? [] : [rowOfAll(segments, row.baseline)];
  });
  return { rows: mine, dated: mine.filter(isDated).length };
}

function isDated(row: Row): boolean {
  return looksLikeDates(row.segments.map((segment) => segment.text).join(' '));
}

function pairsOf(rows: readonly Row[], middle: number): Pair[] {
  const pairs: Pair[] = [];
  for (const row of rows) {
    const left = row.segments.findLast((segment) => segment.x1 <= middle);
    const right = row.segments.find((segment) => segment.x1 > middle);
    if (left !== undefined && right !== undefined) pairs.push({ left, right });
  }
  return pairs;
}

/** Share of the paragraphs of the sparse side whose first row stands beside a row of the other, within a little. */
function startsAligned(sparse: Side, dense: Side): number {
  const starts = paragraphsOf(sparse).flatMap(([first]) => first ?? []);
  const aligned = starts.filter((row) =>
    dense.rows.some((other) => Math.abs(other.baseline - row.baseline) < 0.4 * row.fontSize),
  );
  return aligned.length / starts.length;
}

/** The name of a person beside small text is no label of it. */
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

function datesOnOneSide(pairs: readonly Pair[]): boolean {
  const left = pairs.filter((pair) => looksLikeDates(pair.left.text)).length;
  const right = pairs.filter((pair) => looksLikeDates(pair.right.text)).length;
  return Math.max(left, right) >= 0.4 * pairs.length && Math.min(left, right) < FEW_DATES * pairs.length;
}

/** Entries set side by side: each row has one style on both sides, and the style changes from row to row. */
function areParallel(pairs: readonly Pair[]): boolean {
  return areAlike(pairs) && (stylesOf(pairs) > 1 || pairs.length > 4) && !endInColons(pairs);
}

/** Entries side by side for sure: their rows change in style together. */
function areCards(pairs: readonly Pair[]): boolean {
  return areAlike(pairs) && stylesOf(pairs) > 1;
}

function areAlike(pairs: readonly Pair[]): boolean {
  return pairs.filter(({ left, right }) => styleKey(left) === styleKey(right)).length >= 0.8 * pairs.length;
}

function stylesOf(pairs: readonly Pair[]): number {
  return new Set(pairs.map(({ left }) => styleKey(left))).size;
}

function haveLabels(pairs: readonly Pair[]): boolean {
  if (endInColons(pairs)) return true;
  const short = pairs.filter(({ left }) => left.text.length <= LABEL_LENGTH).length;
  const styledApart = pairs.filter(({ left, right }) => styleKey(left) !== styleKey(right)).length;
  const labelStyles = new Set(pairs.map(({ left }) => styleKey(left)));
  return short >= 0.8 * pairs.length && styledApart >= 0.8 * pairs.length && labelStyles.size <= 2;
}

function endInColons(pairs: readonly Pair[]): boolean {
  return pairs.filter(({ left }) => /[:：]$/u.test(left.text)).length >= 0.5 * pairs.length;
}

/** Headings or labels in the margin: few short rows, each at the top of several rows of text. */
function areLabelsOfBlocks(sparse: Side, dense: Side): boolean {
  if (sparse.rows.length > 0.5 * dense.rows.length) return false;
  const short = sparse.rows.filter((row) => textLength(row) <= LABEL_LENGTH).length;
  const styles = new Set(sparse.rows.map((row) => styleKey(row.segments[0])));
  return short >= 0.9 * sparse.rows.length && styles.size <= 2 && averageRun(sparse) <= 2;
}

/** Rows a paragraph of a side has on average. */
function averageRun(side: Side): number {
  return side.rows.length / paragraphsOf(side).length;
}

function textLength(row: Row): number {
  return row.segments.reduce((length, segment) => length + segment.text.length, 0);
}
