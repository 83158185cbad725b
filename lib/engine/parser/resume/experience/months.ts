import type { ParsedPosition } from '../entries/model';

/** Months counted once where spans overlap. */

/** The months of the start and of the end, since year 0; 01/2020 to 01/2021 is twelve months. */
export type Span = { from: number; to: number };

function monthNumber(date: string): number | undefined {
  const match = /^(\d{4})-(\d{2})/u.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : undefined;
}

/** Returns the months of a position, or undefined when a date is missing or they are in the wrong order. */
export function spanOfPosition(position: ParsedPosition): Span | undefined {
  const { startDate, endDate } = position;
  if (!startDate?.foundYear || !endDate || (!endDate.foundYear && !endDate.isCurrentDate)) return undefined;
  const from = monthNumber(startDate.date);
  const to = monthNumber(endDate.date);
  if (from === undefined || to === undefined || to < from) return undefined;
  // A lone year means its middle at the start and at the end, so that "2019 - 2020" is a year.
  const isWholeYears = !startDate.foundMonth && !endDate.foundMonth && !endDate.isCurrentDate;
  return { from, to: isWholeYears ? Math.max(from + 12, to) : to };
}

/** Joins spans that touch or overlap. */
export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** Returns how many months the spans cover; one that ends in the month in which it began counts as one. */
export function monthsOf(spans: readonly Span[]): number {
  return union(spans).reduce((sum, span) => sum + Math.max(1, span.to - span.from), 0);
}
