import type { FoundDates } from '../../../kernel';
import type { Segment } from '../lines/segment';

/** Returns the dates of an entry: those of its anchor line, else the first of its header. */
export function datesOf(segment: Segment): FoundDates | undefined {
  const anchor = segment.header[segment.anchor];
  const candidates = anchor ? [anchor, ...segment.header] : segment.header;
  const all = candidates.flatMap(({ dates }) => dates);
  return all.find(({ isSingle }) => !isSingle) ?? all[0];
}
