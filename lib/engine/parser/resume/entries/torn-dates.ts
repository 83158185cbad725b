import type { Line } from '@/lib/engine/documents';
import { type FoundDates, findDates, isOnlyDates } from '../../../kernel';
import { lineOfStretch } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';

/** Joins ranges of dates that the end of a line cut in two: "Tallow Works⇥5th June" above "2013 - 26 Nov 2014". */

const LONGEST_REST = 32;
/** Most words of a day and a month. */
const MOST_WORDS = 2;
const LAST_WORDS = /(?:[^\s(]{1,16}\s{1,3})?[^\s(]{1,16}$/u;

function areNeighbours(line: Line, next: Line): boolean {
  return (
    line.page === next.page &&
    line.column === next.column &&
    line.cell?.row === next.cell?.row &&
    line.cell?.column === next.cell?.column &&
    next.bullet === undefined
  );
}

/** Returns the text as one range of dates; null for any other text. */
function rangeIn(text: string, today: string): FoundDates | null {
  const dates = findDates(text, { today });
  const [range] = dates;
  return range !== undefined && dates.length === 1 && !range.isSingle && isOnlyDates(text, dates)
    ? range
    : null;
}

function withText(line: Line, kept: Line, text: string): Line {
  const style = { bold: line.bold, italic: false, fontSize: line.fontSize };
  return { ...kept, text: kept.text + text, runs: [...kept.runs, { ...style, text }] };
}

/** Returns the line with the whole range, if it ends with the day and month of the year that opens the next line. */
function withTornDay(line: Line, next: Line, today: string): Line | null {
  if (next.text.length > LONGEST_REST || !/^\s*(?:19|20)\d{2}(?!\d)/u.test(next.text)) return null;
  const text = line.text.trimEnd();
  const [last = ''] = LAST_WORDS.exec(text) ?? [];
  const words = last.split(/\s+/u);
  for (let count = MOST_WORDS; count > 0; count--) {
    const tail = words.slice(-count).join(' ');
    if (words.length < count || !/^\d|^\p{L}/u.test(tail)) continue;
    const whole = `${tail} ${next.text.trim()}`;
    if (rangeIn(whole, today)?.start?.month === undefined) continue;
    const kept = lineOfStretch(line, 0, text.length - (words.length > count ? tail.length : last.length));
    const bare = lineOfStretch(kept, 0, kept.text.trimEnd().length);
    if (/\d$/u.test(bare.text)) continue;
    return withText(line, bare, bare.text === '' ? whole : `\t${whole}`);
  }
  return null;
}

/** Joins ranges in which the day and month of one end are on the line above its year. */
export function joinTornDays(lines: readonly SectionLine[], today: string): SectionLine[] {
  const result: SectionLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [entry, next] = [lines[at], lines[at + 1]];
    if (entry === undefined) continue;
    const isPair = next !== undefined && areNeighbours(entry.line, next.line);
    const whole = isPair ? withTornDay(entry.line, next.line, today) : null;
    result.push(whole === null ? entry : { index: entry.index, line: whole });
    if (whole !== null) at++;
  }
  return result;
}
