import type { Box } from '../../../kernel';
import { isRightToLeft } from './bidi';
import { type Row, rowOfAll } from './rows';
import { type Segment, styleKey } from './segment';

/** Distance of baselines, in ems, up to which the lines of a cell follow each other closely. */
const CLOSE = 1.6;
/** In points: padding of cells on each side at most, and at least at the end. */
const WIDEST_PADDING = 8;
const BLANK = 0.25;
/** Beginnings of a new item: a label, a phone number, a bullet, a number. */
const OPENS_ITEM =
  /^(?:\p{Lu}[\p{L} .'’/-]{1,30}\s?[:：]|[+(]?\d[\d ()-]{6}|\+\d|[\p{Co}•‣◦▪▫●○■□◆➢➤►▶✓✔·*–—-]|\d{1,2}[.)])/u;
/** Part of an address that is longer than its cell: no space belongs where it was broken. */
const ADDRESS_END = /(?:@|:\/\/|www\.)\S*$/iu;

/**
 * Joins the rows of a cell that its width broke: the first word of the next would not have fitted. Shorter lines are
 * meant to be separate.
 */
export function joinWrapped(rows: readonly Row[], cell: Box): Row[] {
  const padding = Math.min(
    WIDEST_PADDING,
    ...rows.flatMap((row) => [Math.max(row.x0 - cell.x0, 0), Math.max(cell.x1 - row.x1, 0)]),
  );
  const width = cell.x1 - cell.x0 - 2 * padding;
  const joined: Row[] = [];
  let above: Row | undefined;
  for (const row of rows) {
    const last = joined[joined.length - 1];
    if (last !== undefined && above !== undefined && isWrapped(above, row, width))
      joined[joined.length - 1] = rowOfAll([...last.segments, ...row.segments], last.baseline);
    else joined.push(row);
    above = row;
  }
  return joined;
}

function isWrapped(above: Row, row: Row, width: number): boolean {
  const [last, first] = [above.segments[above.segments.length - 1], row.segments[0]];
  if (last === undefined || first === undefined || styleKey(last) !== styleKey(first)) return false;
  if (row.baseline - above.baseline > CLOSE * row.fontSize) return false;
  if (OPENS_ITEM.test(first.text) || isRightToLeft(first.text) || ADDRESS_END.test(last.text)) return false;
  return above.x1 - above.x0 + BLANK * row.fontSize + firstWordWidth(first) > width;
}

function firstWordWidth({ glyphs, blankBefore, x0 }: Segment): number {
  const end = blankBefore.findIndex((isBlank, index) => isBlank && index > 0);
  return (glyphs[(end < 0 ? glyphs.length : end) - 1]?.x1 ?? x0) - x0;
}
