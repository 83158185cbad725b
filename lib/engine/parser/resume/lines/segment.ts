import type { EntryLine } from './entry-line';

/** One entry as it was cut: its header lines in order, and the lines below them. */
export type Segment = {
  header: EntryLine[];
  body: EntryLine[];
  /** Position of the line with the date inside `header`, -1 without one. */
  anchor: number;
};
