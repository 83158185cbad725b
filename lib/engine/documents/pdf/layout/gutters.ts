import type { Row } from './rows';

/** A vertical strip without text, over the rows `first` to `last` (inclusive). */
export type Gutter = { first: number; last: number; x0: number; x1: number };

const MIN_ROWS_ASIDE = 3;
const MIN_WIDTH = 6;

/** The strip that parts most rows, with text on both sides; absent when the rows form a single column. */
export function findGutter(rows: readonly Row[]): Gutter | undefined {
  let best: Gutter | undefined;
  let bestScore = 0;
  for (let first = 0; first < rows.length; first++) {
    for (const start of gapsOf(rows[first])) {
      const gutter = growDown(rows, first, start);
      const score = scoreOf(rows, gutter);
      if (score > bestScore) {
        bestScore = score;
        best = gutter;
      }
    }
  }
  return best;
}

type Interval = { x0: number; x1: number };

function gapsOf(row: Row | undefined): Interval[] {
  if (row === undefined) return [];
  const gaps: Interval[] = [{ x0: Number.NEGATIVE_INFINITY, x1: row.x0 }];
  let right = Number.NEGATIVE_INFINITY;
  for (const segment of row.segments) {
    if (right > Number.NEGATIVE_INFINITY && segment.x0 > right) gaps.push({ x0: right, x1: segment.x0 });
    right = Math.max(right, segment.x1);
  }
  gaps.push({ x0: right, x1: Number.POSITIVE_INFINITY });
  return gaps;
}

function growDown(rows: readonly Row[], first: number, start: Interval): Gutter {
  const gutter = { first, last: first, x0: start.x0, x1: start.x1 };
  for (let index = first + 1; index < rows.length; index++) {
    const next = widestShared(gutter, gapsOf(rows[index]));
    if (next.x1 - next.x0 < MIN_WIDTH) break;
    gutter.x0 = next.x0;
    gutter.x1 = next.x1;
    gutter.last = index;
  }
  return gutter;
}

function widestShared(strip: Interval, gaps: readonly Interval[]): Interval {
  let widest = { x0: 0, x1: 0 };
  for (const gap of gaps) {
    const shared = { x0: Math.max(strip.x0, gap.x0), x1: Math.min(strip.x1, gap.x1) };
    if (shared.x1 - shared.x0 > widest.x1 - widest.x0) widest = shared;
  }
  return widest;
}

function scoreOf(rows: readonly Row[], gutter: Gutter): number {
  if (!Number.isFinite(gutter.x0) || !Number.isFinite(gutter.x1)) return 0;
  const inside = rows.slice(gutter.first, gutter.last + 1);
  const left = inside.filter((row) => row.x0 < gutter.x0 + 0.5).length;
  const right = inside.filter((row) => row.x1 > gutter.x1 - 0.5).length;
  return Math.min(left, right) < MIN_ROWS_ASIDE ? 0 : left + right;
}
