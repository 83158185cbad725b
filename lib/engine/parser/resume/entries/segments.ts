import type { EntryLine } from '../lines/entry-line';
import type { PairEvidence } from '../lines/fields';
import type { Segment } from '../lines/segment';
import { findAnchors } from './anchors';
import {
  completeness,
  headerEnd,
  isHeaderLike,
  type Layout,
  LONGEST_FIELD_LINE,
  MOST_LINES_BELOW,
  mostCommon,
  outranks,
} from './layout';
import { datelessStarts, sharedStartStyle, startsByStyle } from './undated';
import { ABOVE } from './weights';

const MOST_LINES_ABOVE = 4;
/** Ways of cutting a section that are read to the end. */
const MOST_CUTS = 2;

/** The layout of a section with entries that dates show. */
type Dated = Layout & {
  /** For each anchor the highest line that may belong to its entry. */
  ceilings: readonly number[];
};

/** The highest line that may belong to the entry of anchor `n`: not above body text, another anchor or a table row. */
function ceilingOf({ lines, anchors }: Layout, n: number): number {
  const anchor = anchors[n] ?? 0;
  const previous = anchors[n - 1] ?? -1;
  let top = anchor;
  while (top - 1 > previous && anchor - top < MOST_LINES_ABOVE) {
    const [above, below] = [lines[top - 1], lines[top]];
    if (
      above === undefined ||
      below === undefined ||
      above.isBody ||
      above.line.text.length > LONGEST_FIELD_LINE
    )
      break;
    if (below.line.cell && above.group !== below.group && !sameTableHeader(above, below)) break;
    if (above.line.column !== below.line.column && above.line.column !== 0 && below.line.column !== 0) break;
    top--;
  }
  return top;
}

/** A table may give each line of a header its own row; a row that holds a date closes the one above. */
function sameTableHeader(above: EntryLine, below: EntryLine): boolean {
  return (
    above.line.cell?.table === below.line.cell?.table &&
    above.dates.length === 0 &&
    below.line.cell?.column === above.line.cell?.column
  );
}

function share(values: readonly boolean[]): number {
  return values.length === 0 ? 0 : values.filter(Boolean).length / values.length;
}

function medianGap(lines: readonly EntryLine[]): number {
  const gaps = lines.map(({ line }) => line.gapBefore ?? 0).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** The first lines of the entries when each has up to `above` lines over its date. */
function startsFor({ anchors, ceilings }: Dated, above: number): number[] {
  return anchors.map((anchor, n) => Math.max(anchor - above, ceilings[n] ?? anchor));
}

function scoreStarts(layout: Dated, above: number, gap: number): number {
  const { lines, anchors, ceilings, body } = layout;
  const starts = startsFor(layout, above);
  const entries = starts.map((at) => lines[at]).filter((entry): entry is EntryLine => entry !== undefined);
  const orphans = anchors.map(
    (_, n) =>
      (ceilings[n] ?? 0) < (starts[n] ?? 0) &&
      isHeaderLike(lines[(starts[n] ?? 0) - 1], body) &&
      !belongsAbove(layout, n, (starts[n] ?? 0) - 1),
  );
  return (
    ABOVE.sameStyle * mostCommon(entries.map(({ style }) => style)).share +
    ABOVE.standsOut * share(entries.map(({ style }) => outranks(style, body))) +
    ABOVE.opensGroup * share(starts.map((at) => lines[at]?.group !== lines[at - 1]?.group)) +
    ABOVE.widerGap * share(entries.map(({ line }) => (line.gapBefore ?? 0) > gap * 1.3 + 0.5)) +
    ABOVE.clipped * share(anchors.map((anchor, n) => starts[n] !== anchor - above)) +
    ABOVE.hasText * share(starts.map((at) => !(lines[at]?.isDateOnly ?? true))) +
    ABOVE.orphan * share(orphans) +
    scoreFields(layout, starts)
  );
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** True for a line above entry `n` that completes the header of the entry before. */
function belongsAbove(layout: Layout, n: number, at: number): boolean {
  const anchor = layout.anchors[n - 1];
  if (anchor === undefined || headerEnd(layout, anchor, at + 1) <= at) return false;
  const header = layout.lines.slice(anchor, at + 1);
  return completeness(layout, header) > completeness(layout, header.slice(0, -1));
}

/** Returns what the words of the headers say for these starts: complete headers, and no field left above them. */
function scoreFields(layout: Dated, starts: readonly number[]): number {
  const { lines, anchors, ceilings } = layout;
  const complete = starts.map((start, n) => {
    const anchor = anchors[n] ?? start;
    const next = starts[n + 1] ?? lines.length;
    return completeness(layout, lines.slice(start, headerEnd(layout, anchor, Math.max(next, anchor + 1))));
  });
  const missed = starts.map((start, n) => {
    const above = lines[start - 1];
    if (above === undefined || (ceilings[n] ?? start) >= start) return 0;
    if (belongsAbove(layout, n, start - 1)) return 0;
    return completeness(layout, [above]) >= 0.4 ? 1 : 0;
  });
  return ABOVE.complete * average(complete) + ABOVE.missed * average(missed);
}

/** The first lines of the entries with a number of lines above their dates, and how much speaks for it. */
type Start = { starts: number[]; score: number };

/** The likeliest starts first, each other than those before it. */
function likelyStarts(found: Layout): Start[] {
  const layout = { ...found, ceilings: found.anchors.map((_, n) => ceilingOf(found, n)) };
  const gap = medianGap(layout.lines);
  const tried: Start[] = [];
  for (let above = 0; above <= MOST_LINES_ABOVE; above++) {
    const starts = startsFor(layout, above).map((start, n) => adjustStart(layout, start, n));
    const score = scoreStarts(layout, above, gap) + ABOVE.line * above;
    tried.push({ starts, score });
  }
  tried.sort((a, b) => b.score - a.score);
  const isSame = (a: Start, b: Start) => a.starts.every((start, n) => start === b.starts[n]);
  return tried
    .filter((start, n) => !tried.slice(0, n).some((other) => isSame(start, other)))
    .slice(0, MOST_CUTS);
}

/** Includes header-like lines directly above the start chosen by the pattern. */
function adjustStart(layout: Dated, start: number, n: number): number {
  const top = layout.ceilings[n] ?? start;
  let at = start;
  while (at > top && isHeaderLike(layout.lines[at - 1], layout.body) && !belongsAbove(layout, n, at - 1))
    at--;
  return at;
}

function segmentAt(
  layout: Layout,
  { start, next, anchor }: { start: number; next: number; anchor: number | undefined },
): Segment {
  const { lines } = layout;
  const end = anchor === undefined ? undatedHeaderEnd(layout, start, next) : headerEnd(layout, anchor, next);
  return {
    header: lines.slice(start, end),
    body: lines.slice(end, next),
    anchor: anchor === undefined ? -1 : anchor - start,
  };
}

function undatedHeaderEnd({ lines }: Layout, start: number, next: number): number {
  let end = start + 1;
  while (end < next && end - start < MOST_LINES_BELOW && !lines[end]?.isBody) end++;
  return end;
}

function segmentsAt(found: Layout, dated: readonly number[]): Segment[] {
  const { lines } = found;
  const startStyle = sharedStartStyle(found, dated);
  const layout: Layout = startStyle === undefined ? found : { ...found, startStyle };
  const starts = dated.length > 0 ? [...dated, ...datelessStarts(layout, dated)] : startsByStyle(layout);
  const ordered = [...new Set(starts)].sort((a, b) => a - b);
  let nextAnchor = 0;
  return ordered.map((start, n) => {
    const next = ordered[n + 1] ?? lines.length;
    while ((found.anchors[nextAnchor] ?? next) < start) nextAnchor++;
    const first = found.anchors[nextAnchor] ?? next;
    return segmentAt(layout, { start, next, anchor: first < next ? first : undefined });
  });
}

/** One way of cutting a section into entries; `score` is how alike they look, how much speaks for it. */
export type Cut = { segments: Segment[]; score: number };

/**
 * Cuts the lines of a section into entries, in the likeliest ways, the likeliest first. They differ in the number of
 * header lines above the date, and most speaks for that with which the entries of this section look most alike; what
 * comes before the first entry is not part of any.
 * `body` is the style of the body text of the document; `evidence` knows the words of the two fields of a header.
 */
export function cutIntoSegments(lines: readonly EntryLine[], body: string, evidence: PairEvidence): Cut[] {
  const found: Layout = { lines, anchors: findAnchors(lines), body, evidence };
  if (found.anchors.length === 0) return [{ segments: segmentsAt(found, []), score: 0 }];
  return likelyStarts(found).map(({ starts, score }) => ({ segments: segmentsAt(found, starts), score }));
}
