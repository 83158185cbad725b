import { type DateOptions, findDates, isCurrentWord, words } from '../../../kernel';
import { type EntryLine, isSetApart, opensWithLabel } from '../lines/entry-line';
import type { RightEdge } from './right-edges';

/** Finds relations between adjacent lines: ranges over two of them, text that continues. */

const DANGLING = /[-–—]\s*$/u;

/** Returns the start of a range whose end is on the next line: alone in its line, or at the end of it after a dash. */
function openRangeAt({ line, dates, isDateOnly }: EntryLine): number | null {
  const last = dates.at(-1);
  if (last === undefined || (last.end !== undefined && last.start !== undefined)) return null;
  if (isDateOnly && dates.length === 1 && (last.isSingle || DANGLING.test(line.text))) return last.from;
  return DANGLING.test(line.text) && line.text.slice(last.to).replace(DANGLING, '').trim() === ''
    ? last.from
    : null;
}

/** Joins a start and an end on two lines ("2013-02" above "2017-06", "Acme, May 2013 –" above "2017"). */
export function joinSplitRanges(written: readonly EntryLine[], options: DateOptions): EntryLine[] {
  const lines = written.map((entry) => ({ ...entry }));
  for (let at = 0; at + 1 < lines.length; at++) {
    const [first, second] = [lines[at], lines[at + 1]];
    if (first === undefined || second === undefined) continue;
    const from = openRangeAt(first);
    const isEnd = second.isDateOnly || isCurrentWord(second.line.text);
    if (from === null || !isEnd || second.dates.length > 1 || second.dates[0]?.isSingle === false) continue;
    const start = first.line.text.slice(from).replace(/(?<![\s–—-])[\s–—-]+$/u, '');
    const [range] = findDates(`${start} - ${second.line.text.replace(/^[\s–—-]+/u, '')}`, options);
    if (range === undefined || range.isSingle) continue;
    first.dates = [...first.dates.slice(0, -1), { ...range, from, to: first.line.text.length }];
    second.dates = [];
    second.isDateOnly = true;
    second.isBody = false;
    at++;
  }
  return lines;
}

/** Marks lines of plain type that fill their column and continue in the next line as parts of a paragraph. */
export function markParagraphs(written: readonly EntryLine[], edgeOf: RightEdge): EntryLine[] {
  const lines = written.map((entry) => ({ ...entry }));
  for (let at = 0; at + 1 < lines.length; at++) {
    const [entry, next] = [lines[at], lines[at + 1]];
    if (!entry?.line.box || !next || entry.dates.length > 0 || next.dates.length > 0) continue;
    if (entry.group !== next.group) continue;
    const edge = edgeOf(entry.line);
    const width = edge - entry.line.box.x0;
    const fills = entry.line.box.x1 > edge - width * 0.15 && words(entry.line.text).length >= 7;
    const goesOn =
      next.style === entry.style &&
      next.line.bullet === undefined &&
      !opensWithLabel(next.line.text) &&
      !isSetApart(next.line) &&
      Math.abs((next.line.box?.x0 ?? 0) - entry.line.box.x0) < 3;
    if (fills && goesOn && entry.line.bullet === undefined && !entry.line.text.includes('\t')) {
      entry.isBody = true;
      next.isBody = true;
    }
  }
  return lines;
}
