import type { Line } from '@/lib/engine/documents';
import type { SectionLine } from '../../shared/layout/section-line';

/** Returns the right edge of a column's text; 0 where the format does not state it. */
export type RightEdge = (line: Line) => number;

/** Returns where the columns of each page end on the right, by the longest of these lines in each. */
export function edgeOfLines(lines: readonly SectionLine[]): RightEdge {
  const edges = new Map<string, number>();
  const keyOf = ({ page, column }: { page: number; column: number }) => `${page}/${column}`;
  for (const { line } of lines)
    edges.set(keyOf(line), Math.max(edges.get(keyOf(line)) ?? 0, line.box?.x1 ?? 0));
  return (line) => edges.get(keyOf(line)) ?? 0;
}
