import type { DateOptions } from '../../../kernel';
import type { Section } from '../sections';
import { writesDayFirst } from './day-order';
import type { RightEdge } from './items';
import { bodyStyleOf } from './lines';
import type { HistoryContext } from './model';

/** How a document is written: the style of its body text, the order of its dates, and where its columns end. */
export type DocumentStyle = { body: string; dates: DateOptions; rightEdgeOf: RightEdge };

/** Where the columns of each page end on the right. */
function rightEdges(sections: readonly Section[]): RightEdge {
  const edges = new Map<string, number>();
  const keyOf = ({ page, column }: { page: number; column: number }) => `${page}/${column}`;
  for (const { lines } of sections)
    for (const { line } of lines)
      edges.set(keyOf(line), Math.max(edges.get(keyOf(line)) ?? 0, line.box?.x1 ?? 0));
  return (line) => edges.get(keyOf(line)) ?? 0;
}

/** Reads the style of a document from all of its sections. */
export function styleOfDocument(sections: readonly Section[], context: HistoryContext): DocumentStyle {
  return {
    body: bodyStyleOf(sections),
    dates: { today: context.documentLastModified, dayFirst: writesDayFirst(sections) },
    rightEdgeOf: rightEdges(sections),
  };
}
