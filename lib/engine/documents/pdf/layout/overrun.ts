import type { Segment } from './segment';

/** Greatest distance of baselines of texts printed over one another, in ems of the smaller. */
const SAME_HEIGHT = 0.7;
/** In ems: by how much one text must run into another. Letters that only touch do not. */
const MIN_OVERLAP = 0.3;
/** Segments that must begin at one edge before it is that of a column. */
const MIN_AT_EDGE = 3;
/** In points. */
const SAME_EDGE = 1.5;

type Overrun = { x0: number; fontSize: number; edge: number };

/**
 * Trims the layout of segments where a narrow column holds text too long for it, which runs into the next column:
 * each ends before the edge that it crosses, so that the columns can be separated. The text stays whole. A column
 * runs over where text is printed over other text; segments that begin at the same edge in the same size and reach as
 * far do so too, though they may have met a space.
 */
export function heldInColumns(segments: readonly Segment[]): Segment[] {
  const overruns = findOverruns(segments);
  if (overruns.length === 0) return [...segments];
  return segments.map((segment) => {
    const over = overruns.find(
      ({ x0, fontSize, edge }) =>
        Math.abs(segment.x0 - x0) < SAME_EDGE &&
        Math.abs(segment.fontSize - fontSize) < 0.1 &&
        segment.x1 > edge - fontSize,
    );
    return over === undefined ? segment : { ...segment, x1: over.edge - over.fontSize };
  });
}

function findOverruns(segments: readonly Segment[]): Overrun[] {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline);
  const overruns: Overrun[] = [];
  sorted.forEach((segment, index) => {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next];
      if (other === undefined || other.baseline - segment.baseline > SAME_HEIGHT * segment.fontSize) break;
      const [left, right] = segment.x0 < other.x0 ? [segment, other] : [other, segment];
      if (!runsOver(left, right)) continue;
      const { x0, fontSize } = left;
      const edge = right.x0;
      if (overruns.some((known) => known.x0 === x0 && known.edge === edge && known.fontSize === fontSize))
        continue;
      if (isColumnEdge(segments, edge)) overruns.push({ x0, fontSize, edge });
    }
  });
  return overruns;
}

function runsOver(left: Segment, right: Segment): boolean {
  const em = Math.min(left.fontSize, right.fontSize);
  return (
    Math.abs(left.baseline - right.baseline) < SAME_HEIGHT * em &&
    left.x1 - right.x0 > MIN_OVERLAP * em &&
    right.x0 - left.x0 > 4 * em
  );
}

function isColumnEdge(segments: readonly Segment[], edge: number): boolean {
  return segments.filter(({ x0 }) => Math.abs(x0 - edge) < SAME_EDGE).length >= MIN_AT_EDGE;
}
