import type { DateOptions } from '../../../kernel';
import type { Section } from '../headings/kinds';
import { bodyStyleOf } from '../lines/entry-line';
import { writesDayFirst } from './day-order';
import type { HistoryContext } from './model';
import { edgeOfLines, type RightEdge } from './right-edges';

/** Style of a document: that of its body text, the order of its dates, and the ends of its columns. */
export type DocumentStyle = { body: string; dates: DateOptions; rightEdgeOf: RightEdge };

/** Reads the style of a document from all of its sections. */
export function styleOfDocument(sections: readonly Section[], context: HistoryContext): DocumentStyle {
  return {
    body: bodyStyleOf(sections),
    dates: { today: context.documentLastModified, dayFirst: writesDayFirst(sections) },
    rightEdgeOf: edgeOfLines(sections.flatMap(({ lines }) => lines)),
  };
}
