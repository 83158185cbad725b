import type { Segment } from './segments';

/** Segments that stand on one visual line, from left to right. */
export type Row = { segments: Segment[]; x0: number; x1: number; baseline: number; fontSize: number };

/** Groups segments by their baselines; rows come from top to bottom. */
export function groupRows(segments: readonly Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows[rows.length - 1];
    const isSame =
      row !== undefined &&
      segment.baseline - row.baseline <= 0.3 * Math.min(row.fontSize, segment.fontSize) &&
      row.segments.every((other) => other.x1 <= segment.x0 + 1 || segment.x1 <= other.x0 + 1);
    if (isSame) row.segments.push(segment);
    else rows.push({ segments: [segment], x0: 0, x1: 0, baseline: segment.baseline, fontSize: 0 });
    const last = rows[rows.length - 1];
    if (last !== undefined) last.fontSize = Math.max(last.fontSize, segment.fontSize);
  }
  for (const row of rows) {
    row.segments.sort((a, b) => a.x0 - b.x0);
    row.x0 = Math.min(...row.segments.map((segment) => segment.x0));
    row.x1 = Math.max(...row.segments.map((segment) => segment.x1));
  }
  return rows;
}
