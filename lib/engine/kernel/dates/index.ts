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
import { type Range, rangeFrom, startYear } from './ranges';
import { currentWords, fromWords, lengthUnits, sinceWords, untilWords } from './vocabulary';

export type { DateOptions, FoundDates, PartialDate } from './model';

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
  return first ? { start: first, isCurrent, isSingle: false, from, to } : null;
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
