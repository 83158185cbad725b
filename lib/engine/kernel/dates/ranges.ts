/** Ranges of dates: what joins two dates, and where the second one is. */
import { matchWord, skipBlanks } from './cursor';
import { type Point, type PointOptions, pointAt } from './point';
import { betweenWords, currentWords, fromWords, untilWords } from './vocabulary';

/** Connector between the ends of a range: it ends at `end`, and the text after it begins at `to`. */
type Connector = { end: number; to: number; isDash: boolean };

function connectorTo(text: string, end: number, isDash: boolean): Connector {
  return { end, to: skipBlanks(text, end), isDash };
}

function connectorAt(text: string, at: number): Connector | null {
  const start = skipBlanks(text, at);
  const dash = /^(?:[-~→➔»]+>?|\.{2,3}|…)/u.exec(text.slice(start, start + 4));
  if (dash) return connectorTo(text, start + dash[0].length, true);
  // "March, 2014, to August": a comma may come before the word.
  const word = matchWord(
    betweenWords,
    text,
    text.charAt(start) === ',' ? skipBlanks(text, start + 1) : start,
  );
  return word === null ? null : connectorTo(text, word.to, false);
}

/** Returns the end of "2015-18": two digits greater than those of the start. */
function shortEnd(text: string, at: number, start: Point): Point | null {
  const found = /^'?(\d{2})(?!\d|[./:]\d|\p{L}|%)/u.exec(text.slice(at, at + 6));
  if (found === null || start.year === undefined || start.month !== undefined) return null;
  const year = Math.floor(start.year / 100) * 100 + Number(found[1]);
  return year >= start.year ? { year, to: at + found[0].length } : null;
}

/** Returns the year of "2018/2019" and "2018/19" after the slash. */
function academicEnd(text: string, start: Point): Point | null {
  if (text.charAt(start.to) !== '/' || start.year === undefined || start.month !== undefined) return null;
  const found = /^\/(\d{4})(?!\d)/u.exec(text.slice(start.to, start.to + 6));
  const year = Number(found?.[1]);
  return found && year >= start.year && year <= start.year + 10 ? { year, to: start.to + 5 } : null;
}

/** Text after "to till" where today's date was left out. */
const ENDS = /^ *(?:[()[\]};|,.]|$|\t)/u;

/** The two ends of a range as they are written; it ends at `to`. */
export type Range = { start: Point | null; end: Point | null; isCurrent: boolean; to: number };

/** Text that may follow a dash for "until today"; a tab separates the date from the text of its entry. */
const CLOSING = /^ *(?:[)\]}:;|]|$|\t)/u;

/** "2012 r.", "2012 г.": the mark for "year" after one. */
const YEAR_MARK = /^ ?[rг]\.(?= )/u;

/** Marks around the word for today: "2016 - (Present)". */
const OPENING_MARK = /^[([{"“”'‘*_]/u;
const CLOSING_MARK = /^[)\]}"“”'’*_]/u;

/** Returns where the word for today ends that begins at `at`, the marks around it included; null where there is none. */
function currentEnd(text: string, at: number): number | null {
  const opens = OPENING_MARK.test(text.charAt(at));
  const word = matchWord(currentWords, text, opens ? at + 1 : at);
  if (word === null) return null;
  return opens && CLOSING_MARK.test(text.charAt(word.to)) ? word.to + 1 : word.to;
}

/** Returns the range that `start` opens, or null where it is a date by itself. */
export function rangeFrom(text: string, start: Point, options: PointOptions): Range | null {
  const academic = academicEnd(text, start);
  if (academic) return { start, end: academic, isCurrent: false, to: academic.to };
  const connector = connectorAt(
    text,
    start.to + (YEAR_MARK.exec(text.slice(start.to, start.to + 4))?.[0].length ?? 0),
  );
  if (connector === null) return rangeBeside(text, start, options);
  const current = currentEnd(text, connector.to);
  if (current !== null) return { start, end: null, isCurrent: true, to: current };
  const second = endAt(text, connector, start, options);
  if (second !== null) return { start, end: second, isCurrent: false, to: second.to };
  const earlier = connector.isDash ? pointAt(text, connector.to, options) : null;
  if (earlier !== null && isTurned(start, earlier))
    return { start: earlier, end: start, isCurrent: false, to: earlier.to };
  const isOpen = connector.isDash && CLOSING.test(text.slice(connector.end, connector.end + 8));
  const placeholder = /^[?…_∞]+|^\.{2,}/u.exec(text.slice(connector.to))?.[0].length ?? 0;
  const until = matchWord(untilWords, text, connector.to);
  // "2016 - till present".
  const now = until && matchWord(currentWords, text, skipBlanks(text, until.to));
  if (now) return { start, end: null, isCurrent: true, to: now.to };
  if (until && ENDS.test(text.slice(until.to, until.to + 8)))
    return { start, end: null, isCurrent: true, to: until.to };
  if (isOpen) return { start, end: null, isCurrent: true, to: connector.end };
  const unended = unendedAt(text, connector, start, options);
  if (unended !== null) return { start, end: null, isCurrent: false, to: unended };
  if (placeholder > 0) return { start, end: null, isCurrent: true, to: connector.to + placeholder };
  return null;
}

/**
 * "November 2023 - February": the end of a range whose last month has no year. It may be the next year or a later one, so
 * it is no date; the month belongs to the range all the same.
 */
function unendedAt(text: string, connector: Connector, start: Point, options: PointOptions): number | null {
  if (!connector.isDash || start.year === undefined || start.month === undefined) return null;
  const month = pointAt(text, connector.to, options);
  if (month?.month === undefined || month.year !== undefined) return null;
  return CLOSING.test(text.slice(month.to, month.to + 8)) ? month.to : null;
}

/**
 * "June 2017 March 2021": two dates of one form with a space between them, the earlier first, are a range; a tab is a cell of
 * its own or a dash that a scan lost. Two years are one where nothing else is in the text. In a sentence two dates are two.
 */
function rangeBeside(text: string, start: Point, options: PointOptions): Range | null {
  const [gap = ''] = /^[ \t]+/u.exec(text.slice(start.to, start.to + 4)) ?? [];
  const end = gap === '' ? null : pointAt(text, start.to + gap.length, options);
  if (end === null || start.year === undefined || end.year === undefined) return null;
  if (start.needsRange || end.needsRange || connectorAt(text, end.to) !== null) return null;
  if (/\.\s*$/u.test(text)) return null;
  const isMonthly = start.month !== undefined && end.month !== undefined;
  const isAlone = ONLY_YEARS.test(text) && start.month === undefined;
  const isForward = end.year * 12 + (end.month ?? 0) > start.year * 12 + (start.month ?? 0);
  return (isMonthly || isAlone) && isForward ? { start, end, isCurrent: false, to: end.to } : null;
}

const ONLY_YEARS = /^\W*\d{4} +\d{4}\W*$/u;

/** "2014 – 2011": a range that was written from right to left, or its later end first; two whole dates of one form. */
function isTurned(first: Point, second: Point): boolean {
  if (first.year === undefined || second.year === undefined || first.needsRange || second.needsRange)
    return false;
  return second.year < first.year && (first.month === undefined) === (second.month === undefined);
}

function endAt(text: string, connector: Connector, start: Point, options: PointOptions): Point | null {
  const filler = matchWord(fromWords, text, connector.to) ?? matchWord(untilWords, text, connector.to);
  const at = filler ? skipBlanks(text, filler.to) : connector.to;
  const end = pointAt(text, at, options);
  if (end?.year !== undefined && startYear(start, end) !== null) return end;
  return connector.isDash ? shortEnd(text, connector.to, start) : null;
}

/**
 * Returns the year of the start, taken from the end where it was left out; null when the range would run backwards. A range
 * that runs back by less than a year or so is a slip of the author and read as written.
 */
export function startYear(start: Point, end: Point): number | null {
  if (end.year === undefined) return null;
  if (start.year === undefined)
    return start.month !== undefined && end.month !== undefined && start.month > end.month
      ? end.year - 1
      : end.year;
  const slips = start.month !== undefined && end.month !== undefined ? 1 : 0;
  return start.year <= end.year + slips ? start.year : null;
}
