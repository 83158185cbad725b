import type { Row } from './rows';
import { type Gutter, trimGutter } from './trim';

export type Interval = { x0: number; x1: number };

/** No readable page has more; looking for columns among more would take too long. */
const MAX_ROWS = 400;
/** Parts of one strip that are looked at: a strip may run through several sections of a page. */
const MOST_PARTS = 6;
/** In ems of the smallest adjacent row. */
const MIN_WIDTH = 0.75;
const MIN_WIDTH_AT_COLUMN = 0.45;
const FEWEST_AT_COLUMN = 8;
/** In ems: a line whose middle is this near that of its region is centred in it. */
const CENTRED = 1;
const MOST_OF_REGION = 0.5;
/** Rows that begin at one place, in points, before it is the edge of a column. */
const FEWEST_AT_EDGE = 4;

/** A region with the joint properties of its rows: their extent, and how many begin at each point. */
type Region = { extent: Interval; starts: ReadonlyMap<number, number> };

function regionOf(rows: readonly Row[], extent: Interval): Region {
  const starts = new Map<number, number>();
  for (const { segments } of rows)
    for (const { x0 } of segments) starts.set(Math.round(x0), (starts.get(Math.round(x0)) ?? 0) + 1);
  return { extent, starts };
}

/**
 * Returns the strips that may split the rows of a column, which spans `extent`, into columns: those next to most rows
 * first.
 */
export function findGutters(rows: readonly Row[], extent: Interval): Gutter[] {
  if (rows.length > MAX_ROWS) return [];
  const grown: Gutter[] = [];
  const region = regionOf(rows, extent);
  rows.forEach((row, index) => {
    for (const gap of innerGaps(row, rows[index + 1])) {
      const start = { first: index, last: index, ...gap };
      if (
        gap.x1 - gap.x0 < leastWidth(gap, region) * row.fontSize ||
        grown.some((other) => isWithin(start, other))
      )
        continue;
      if (isCentredOver(row, gap, region)) continue;
      grown.push(grow(rows, grow(rows, start, 1, region), -1, region));
    }
  });
  return grown
    .flatMap((gutter) => trimmedParts(rows, gutter))
    .map((gutter) => ({ gutter, score: scoreOf(rows, gutter) }))
    .sort((a, b) => b.score - a.score)
    .map(({ gutter }) => gutter);
}

/** A narrow strip separates columns, too, where many rows begin at its right edge. */
function leastWidth({ x1 }: Interval, { starts }: Region): number {
  const edge = Math.round(x1);
  const count = (starts.get(edge) ?? 0) + (starts.get(edge - 1) ?? 0) + (starts.get(edge + 1) ?? 0);
  return count >= FEWEST_AT_COLUMN ? MIN_WIDTH_AT_COLUMN : MIN_WIDTH;
}

/** Trims a gutter, and then the remainder below the part that was kept. */
function trimmedParts(rows: readonly Row[], gutter: Gutter): Gutter[] {
  const parts: Gutter[] = [];
  for (let rest = gutter; rest.first < rest.last && parts.length < MOST_PARTS; ) {
    const part = trimGutter(rows, rest);
    if (part === undefined) break;
    parts.push(part);
    rest = { ...gutter, first: part.last + 1 };
  }
  return parts;
}

/**
 * Returns the gaps between the segments of a row, and the one between it and the next row when they are side by side.
 */
function innerGaps(row: Row, next: Row | undefined): Interval[] {
  const gaps = gapsOf(row).filter((gap) => Number.isFinite(gap.x0) && Number.isFinite(gap.x1));
  if (next !== undefined && next.x0 > row.x1) gaps.push({ x0: row.x1, x1: next.x0 });
  if (next !== undefined && next.x1 < row.x0) gaps.push({ x0: next.x1, x1: row.x0 });
  return gaps;
}

function gapsOf(row: Row | undefined): Interval[] {
  if (row === undefined) return [];
  const gaps: Interval[] = [{ x0: Number.NEGATIVE_INFINITY, x1: row.x0 }];
  let right = row.x0;
  for (const segment of row.segments) {
    if (segment.x0 > right) gaps.push({ x0: right, x1: segment.x0 });
    right = Math.max(right, segment.x1);
  }
  gaps.push({ x0: right, x1: Number.POSITIVE_INFINITY });
  return gaps;
}

/** Returns the extent of text. */
export function extentOf(texts: readonly Interval[]): Interval {
  const extent = { x0: Number.POSITIVE_INFINITY, x1: Number.NEGATIVE_INFINITY };
  for (const { x0, x1 } of texts) {
    extent.x0 = Math.min(extent.x0, x0);
    extent.x1 = Math.max(extent.x1, x1);
  }
  return extent;
}

/**
 * A heading by itself in the middle of the region, over the strip or at its edge, spans both sides, unless it begins
 * where other rows do, at the edge of their column.
 */
function isCentredOver(row: Row, { x0, x1 }: Interval, { extent, starts }: Region): boolean {
  const [segment, ...others] = row.segments;
  if (segment === undefined || others.length > 0 || segment.x0 > x1 + 1 || segment.x1 < x0 - 1) return false;
  if ((starts.get(Math.round(segment.x0)) ?? 0) >= FEWEST_AT_EDGE) return false;
  const offset = (segment.x0 + segment.x1 - extent.x0 - extent.x1) / 2;
  const isNarrow = segment.x1 - segment.x0 < MOST_OF_REGION * (extent.x1 - extent.x0);
  return isNarrow && Math.abs(offset) < CENTRED * segment.fontSize;
}

/** Adds row after row, downwards or upwards, as long as they leave enough of the strip free. */
function grow(rows: readonly Row[], start: Gutter, step: 1 | -1, region: Region): Gutter {
  const gutter = { ...start };
  for (let index = step === 1 ? start.last + 1 : start.first - 1; ; index += step) {
    const row = rows[index];
    if (row === undefined || isCentredOver(row, gutter, region)) return gutter;
    const shared = widestShared(gutter, gapsOf(row));
    if (shared.x1 - shared.x0 < leastWidth(gutter, region) * row.fontSize) return gutter;
    gutter.x0 = shared.x0;
    gutter.x1 = shared.x1;
    if (step === 1) gutter.last = index;
    else gutter.first = index;
  }
}

function widestShared(strip: Interval, gaps: readonly Interval[]): Interval {
  let widest = { x0: 0, x1: 0 };
  for (const gap of gaps) {
    const shared = { x0: Math.max(strip.x0, gap.x0), x1: Math.min(strip.x1, gap.x1) };
    if (shared.x1 - shared.x0 > widest.x1 - widest.x0) widest = shared;
  }
  return widest;
}

function isWithin(inner: Gutter, outer: Gutter): boolean {
  const isWithinRows = inner.first >= outer.first && inner.last <= outer.last;
  return isWithinRows && inner.x0 < outer.x1 && outer.x0 < inner.x1;
}

/** Rows on both sides count; a strip next to few rows on one side is less sure than one in the middle of the text. */
function scoreOf(rows: readonly Row[], gutter: Gutter): number {
  let score = 0;
  for (let index = gutter.first; index <= gutter.last; index++) {
    const row = rows[index];
    if (row === undefined) continue;
    if (row.x0 < gutter.x0 + 0.5) score++;
    if (row.x1 > gutter.x1 - 0.5) score++;
  }
  return score;
}
