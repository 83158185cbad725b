import { type EntryLine, textWithoutDates } from '../lines/entry-line';
import type { PairEvidence } from '../lines/fields';

/** Facts about a section while it is cut into entries, and the questions of all steps about it. */

export type Layout = {
  evidence: PairEvidence;
  lines: readonly EntryLine[];
  anchors: number[];
  body: string;
  startStyle?: string;
};

export const MOST_LINES_BELOW = 3;
export const LONGEST_FIELD_LINE = 120;

/** True when a style is larger or bolder than that of the body. */
export function outranks(style: string, body: string): boolean {
  const [size = '0', bold = ''] = style.split('|');
  const [bodySize = '0', bodyBold = ''] = body.split('|');
  return Number(size) > Number(bodySize) + 0.4 || (bold > bodyBold && Number(size) >= Number(bodySize) - 0.6);
}

/** A line that looks like part of a header: set off from the body. */
export function isHeaderLike(entry: EntryLine | undefined, body: string): boolean {
  return entry !== undefined && !entry.isBody && outranks(entry.style, body);
}

/** Returns the most common value and its share. */
export function mostCommon(values: readonly string[]): { value: string; share: number } {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best ? { value: best[0], share: best[1] / values.length } : { value: '', share: 0 };
}

/** Returns where the header that begins at `start` ends: after the date, before the first line of body text. */
export function headerEnd(layout: Layout, anchor: number, next: number): number {
  const { lines } = layout;
  let end = anchor + 1;
  let filled = 0;
  while (end < next && filled < MOST_LINES_BELOW) {
    const entry = lines[end];
    if (entry === undefined || entry.isBody || entry.line.text.length > LONGEST_FIELD_LINE) break;
    if (entry.style === layout.startStyle && lines[end - 1]?.style !== entry.style) break;
    if (isWholeEntry(layout, entry) && completeness(layout, lines.slice(anchor, end)) === 1) break;
    if (!entry.isDateOnly) filled++;
    end++;
  }
  return end;
}

/** Separators between the two fields of an entry on one line. */
const BETWEEN_FIELDS = /\s*[\t,;|]\s*|\s+[–—-]+\s+|\s(?:from|at|chez|presso|an der)\s/u;
/** Evidence from which on a part of a line surely is one of the fields. */
const NAMED = { what: 2, where: 1 };

/** True for a line that names both fields, each in a separate part, as an item of a list does. */
export function isWholeEntry({ evidence }: Layout, entry: EntryLine): boolean {
  if (entry.isBody || entry.field !== undefined) return false;
  const parts = textWithoutDates(entry).split(BETWEEN_FIELDS).map(evidence);
  const what = parts.findIndex((part) => part.what > NAMED.what);
  return what >= 0 && parts.some((part, n) => n !== what && part.where > NAMED.where);
}

/** Returns how many of both fields the words of the lines name: 0 for neither, 1 for both. */
export function completeness({ evidence }: Layout, lines: readonly EntryLine[]): number {
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
