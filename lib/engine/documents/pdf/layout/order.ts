import { findGutter } from './gutters';
import { groupRows, type Row } from './rows';
import type { Segment } from './segments';

/** Rows that are read one after the other as one column of the page. */
export type Strip = { rows: Row[]; column: number };

const MAX_DEPTH = 6;

/** The strips of a page in reading order. Column 0 spans the page; others are counted from the left. */
export function orderPage(segments: readonly Segment[]): Strip[] {
  return splitRegion(segments, 0, 0).filter((strip) => strip.rows.length > 0);
}

function splitRegion(segments: readonly Segment[], column: number, depth: number): Strip[] {
  const rows = groupRows(segments);
  const gutter = depth < MAX_DEPTH ? findGutter(rows) : undefined;
  if (gutter === undefined) return [{ rows, column }];
  const middle = (gutter.x0 + gutter.x1) / 2;
  const inside = rows.slice(gutter.first, gutter.last + 1);
  if (isRowAligned(inside, middle)) return [{ rows, column }];
  const left = inside.flatMap((row) => row.segments.filter((segment) => segment.x1 <= middle));
  const right = inside.flatMap((row) => row.segments.filter((segment) => segment.x1 > middle));
  const above = rows.slice(0, gutter.first).flatMap((row) => row.segments);
  const below = rows.slice(gutter.last + 1).flatMap((row) => row.segments);
  return [
    ...splitRegion(above, column, depth + 1),
    ...splitRegion(left, column + 1, depth + 1),
    ...splitRegion(right, column + 2, depth + 1),
    ...splitRegion(below, column, depth + 1),
  ];
}

/** True when the rows of the sparser side all stand beside a row of the other: dates in the margin, a table. */
function isRowAligned(rows: readonly Row[], middle: number): boolean {
  const left = rows.filter((row) => row.x0 < middle).length;
  const right = rows.filter((row) => row.x1 > middle).length;
  const both = rows.filter((row) => row.x0 < middle && row.x1 > middle).length;
  return both >= 0.8 * Math.min(left, right) && Math.min(left, right) < 0.7 * Math.max(left, right);
}
