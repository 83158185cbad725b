import { findAnchors } from './anchors';
import type { PairEvidence } from './assign';
import { type EntryLine, textWithoutDates } from './lines';

/** One entry as it was cut: its header lines in order, and the lines below them. */
export type Segment = {
  header: EntryLine[];
  body: EntryLine[];
  /** Position of the line with the date inside `header`, -1 without one. */
  anchor: number;
};

const MOST_LINES_ABOVE = 4;
const MOST_LINES_BELOW = 3;
const LONGEST_FIELD_LINE = 120;

/** What speaks for a number of header lines above the date, as shares of the entries. */
const WEIGHTS = {
  sameStyle: 3,
  standsOut: 2.5,
  opensGroup: 1.5,
  widerGap: 1.5,
  clipped: -1.2,
  orphan: -2,
  hasText: 1,
  /** Headers in which words of both fields stand. */
  complete: 1.5,
  /** A line with the words of a field directly above the start. */
  missed: -1.2,
} as const;

/** True when a style is larger or bolder than that of the body. */
function outranks(style: string, body: string): boolean {
  const [size = '0', bold = ''] = style.split('|');
  const [bodySize = '0', bodyBold = ''] = body.split('|');
  return Number(size) > Number(bodySize) + 0.4 || (bold > bodyBold && Number(size) >= Number(bodySize) - 0.6);
}

type Layout = {
  evidence: PairEvidence;
  lines: readonly EntryLine[];
  anchors: number[];
  body: string;
  startStyle?: string;
};

/** The highest line that may belong to the entry of an anchor: not above body text, another anchor or a table row. */
function ceiling({ lines, anchors }: Layout, anchor: number): number {
  const previous = anchors.filter((at) => at < anchor).at(-1) ?? -1;
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

function mostCommon(values: readonly string[]): { value: string; share: number } {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best ? { value: best[0], share: best[1] / values.length } : { value: '', share: 0 };
}

function share(values: readonly boolean[]): number {
  return values.length === 0 ? 0 : values.filter(Boolean).length / values.length;
}

function medianGap(lines: readonly EntryLine[]): number {
  const gaps = lines.map(({ line }) => line.gapBefore ?? 0).sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 0;
}

/** The first lines of the entries when each has up to `above` lines over its date. */
function startsFor(layout: Layout, above: number): number[] {
  return layout.anchors.map((anchor) => Math.max(anchor - above, ceiling(layout, anchor)));
}

function scoreStarts(layout: Layout, above: number, gap: number): number {
  const { lines, anchors, body } = layout;
  const starts = startsFor(layout, above);
  const entries = starts.map((at) => lines[at]).filter((entry): entry is EntryLine => entry !== undefined);
  const orphans = anchors.map(
    (anchor, n) =>
      ceiling(layout, anchor) < (starts[n] ?? 0) && isHeaderLike(lines[(starts[n] ?? 0) - 1], body),
  );
  return (
    WEIGHTS.sameStyle * mostCommon(entries.map(({ style }) => style)).share +
    WEIGHTS.standsOut * share(entries.map(({ style }) => outranks(style, body))) +
    WEIGHTS.opensGroup * share(starts.map((at) => lines[at]?.group !== lines[at - 1]?.group)) +
    WEIGHTS.widerGap * share(entries.map(({ line }) => (line.gapBefore ?? 0) > gap * 1.3 + 0.5)) +
    WEIGHTS.clipped * share(anchors.map((anchor, n) => starts[n] !== anchor - above)) +
    WEIGHTS.hasText * share(starts.map((at) => !(lines[at]?.isDateOnly ?? true))) +
    WEIGHTS.orphan * share(orphans) +
    scoreFields(layout, starts)
  );
}

const average = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much of what and where the words of the lines name: 0 for neither, 1 for both. */
function completeness({ evidence }: Layout, lines: readonly EntryLine[]): number {
  const found = lines.map((entry) => evidence(textWithoutDates(entry)));
  const best = (values: number[], enough: number) => Math.min(1, Math.max(0, ...values) / enough);
  const what = best(
    found.map((weights) => weights.what),
    2,
  );
  const where = best(
    found.map((weights) => weights.where),
    1.2,
  );
  return (what + where) / 2;
}

/** What the words of the headers say for these starts: complete headers, and no field left above them. */
function scoreFields(layout: Layout, starts: readonly number[]): number {
  const { lines, anchors } = layout;
  const complete = starts.map((start, n) => {
    const anchor = anchors[n] ?? start;
    const next = starts[n + 1] ?? lines.length;
    return completeness(layout, lines.slice(start, headerEnd(layout, anchor, Math.max(next, anchor + 1))));
  });
  const missed = starts.map((start, n) => {
    const above = lines[start - 1];
    if (above === undefined || ceiling(layout, anchors[n] ?? start) >= start) return 0;
    return completeness(layout, [above]) >= 0.4 ? 1 : 0;
  });
  return WEIGHTS.complete * average(complete) + WEIGHTS.missed * average(missed);
}

/** A line that looks like part of a header: set off from the body. */
function isHeaderLike(entry: EntryLine | undefined, body: string): boolean {
  return entry !== undefined && !entry.isBody && outranks(entry.style, body);
}

function bestStarts(layout: Layout): number[] {
  const gap = medianGap(layout.lines);
  let best = { score: Number.NEGATIVE_INFINITY, above: 0 };
  for (let above = 0; above <= MOST_LINES_ABOVE; above++) {
    const score = scoreStarts(layout, above, gap) - above * 0.25;
    if (score > best.score) best = { score, above };
  }
  return startsFor(layout, best.above).map((start, n) => adjustStart(layout, start, n));
}

/** Takes in header-like lines that stand directly above the start chosen by the pattern. */
function adjustStart(layout: Layout, start: number, n: number): number {
  const top = ceiling(layout, layout.anchors[n] ?? start);
  let at = start;
  while (at > top && isHeaderLike(layout.lines[at - 1], layout.body)) at--;
  return at;
}

/** Where the header that begins at `start` ends: behind the date, before the first line of body text. */
function headerEnd(layout: Layout, anchor: number, next: number): number {
  const { lines } = layout;
  let end = anchor + 1;
  while (end < next && end - anchor <= MOST_LINES_BELOW) {
    const entry = lines[end];
    if (entry === undefined || entry.isBody || entry.line.text.length > LONGEST_FIELD_LINE) break;
    if (entry.style === layout.startStyle && lines[end - 1]?.style !== entry.style) break;
    end++;
  }
  return end;
}

/** The style that nearly all first lines share, when it stands out of the body. */
function sharedStartStyle(layout: Layout, starts: readonly number[]): string | undefined {
  const style = mostCommon(starts.map((at) => layout.lines[at]?.style ?? ''));
  return starts.length >= 1 && style.share >= 0.75 && outranks(style.value, layout.body)
    ? style.value
    : undefined;
}

/** First lines of entries without a date: they look like the first lines of the others. */
function datelessStarts(layout: Layout, starts: readonly number[]): number[] {
  const { lines, startStyle } = layout;
  if (startStyle === undefined) return [];
  const claimed = new Set<number>();
  starts.forEach((start, n) => {
    const end = headerEnd(layout, layout.anchors[n] ?? start, lines.length);
    for (let at = start; at < end; at++) claimed.add(at);
  });
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

/** True for the first line of a block that goes on with another line of a header. */
function opensBlock(lines: readonly EntryLine[], at: number): boolean {
  const next = lines[at + 1];
  return lines[at]?.group !== lines[at - 1]?.group && next !== undefined && !next.isBody;
}

/** Without any date an entry begins where the style stands out, or else with each block of short text. */
function startsByStyle(lines: readonly EntryLine[], body: string): number[] {
  const styled = lines.map((_, at) => at).filter((at) => isHeaderLike(lines[at], body));
  const first = lines[styled[0] ?? -1];
  if (first !== undefined)
    return styled.filter((at) => {
      const [entry, before] = [lines[at], lines[at - 1]];
      return !isHeaderLike(before, body) || (entry?.style === first.style && entry.group !== before?.group);
    });
  return lines
    .map((_, at) => at)
    .filter((at) => !lines[at]?.isBody && lines[at]?.group !== lines[at - 1]?.group);
}

function segmentAt(layout: Layout, start: number, next: number): Segment {
  const { lines, anchors } = layout;
  const anchor = anchors.find((at) => at >= start && at < next);
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

/**
 * Cuts the lines of a section into entries. The number of header lines above the date is the one with which the
 * entries of this section look most alike; what stands before the first entry is not part of any.
 * `body` is the style of the body text of the document; `evidence` knows the words of the two fields of a header.
 */
export function cutIntoSegments(
  lines: readonly EntryLine[],
  body: string,
  evidence: PairEvidence,
): Segment[] {
  const found: Layout = { lines, anchors: findAnchors(lines), body, evidence };
  const dated = found.anchors.length > 0 ? bestStarts(found) : [];
  const startStyle = sharedStartStyle(found, dated);
  const layout: Layout = startStyle === undefined ? found : { ...found, startStyle };
  const starts =
    dated.length > 0 ? [...dated, ...datelessStarts(layout, dated)] : startsByStyle(lines, layout.body);
  const ordered = [...new Set(starts)].sort((a, b) => a - b);
  return ordered.map((start, n) => segmentAt(layout, start, ordered[n + 1] ?? lines.length));
}
