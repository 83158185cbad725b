import type { Line } from '@/lib/engine/documents';
import { type FoundDates, findDates, isOnlyDates } from '../../../kernel';
import { lineOfRest } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';

/** Dates in a narrow margin that were broken over two or three lines, brought together on the first of them. */

const LONGEST_MARGIN = 32;
const MOST_LINES = 3;

type Cut = { margin: string; rest: string };

/** A line cut at its first tab; without one, a short line counts as margin only. */
function cutAtTab(text: string): Cut | null {
  const tab = text.indexOf('\t');
  if (tab < 0) return text.length <= LONGEST_MARGIN ? { margin: text.trim(), rest: '' } : null;
  const margin = text.slice(0, tab).trim();
  return margin !== '' && margin.length <= LONGEST_MARGIN ? { margin, rest: text.slice(tab + 1) } : null;
}

function wholeRange(text: string, today: string): FoundDates | null {
  const dates = findDates(text, { today });
  const [range] = dates;
  if (range === undefined || dates.length > 1 || range.isSingle || !isOnlyDates(text, dates)) return null;
  // "August 2012 – January": its year may be on the next line.
  if (range.end === undefined && !range.isCurrent) return null;
  return /[-–—~]\s*$/u.test(text) ? null : range;
}

function sameMargin(first: Line, next: Line): boolean {
  if (first.page !== next.page || first.column !== next.column) return false;
  if (first.box === undefined || next.box === undefined) return true;
  return Math.abs(first.box.x0 - next.box.x0) < 4;
}

function withMargin(line: Line, margin: string, rest: string): Line {
  const tail = rest === '' ? { ...line, runs: [] } : lineOfRest(line, rest);
  const [first] = line.runs;
  if (first === undefined) return line;
  const text = rest === '' ? margin : `${margin}\t${rest}`;
  const lead = { ...first, text: rest === '' ? margin : `${margin}\t` };
  return { ...tail, text, runs: [lead, ...tail.runs] };
}

type Joined = { lines: SectionLine[]; next: number };

function joinFrom(lines: readonly SectionLine[], at: number, today: string): Joined | null {
  const start = lines[at];
  const cut = start && start.line.bullet === undefined ? cutAtTab(start.line.text) : null;
  if (!start || !cut || !/[\p{L}\d]/u.test(cut.margin) || wholeRange(cut.margin, today) !== null) return null;
  let margin = cut.margin;
  const rests: SectionLine[] = [];
  for (let next = at + 1; next < lines.length && next - at < MOST_LINES; next++) {
    const entry = lines[next];
    const more = entry && sameMargin(start.line, entry.line) ? cutAtTab(entry.line.text) : null;
    if (!entry || !more) return null;
    margin = `${margin} ${more.margin}`;
    if (more.rest !== '') rests.push({ index: entry.index, line: lineOfRest(entry.line, more.rest) });
    if (wholeRange(margin, today) === null) continue;
    const first = { index: start.index, line: withMargin(start.line, margin, cut.rest) };
    return { lines: [first, ...rests], next: next + 1 };
  }
  return null;
}

/** Returns the lines with the dates of the margin joined; text next to the other lines of a date stays as a line. */
export function joinMarginDates(lines: readonly SectionLine[], today: string): SectionLine[] {
  const result: SectionLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const joined = joinFrom(lines, at, today);
    const entry = lines[at];
    if (joined !== null) result.push(...joined.lines);
    else if (entry !== undefined) result.push(entry);
    at = joined?.next ?? at + 1;
  }
  return result;
}
