import type { DateOptions } from '../../../kernel';
import type { Section } from '../sections';
import { writesDayFirst } from './day-order';
import { bodyStyleOf } from './lines';
import type { HistoryContext } from './model';

/** How a document is written: the style of its body text and the order of its dates. */
export type DocumentStyle = { body: string; dates: DateOptions };

/** Reads the style of a document from all of its sections. */
export function styleOfDocument(sections: readonly Section[], context: HistoryContext): DocumentStyle {
  return {
    body: bodyStyleOf(sections),
    dates: { today: context.documentLastModified, dayFirst: writesDayFirst(sections) },
  };
}
