import { looksLikeDates } from './datelike';
import { type Row, rowOfAll } from './rows';
import { type Segment, styleKey } from './segment';

/** One side of a gutter, row by row. */
export type Side = { rows: Row[]; dated: number };

/** The pieces next to the gutter in a row that has text on both sides. */
export type Pair = { left: Segment; right: Segment };

/** Measurable properties of the text on the two sides of a gutter. */
export type Sides = {
  rows: readonly Row[];
  middle: number;
  left: Side;
  right: Side;
  /** The side with fewer rows, without titles that span both, and the other one. */
  sparse: Side;
  dense: Side;
  pairs: Pair[];
  /** Share of the rows of the sparser side that are level with a row of the other. */
  aligned: number;
};

/** Distance of baselines, in ems, from which a row begins a paragraph, and within which a row is near another. */
const PARAGRAPH = 1.8;
const CLOSE = 1.25;
/** In ems: baselines that are one, and that have nothing to do with each other. */
export const SAME_LINE = 0.15;
const APART = 0.9;
/** Share of level rows, among those of the sparser side, from which the two sides are aligned. */
export const ALIGNED = 0.75;

/** Returns the two sides of a gutter with its middle at `middle`, over rows that it splits. */
export function sidesOf(rows: readonly Row[], middle: number): Sides {
  const all = sideOf(rows, (segment) => segment.x1 <= middle);
  const right = sideOf(rows, (segment) => segment.x1 > middle);
  const left = withoutSpanningTitles(all, right);
  const isLeftSparse = left.rows.length <= right.rows.length;
  const [sparse, dense] = isLeftSparse ? [left, right] : [right, left];
  const pairs = pairsOf(rows, middle);
  return { rows, middle, left: all, right, sparse, dense, pairs, aligned: pairs.length / sparse.rows.length };
}

/** A row of the left side with nothing next to it, nor close above or below, might as well span both sides. */
function withoutSpanningTitles(left: Side, right: Side): Side {
  const rows = left.rows.filter((row) =>
    right.rows.some((other) => Math.abs(other.baseline - row.baseline) < CLOSE * row.fontSize),
  );
  return { rows, dated: rows.filter(isDated).length };
}

function sideOf(rows: readonly Row[], isMine: (segment: Segment) => boolean): Side {
  const mine = rows.flatMap((row) => {
    const segments = row.segments.filter(isMine);
    return segments.length === 0 ? [] : [rowOfAll(segments, row.baseline)];
  });
  return { rows: mine, dated: mine.filter(isDated).length };
}

/** True for a row that is mostly a date. */
export function isDated(row: Row): boolean {
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

/** Splits the rows of a side into paragraphs at white space. */
export function paragraphsOf(side: Side): Row[][] {
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

/** Returns the share of the paragraphs of the sparse side whose first row is about level with a row of the other. */
export function startsAligned(sparse: Side, dense: Side): number {
  const starts = paragraphsOf(sparse).flatMap(([first]) => first ?? []);
  const aligned = starts.filter((row) =>
    dense.rows.some((other) => Math.abs(other.baseline - row.baseline) < 0.4 * row.fontSize),
  );
  return aligned.length / starts.length;
}

/**
 * Returns the rows of one side whose baseline is between two of the other, as in a column that is set independently.
 */
export function rowsBetween(side: Side, other: Side): Row[] {
  return side.rows.filter((row) => {
    const distances = other.rows.map(({ baseline }) => Math.abs(baseline - row.baseline) / row.fontSize);
    const nearest = Math.min(...distances);
    return nearest > SAME_LINE && nearest < APART;
  });
}

/** Rows a paragraph of a side has on average. */
export function averageRun(side: Side): number {
  return side.rows.length / paragraphsOf(side).length;
}

/** Characters of a row. */
export function textLength(row: Row): number {
  return row.segments.reduce((length, segment) => length + segment.text.length, 0);
}
/** True when most pairs have one style on both sides. */
export function areAlike(pairs: readonly Pair[]): boolean {
  return pairs.filter(({ left, right }) => styleKey(left) === styleKey(right)).length >= 0.8 * pairs.length;
}

/** Returns how many styles the left pieces of pairs have. */
export function stylesOf(pairs: readonly Pair[]): number {
  return new Set(pairs.map(({ left }) => styleKey(left))).size;
}
