import type { Segment } from './segment';

/** Segments that must begin at one place before it is the edge of a column. */
const FEWEST_STARTS = 5;
/** In points: how exactly text keeps to an edge. */
const EXACT = 0.6;
/** In ems: a gap wider than a space between words, yet too narrow to part columns by itself. */
const GAP = 0.42;

/**
 * Segments cut where a word after a somewhat wide gap begins exactly at the edge of a column: text in a margin that
 * ends close to that edge, as dates that are set flush to it.
 */
export function cutAtEdges(segments: readonly Segment[]): Segment[] {
  const edges = edgesOf(segments);
  if (edges.length === 0) return [...segments];
  return segments.flatMap((segment) => cut(segment, edges));
}

function edgesOf(segments: readonly Segment[]): number[] {
  const starts = segments.map(({ x0 }) => x0).sort((a, b) => a - b);
  const edges: number[] = [];
  for (let at = 0; at + FEWEST_STARTS <= starts.length; at++) {
    const [first = 0, last = 0] = [starts[at], starts[at + FEWEST_STARTS - 1]];
    const isNew = edges.length === 0 || first - (edges[edges.length - 1] ?? 0) > EXACT;
    if (last - first <= EXACT && isNew) edges.push((first + last) / 2);
  }
  return edges;
}

function cut(segment: Segment, edges: readonly number[]): Segment[] {
  const { glyphs, fontSize } = segment;
  for (let at = 1; at < glyphs.length; at++) {
    const [before, glyph] = [glyphs[at - 1], glyphs[at]];
    if (before === undefined || glyph === undefined || glyph.x0 - before.x1 < GAP * fontSize) continue;
    if (!edges.some((edge) => Math.abs(edge - glyph.x0) <= EXACT)) continue;
    return [part(segment, 0, at), ...cut(part(segment, at, glyphs.length), edges)];
  }
  return [segment];
}

/** Returns the piece of a segment between two of its glyphs. */
export function part(segment: Segment, from: number, to: number): Segment {
  const glyphs = segment.glyphs.slice(from, to);
  const blankBefore = segment.blankBefore.slice(from, to).map((isBlank, at) => at > 0 && isBlank);
  return {
    ...segment,
    glyphs,
    blankBefore,
    x0: glyphs[0]?.x0 ?? segment.x0,
    x1: Math.max(...glyphs.map(({ x1 }) => x1)),
    fontSize: Math.max(...glyphs.map(({ style }) => style.fontSize)),
    text: glyphs.map(({ text }, at) => (blankBefore[at] ? ' ' : '') + text).join(''),
  };
}
