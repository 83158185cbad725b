import type { Line } from '@/lib/engine/documents';
import type { SectionLine } from '../../shared/layout/section-line';

/** Where the text of a column ends on the right; 0 where the format does not say. */
export type RightEdge = (line: Line) => number;

/** Returns where the columns of each page end on the right, by the longest of these lines in each. */
export function edgeOfLines(lines: readonly SectionLine[]): RightEdge {
  const edges = new Map<string, number>();
  const keyOf = ({ page, column }: { page: number; column: number }) => `${page}/${column}`;
  for (const { line } of lines)
    edges.set(keyOf(line), Math.max(edges.get(keyOf(line)) ?? 0, line.box?.x1 ?? 0));
  return (line) => edges.get(keyOf(line)) ?? 0;
}
