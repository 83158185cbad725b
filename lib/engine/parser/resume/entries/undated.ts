import { type EntryLine, isSetApart, textWithoutDates } from '../lines/entry-line';
import {
  completeness,
  headerEnd,
  isHeaderLike,
  isWholeEntry,
  type Layout,
  mostCommon,
  outranks,
} from './layout';

/** Finds the beginnings of entries without a date. */

/** Returns the style that nearly all first lines share, if it stands out from the body. */
export function sharedStartStyle(layout: Layout, starts: readonly number[]): string | undefined {
  if (haveFieldBelowDate(layout, starts)) return undefined;
  const style = mostCommon(starts.map((at) => layout.lines[at]?.style ?? ''));
  return starts.length >= 1 && style.share >= 0.75 && outranks(style.value, layout.body)
    ? style.value
    : undefined;
}

/** True where each date is between two fields set in one style: the lower one begins no entry. */
function haveFieldBelowDate({ lines, anchors }: Layout, starts: readonly number[]): boolean {
  if (starts.length < 2) return false;
  const opening = new Set(starts);
  const framed = starts.filter((start, n) => {
    const [first, below] = [lines[start], lines[(anchors[n] ?? start) + 1]];
    const at = (anchors[n] ?? start) + 1;
    return start < at - 1 && !below?.isBody && below?.style === first?.style && !opening.has(at);
  });
  return framed.length >= 0.8 * starts.length;
}

/** Returns the first lines of entries without a date: they look like the first lines of the others. */
export function datelessStarts(layout: Layout, starts: readonly number[]): number[] {
  const { lines, startStyle } = layout;
  if (startStyle === undefined && !areWholeLines(layout, starts)) return [];
  const claimed = new Set<number>();
  starts.forEach((start, n) => {
    const next = startStyle === undefined ? starts[n + 1] : undefined;
    const end = headerEnd(layout, layout.anchors[n] ?? start, next ?? lines.length);
    for (let at = start; at < end; at++) claimed.add(at);
  });
  if (startStyle === undefined)
    return [...lines.keys()].filter((at) => !claimed.has(at) && isWholeLine(layout, at));
  const free = lines
    .map((_, at) => at)
    .filter((at) => {
      const [entry, before] = [lines[at], lines[at - 1]];
      if (starts.length === 1 && !opensBlock(lines, at)) return false;
      return (
        !claimed.has(at) && !entry?.isBody && entry?.style === startStyle && before?.style !== startStyle
      );
    });
  return free.length > Math.max(4, starts.length * 2) ? [] : free;
}

function isWholeLine(layout: Layout, at: number): boolean {
  const entry = layout.lines[at];
  return entry !== undefined && isWholeEntry(layout, entry);
}

/** True where the entries that have a date are lines with both fields of an entry. */
function areWholeLines(layout: Layout, starts: readonly number[]): boolean {
  // A table has the date in a separate cell before the line.
  const lineOf = (start: number) => (layout.lines[start]?.isDateOnly ? start + 1 : start);
  return starts.every((start, n) => layout.anchors[n] === start && isWholeLine(layout, lineOf(start)));
}

/** True for the first line of a block that continues with another line of a header. */
function opensBlock(lines: readonly EntryLine[], at: number): boolean {
  const next = lines[at + 1];
  return lines[at]?.group !== lines[at - 1]?.group && next !== undefined && !next.isBody;
}

/** Returns the beginnings of entries without any date: where the style stands out, or else where fields repeat. */
export function startsByStyle(layout: Layout): number[] {
  const { lines, body } = layout;
  const styled = lines.map((_, at) => at).filter((at) => isHeaderLike(lines[at], body));
  const first = lines[styled[0] ?? -1];
  if (first !== undefined) {
    const starts = styled.filter((at) => {
      const [entry, before] = [lines[at], lines[at - 1]];
      return !isHeaderLike(before, body) || (entry?.style === first.style && entry.group !== before?.group);
    });
    return fromLineAbove(withoutSeconds(starts, lines), layout);
  }
  return startsByFields(layout);
}

/**
 * The starts, or the lines above them where each entry begins in plain type ("Tallow Works" above "As a Fitter" in
 * bold): then the first line of the section is above the first start, and entries from there on name no less.
 */
function fromLineAbove(starts: number[], layout: Layout): number[] {
  const { lines } = layout;
  const above = starts.map((at) => at - 1);
  const isOwn = (at: number) =>
    at >= 0 && !lines[at]?.isBody && !starts.includes(at) && lines[at]?.dates.length === 0;
  if (above[0] !== 0 || starts.length < 2 || !above.every(isOwn)) return starts;
  const named = (from: readonly number[], length: number) =>
    from.reduce((sum, at) => sum + completeness(layout, lines.slice(at, at + length)), 0);
  const below = starts.map((at, n) => (starts[n + 1] === at + 2 ? at : -1)).filter((at) => at >= 0);
  const gapAt = (at: number) => lines[at]?.line.gapBefore ?? 0;
  const isSetOff = above.slice(1).every((at) => gapAt(at) > gapAt(at + 1));
  const isMore = isSetOff || named(above, 2) > named(starts, 1);
  return isMore && named(above, 2) >= named(below, 2) ? above : starts;
}

/** Lines between the first line of an entry and its second one in another style, at most. */
const MOST_BETWEEN = 2;

/**
 * The starts without those in a style in which each follows the first line of an entry closely: a school in large type,
 * its town, and the degree in a type that is still larger than the text.
 */
function withoutSeconds(starts: readonly number[], lines: readonly EntryLine[]): number[] {
  const styleAt = (at: number | undefined) => (at === undefined ? undefined : lines[at]?.style);
  const first = styleAt(starts[0]);
  const follows = (at: number, n: number) => {
    const before = starts[n - 1];
    return before !== undefined && styleAt(before) === first && at - before <= MOST_BETWEEN + 1;
  };
  const own = new Set(starts.filter((at, n) => n > 0 && !follows(at, n)).map(styleAt));
  const opens = (at: number) => styleAt(at) === first || own.has(styleAt(at));
  const count = starts.filter((at) => styleAt(at) === first).length;
  return count < 2 ? [...starts] : starts.filter(opens);
}

const TELLING = 1;

/** Finds entries in text without any style: a block begins one when it repeats a field of the entry before. */
function startsByFields({ lines, evidence }: Layout): number[] {
  const starts: number[] = [];
  let has = { what: true, where: true };
  lines.forEach((entry, at) => {
    const isWithin = at > 0 && entry.group === lines[at - 1]?.group && !isSetApart(entry.line);
    if (entry.isBody || isWithin) return;
    const own = evidence(textWithoutDates(entry));
    const [what, where] = [own.what > TELLING, own.where > TELLING];
    const isNext = (what && has.what) || (where && has.where) || starts.length === 0;
    if (isNext) starts.push(at);
    has = { what: what || (!isNext && has.what), where: where || (!isNext && has.where) };
  });
  return starts;
}
