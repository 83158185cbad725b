/**
 * Dates and ranges of dates as people write them in CVs: words of some thirty languages, digits in every usual order,
 * seasons, quarters, eras, open ends. Finds them anywhere in a line; returns the written parts and no others. It does
 * not judge whether a date belongs to anything.
 */
import { alternativesOf } from '../../lexicon';
import { remembered } from '../remembered';
import { fold, isWordBoundary } from '../text';
import { matchWord, skipBlanks } from './cursor';
import type { DateOptions, FoundDates, PartialDate } from './model';
import { type Point, type PointOptions, pointAt, toPartialDate } from './point';
import { betweenWords, currentWords, fromWords, lengthUnits, sinceWords, untilWords } from './vocabulary';

export type { DateOptions, FoundDates, PartialDate } from './model';

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

const DIGIT = /\d/u;
/** Money, phone numbers, addresses of pages and versions hold digits that are not dates. */
const NEVER_BEFORE = /[\d/\\@#+$€£¥=_&%]$|\d[.,-]$|\p{L}[.-]$/u;

function mayStartAt(text: string, at: number): boolean {
  if (!isWordBoundary(text.charAt(at - 1), text.charAt(at))) return false;
  return !NEVER_BEFORE.test(text.slice(Math.max(0, at - 2), at)) || text.charAt(at) === "'";
}

const DURATION = new RegExp(
  String.raw`[ \t]{0,4}[([·•|,;:-]{0,6}[ \t]{0,4}(?:(?:\d{1,2}(?:[.,]\d)?\+?|less than a|one|a) ?(?:${alternativesOf(lengthUnits)})(?![\p{L}])\.?,?(?: and| und| et| y| e| i)?[ \t]*)+[)\]]?`,
  'uy',
);

/** Returns the end of a duration after a range ("(2 years 3 months)"), which adds nothing. */
function skipDuration(text: string, at: number): number {
  DURATION.lastIndex = at;
  const found = DURATION.exec(text);
  if (found === null || !DIGIT.test(found[0])) return at;
  const rest = found[0].trimEnd();
  const opens = /[([]/u.test(rest);
  if (opens !== /[)\]]$/u.test(rest)) return at;
  return at + rest.length;
}

/** True for nothing but a length of time ("2 years 3 months"). */
export function isDuration(text: string): boolean {
  return DIGIT.test(text) && skipDuration(fold(text), 0) === text.length;
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

type Range = { start: Point | null; end: Point | null; isCurrent: boolean; to: number };

/** Text that may follow a dash for "until today"; a tab separates the date from the text of its entry. */
const CLOSING = /^ *(?:[)\]}:;|]|$|\t)/u;

/** "2012 r.", "2012 г.": the mark for "year" after one. */
const YEAR_MARK = /^ ?[rг]\.(?= )/u;

function rangeFrom(text: string, start: Point, options: PointOptions): Range | null {
  const academic = academicEnd(text, start);
  if (academic) return { start, end: academic, isCurrent: false, to: academic.to };
  const connector = connectorAt(
    text,
    start.to + (YEAR_MARK.exec(text.slice(start.to, start.to + 4))?.[0].length ?? 0),
  );
  if (connector === null) return rangeBeside(text, start, options);
  const current = matchWord(currentWords, text, connector.to);
  if (current) return { start, end: null, isCurrent: true, to: current.to };
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
  if (placeholder > 0) return { start, end: null, isCurrent: true, to: connector.to + placeholder };
  return null;
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
 * The year of the start, taken from the end where it was left out; null when the range would run backwards. A range
 * that runs back by less than a year or so is a slip of the author and read as written.
 */
function startYear(start: Point, end: Point): number | null {
  if (end.year === undefined) return null;
  if (start.year === undefined)
    return start.month !== undefined && end.month !== undefined && start.month > end.month
      ? end.year - 1
      : end.year;
  const slips = start.month !== undefined && end.month !== undefined ? 1 : 0;
  return start.year <= end.year + slips ? start.year : null;
}

function toFoundDates(range: Range, from: number, text: string): FoundDates | null {
  const { start, end, isCurrent } = range;
  const to = skipDuration(text, range.to);
  if (start !== null && end !== null) {
    const year = startYear(start, end);
    const first = year === null ? null : toPartialDate({ ...start, year }, false);
    const last = toPartialDate(end, true);
    return first && last ? { start: first, end: last, isCurrent: false, isSingle: false, from, to } : null;
  }
  const first = start && toPartialDate(start, false);
  return first ? { start: first, isCurrent, isSingle: !isCurrent, from, to } : null;
}

function singleDate(point: Point, from: number, isEnd: boolean, text: string): FoundDates | null {
  const date = point.needsRange ? null : toPartialDate(point, isEnd);
  if (date === null) return null;
  const to = skipDuration(text, point.to);
  return { ...(isEnd ? { end: date } : { start: date }), isCurrent: false, isSingle: true, from, to };
}

/** Tails that close a range in languages that put the word after: "から ... まで", "부터 ... 까지". */
const TAIL = /^ ?(?:まで|迄|까지|止|arası|arasinda)/u;

function withTail(text: string, found: FoundDates): FoundDates {
  const tail = TAIL.exec(text.slice(found.to, found.to + 10));
  const since = /^ ?(?:から|より|부터|起|'?d[ae]n beri|'?t[ae]n beri|onwards?(?!\p{L}))/u.exec(
    text.slice(found.to, found.to + 12),
  );
  if (since && found.isSingle)
    return { ...found, isSingle: false, isCurrent: true, to: found.to + since[0].length };
  return tail ? { ...found, to: found.to + tail[0].length } : found;
}

type Prefix = { to: number; kind: 'since' | 'until' | 'from' };

const PREFIXES = [
  ['since', sinceWords],
  ['from', fromWords],
  ['until', untilWords],
] as const;

function prefixAt(text: string, at: number): Prefix | null {
  for (const [kind, table] of PREFIXES) {
    const word = matchWord(table, text, at);
    // A tab parts fields: the word before it ends one.
    if (word && text.charAt(word.to) !== '\t') return { to: skipBlanks(text, word.to), kind };
  }
  return null;
}

function datesAt(text: string, at: number, options: PointOptions): FoundDates | null {
  const prefix = prefixAt(text, at);
  const start = pointAt(text, prefix?.to ?? at, options);
  if (start === null) return null;
  const range = rangeFrom(text, start, options);
  const ranged = range && toFoundDates(range, at, text);
  if (ranged) return withTail(text, ranged);
  const single = singleDate(start, at, prefix?.kind === 'until', text);
  if (single === null) return null;
  if (prefix?.kind === 'since') return { ...single, isCurrent: true, isSingle: false };
  return withTail(text, single);
}

/** A point of a range's start may lack its year only when a month word or a number is there. */
const MAY_START = /[\d'\p{L}]/u;

function datesOf(text: string, point: PointOptions): readonly FoundDates[] {
  const folded = fold(text.slice(0, 2000));
  if (!/\d|元年/u.test(folded)) return [];
  const found: FoundDates[] = [];
  for (let at = 0; at < folded.length; at++) {
    if (!MAY_START.test(folded.charAt(at)) || !mayStartAt(folded, at)) continue;
    const dates = datesAt(folded, at, point);
    if (dates === null) continue;
    found.push(dates);
    at = dates.to - 1;
  }
  return found;
}

type Finder = (text: string) => readonly FoundDates[];

const MOST_FINDERS = 8;
const finders = new Map<string, Finder>();

/** Every step of a parse searches the same lines for dates: the results are remembered for each reading. */
function finderOf(point: PointOptions): Finder {
  const key = `${point.thisYear} ${point.dayFirst}`;
  const known = finders.get(key);
  if (known !== undefined) return known;
  const finder = remembered((text) => datesOf(text, point));
  if (finders.size >= MOST_FINDERS) finders.clear();
  finders.set(key, finder);
  return finder;
}

/**
 * Finds all dates and ranges of a text from left to right, without overlaps. Looks at texts up to 2000 units; a longer
 * line is prose, in which a date of an entry comes no later.
 */
export function findDates(text: string, options: DateOptions): readonly FoundDates[] {
  const { today, dayFirst = true } = options;
  return finderOf({ thisYear: Number(today.slice(0, 4)), dayFirst })(text);
}

/** True when nothing but dates, brackets and separators is in the text. */
export function isOnlyDates(text: string, found: readonly FoundDates[]): boolean {
  if (found.length === 0) return false;
  return /^[\s()[\]{}|,;:·•./–—-]*$/u.test(withoutDates(text, found));
}

/** Returns the text with the dates cut out; a tab takes the place of each. */
export function withoutDates(text: string, found: readonly FoundDates[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of found) {
    rest += `${text.slice(at, from)}\t`;
    at = to;
  }
  return rest + text.slice(at);
}

/** True for a text that is only a current-word ("heute", "Present"). */
export function isCurrentWord(text: string): boolean {
  const folded = fold(text).trim();
  const word = matchWord(currentWords, folded, 0);
  return word !== null && word.to === folded.length;
}

/** -1, 0 or 1 as `a` is before, the same as, or after `b`; a missing month or day counts as the first. */
export function compareDates(a: PartialDate, b: PartialDate): number {
  const key = (date: PartialDate) => date.year * 10_000 + (date.month ?? 1) * 100 + (date.day ?? 1);
  return Math.sign(key(a) - key(b));
}
