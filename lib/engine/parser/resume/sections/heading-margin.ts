import type { Line } from '@/lib/engine/documents';
import { columnOf, type Opening } from './judgement';

/** Headings in a margin, each next to the text that it heads. */

const FEWEST_HEADINGS = 2;
/** Share of the lines of such a margin that are headings; others are the second line of one. */
const MOSTLY = 0.7;

/** Returns the columns of pages that hold almost only headings. */
function headingMargins(lines: readonly Line[], isKnown: (index: number) => boolean): Set<string> {
  const columns = Map.groupBy([...lines.keys()], (index) => columnOf(lines[index] as Line));
  const margins = [...columns].filter(([, indexes]) => {
    const count = indexes.filter(isKnown).length;
    const isInner = lines[indexes[0] ?? 0]?.column !== 0;
    return isInner && count >= FEWEST_HEADINGS && count >= indexes.length * MOSTLY;
  });
  return new Set(margins.map(([key]) => key));
}

/**
 * Returns the openings without those next to a margin of headings that are only set like one: names in the type of
 * headings ("Operations Manager") are not headings there.
 */
export function withoutNamesBeside(openings: readonly Opening[], lines: readonly Line[]): Opening[] {
  const known = new Set(openings.filter(({ kind }) => kind !== 'other').map(({ index }) => index));
  const margins = headingMargins(lines, (index) => known.has(index));
  if (margins.size === 0) return [...openings];
  const pages = new Set([...margins].map((key) => key.split('.')[0]));
  return openings.filter(({ index }) => {
    const line = lines[index];
    const isBeside =
      line !== undefined && line.column !== 0 && pages.has(String(line.page)) && !margins.has(columnOf(line));
    return known.has(index) || !isBeside;
  });
}
