import type { Line, Run } from '@/lib/engine/documents';
import { findDates } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';

/**
 * Header lines that were too long for the page, joined with the line on which they go on. A line was wrapped when the
 * first word of the next line, set in the style in which this one ends, had no room in it.
 */

type Halves = { text: Run[]; date: Run[]; limit: number; isComplete: boolean };

const hasWords = (run: Run) => /[\p{L}\p{N}]/u.test(run.text);

/**
 * The runs before a date at the right end of the line and those of the date; `limit` is how far the text could go.
 * A text that itself ends in a range of dates is complete.
 */
function halvesOf(line: Line, edge: number, today: string): Halves {
  const last = findDates(line.text, { today }).at(-1);
  const tab = line.text.lastIndexOf('\t');
  const ends = last !== undefined && line.text.slice(last.to).trim() === '';
  if (!ends || tab < 0 || last.from <= tab) {
    const isComplete = ends && !last.isSingle && !/[-–—]\s*$/u.test(line.text);
    return { text: line.runs, date: [], limit: edge, isComplete };
  }
  let at = 0;
  const text: Run[] = [];
  const date: Run[] = [];
  for (const run of line.runs) {
    (at + run.text.length <= tab + 1 ? text : date).push(run);
    at += run.text.length;
  }
  return { text, date, limit: date.find(hasWords)?.x0 ?? edge, isComplete: false };
}

/** Set off from plain text: only headers are, so that paragraphs are left alone. */
const isSetOff = (run: Run, isBoldBody: boolean) => (run.bold && !isBoldBody) || run.italic;

const sameStyle = (a: Run, b: Run) =>
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  Math.abs(a.fontSize - b.fontSize) < 0.3;

/** A header that opens in bold may end in plain type; a sentence below it does not belong to it. */
function opensHeader(line: Line, next: Line): boolean {
  const opensBold = line.runs.find(hasWords)?.bold === true || line.text.includes('\t');
  return opensBold && next.text.length < 60 && !/[.!?:;]\s*$/u.test(next.text);
}

function widthOfFirstWord(run: Run): number {
  const length = run.text.trim().length;
  if (run.x0 === undefined || run.x1 === undefined || length === 0) return 0;
  const [word = ''] = run.text.trim().split(/\s/u);
  return ((run.x1 - run.x0) / length) * (word.length + 1);
}

/** What is in the last cell of a line goes on below that cell and not below the first one. */
function continuesCell(line: Line, next: Line): boolean {
  const tab = line.text.lastIndexOf('\t');
  if (tab < 0) return true;
  let at = 0;
  const cell = line.runs.find(({ text }) => {
    at += text.length;
    return at > tab + 1;
  });
  return Math.abs((cell?.x0 ?? 0) - (next.box?.x0 ?? 0)) < line.fontSize;
}

/** True where the next line is close below, in the same column and cell, and is no item of a list. */
function isCloseBelow(line: Line, next: Line): boolean {
  if (next.bullet !== undefined || line.bullet !== undefined || next.text.includes('\t')) return false;
  if (line.page !== next.page || line.column !== next.column || line.cell !== next.cell) return false;
  return (next.gapBefore ?? 99) <= line.fontSize * 0.7;
}

function isWrapped(line: Line, next: Line, halves: Halves, isBoldBody: boolean): boolean {
  if (halves.isComplete || (halves.date.length === 0 && !continuesCell(line, next))) return false;
  const end = halves.text.findLast(hasWords);
  const start = next.runs.find(hasWords);
  if (end?.x1 === undefined || start === undefined || !sameStyle(end, start)) return false;
  if (!isSetOff(end, isBoldBody) && !opensHeader(line, next)) return false;
  // A date at the right keeps some room in front of it.
  const room = halves.date.length > 0 ? line.fontSize : 2;
  return end.x1 + widthOfFirstWord(start) > halves.limit - room;
}

function joined(line: Line, next: Line, { text, date }: Halves): Line {
  const words = text.map((run, n) =>
    n === text.length - 1 ? { ...run, text: `${run.text.trimEnd()} ` } : run,
  );
  const tail = next.runs.map((run, n) =>
    date.length > 0 && n === next.runs.length - 1 ? { ...run, text: `${run.text}\t` } : run,
  );
  const runs = [...words, ...tail, ...date.map((run) => ({ ...run, text: run.text.replace(/^\t/u, '') }))];
  return { ...line, text: runs.map((run) => run.text).join(''), runs };
}

function columnEdges(lines: readonly SectionLine[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const { line } of lines) {
    const key = `${line.page}.${line.column}`;
    edges.set(key, Math.max(edges.get(key) ?? 0, line.box?.x1 ?? 0));
  }
  return edges;
}

/** The lines of a section with wrapped headers whole; each keeps the number of its first line. */
export function joinWrappedHeaders(
  lines: readonly SectionLine[],
  today: string,
  isBoldBody = false,
): SectionLine[] {
  const edges = columnEdges(lines);
  const result: SectionLine[] = [];
  for (const entry of lines) {
    const before = result.at(-1);
    const edge = before ? (edges.get(`${before.line.page}.${before.line.column}`) ?? 0) : 0;
    const mayGoOn = before?.line.box && isCloseBelow(before.line, entry.line);
    const halves = mayGoOn ? halvesOf(before.line, edge, today) : null;
    if (before && halves && isWrapped(before.line, entry.line, halves, isBoldBody))
      result[result.length - 1] = { index: before.index, line: joined(before.line, entry.line, halves) };
    else result.push(entry);
  }
  return result;
}
