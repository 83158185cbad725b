import type { Segment } from './segment';

/** Segments on one visual line, from left to right. */
export type Row = { segments: Segment[]; x0: number; x1: number; baseline: number; fontSize: number };

/** Share of the em by which the baselines of a row may differ. */
const SAME_BASELINE = 0.3;

/** Groups segments by their baselines; rows come from top to bottom. */
export function groupRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows[rows.length - 1];
    if (row !== undefined && belongs(row, segment)) addToRow(row, segment);
    else rows.push(rowOf(segment));
  }
  for (const row of rows) row.segments.sort((a, b) => a.x0 - b.x0);
  return rows;
}

function belongs(row: Row, segment: Segment): boolean {
  if (segment.baseline - row.baseline > SAME_BASELINE * Math.min(row.fontSize, segment.fontSize))
    return false;
  return row.segments.every((other) => other.x1 <= segment.x0 + 1 || segment.x1 <= other.x0 + 1);
}

/** Returns a row that holds one segment. */
export function rowOf(segment: Segment): Row {
  const { x0, x1, baseline, fontSize } = segment;
  return { segments: [segment], x0, x1, baseline, fontSize };
}

/** Returns a row of segments that are given in their reading order. */
export function rowOfAll(segments: Segment[], baseline: number): Row {
  return {
    segments,
    baseline,
    x0: Math.min(...segments.map((segment) => segment.x0)),
    x1: Math.max(...segments.map((segment) => segment.x1)),
    fontSize: Math.max(...segments.map((segment) => segment.fontSize)),
  };
}

function addToRow(row: Row, segment: Segment): void {
  row.segments.push(segment);
  row.x0 = Math.min(row.x0, segment.x0);
  row.x1 = Math.max(row.x1, segment.x1);
  row.fontSize = Math.max(row.fontSize, segment.fontSize);
}
