import { type FoundDates, findDates } from '../../kernel';
import { daysAgo } from '../../parser';
import { thaiDay } from './thai-days';
import { textOf } from './values';

/** Days as sources write them. Ambiguous ones are read by the order of their column, or not at all. */

/** Form of the dates of a source, learned from its other dates. */
export type DayForm = {
  /** True if the day comes before the month in `3/4/2026`; absent when nothing decides. */
  dayFirst?: boolean;
  /** The day from which `3 days ago` counts back, `yyyy-mm-dd`. */
  seenOn?: string;
  /** The day of the file, which tells the year of `28 February` where `seenOn` does not: it may be that of a download. */
  madeOn?: string;
};

/** The database has no later days; a source with a later one means that there is no end. */
const LAST_YEAR = '2149';
const LAST_DAY = '2148-12-31';
const MS_A_DAY = 86_400_000;
const LONGEST = 64;

const YEAR_FIRST = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?=\D|$)/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?=\D|$)/;
/** `Fri, 10 Dec 2025 22:49:39 -0500`: the moment states its time zone. */
const ZONE = /(?:GMT|UTC|Z|[+-]\d{2}:?\d{2})$/;
const MONTH_NAME = /[a-z]{3}/i;
const MONTH_NAME_OF_ANY = /\p{L}{3}/u;

function dayOfNumbers(year: number, month: number, day: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return isReal ? dayOfMoment(moment) : undefined;
}

function dayOfMoment(moment: Date): string | undefined {
  if (Number.isNaN(moment.getTime())) return undefined;
  const day = moment.toISOString().slice(0, 10);
  return day > '1970-01-01' && day < LAST_YEAR ? day : undefined;
}

function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/**
 * Day and month in the only order that there is, in that of the column, or before dots: those part day, month and year.
 */
function dayOfOrder(match: RegExpExecArray, dayFirst: boolean | undefined): string | undefined {
  const [, one = '', sign, two = '', year = ''] = match;
  const [first, second] = [Number(one), Number(two)];
  const order = first > 12 ? true : second > 12 ? false : (dayFirst ?? (sign === '.' ? true : undefined));
  if (first === second) return dayOfNumbers(fullYear(year), first, second);
  if (order === undefined) return undefined;
  return order ? dayOfNumbers(fullYear(year), second, first) : dayOfNumbers(fullYear(year), first, second);
}

function dayOfWords([found]: readonly FoundDates[]): string | undefined {
  const { year, month, day } = found?.start ?? found?.end ?? {};
  return year && month && day ? dayOfNumbers(year, month, day) : undefined;
}

const COUNTS =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen`.split(/\s+/);
const TENS: Record<string, number> = { twenty: 20, thirty: 30 };
const COUNT = new RegExp(
  `\\b(?:(${Object.keys(TENS).join('|')})(?:[ -](${COUNTS.slice(0, 9).join('|')}))?|(${COUNTS.join('|')}))\\b`,
  'gi',
);
/** `Just now`, `Few hours ago`, `5 mins ago`. */
const SAME_DAY =
  /\b(?:just (?:now|posted)|(?:a )?few (?:seconds|minutes|hours) ago|\d+ (?:min|sec)s? ago)\b/i;

/** Returns `twenty five days ago` in figures. */
function inFigures(text: string): string {
  return text.replace(COUNT, (_, tens?: string, more?: string, count?: string) => {
    const low = (more ?? count)?.toLowerCase();
    return String((TENS[tens?.toLowerCase() ?? ''] ?? 0) + (low === undefined ? 0 : COUNTS.indexOf(low) + 1));
  });
}

/** `30+ days ago` names no day. */
function dayBefore(text: string, seenOn: string | undefined): string | undefined {
  if (seenOn === undefined || text.includes('+')) return undefined;
  const days = SAME_DAY.test(text) ? 0 : daysAgo(inFigures(text));
  return days === undefined ? undefined : dayOfMoment(new Date(Date.parse(`${seenOn}`) - days * MS_A_DAY));
}

/** `28 February`, `Nov 3`, `2月28日`: one number with a month in words, or the two of them in Chinese and Japanese. */
const LONGEST_YEARLESS = 30;
const IN_HAN = /^\D{0,6}(\d{1,2})月(\d{1,2})日\D{0,6}$/u;
/** `02/01`, `4-30`, `12.03.`: without the last sign, two numbers around a full stop are no day. */
const TWO_NUMBERS = /^(\d{1,2})(?:([-/])(\d{1,2})|\.(\d{1,2})\.)$/;
const ONE_NUMBER = /^\D*\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?!\d)\D*$/u;
/** A posting of a table is published up to a year before it is collected; its last day may have passed since. */
const MOST_PASSED = { date: 364, last: 60 } as const;

/** Returns month and day of two numbers, the day first where that is the order of the column, or the only one that there is. */
function monthAndDay(text: string, dayFirst: boolean | undefined): readonly [number, number] | undefined {
  const han = IN_HAN.exec(text);
  if (han) return [Number(han[1]), Number(han[2])];
  const [, one, sign, two, behindStop] = TWO_NUMBERS.exec(text) ?? [];
  if (one === undefined) return undefined;
  const [first, second] = [Number(one), Number(two ?? behindStop)];
  const order =
    first > 12 ? true : second > 12 ? false : (dayFirst ?? (sign === undefined ? true : undefined));
  if (order === undefined && first !== second) return undefined;
  return order ? [second, first] : [first, second];
}

/** Returns the day of a text without a year: the one that is near the day on which its table was made. */
function dayOfYearless(
  text: string,
  near: string | undefined,
  { passed, dayFirst }: { passed: number; dayFirst: boolean | undefined },
): string | undefined {
  if (near === undefined || text.length > LONGEST_YEARLESS) return undefined;
  const numbers = monthAndDay(text, dayFirst);
  if (!numbers && (!ONE_NUMBER.test(text) || !MONTH_NAME_OF_ANY.test(text))) return undefined;
  const until = Date.parse(near);
  const from = new Date(until - passed * MS_A_DAY).getUTCFullYear();
  for (const year of [from, from + 1, from + 2]) {
    const day = numbers
      ? dayOfNumbers(year, ...numbers)
      : dayOfWords(findDates(`${text.replace(/\.$/u, '')} ${year}`, { today: LAST_DAY }));
    if (day === undefined) continue;
    const after = (Date.parse(day) - until) / MS_A_DAY;
    if (after >= -passed && after <= 365 - passed) return day;
  }
  return undefined;
}

/**
 * Returns the day of a date, `yyyy-mm-dd`: written in any form that can be read in one way only, or as time since 1970.
 */
export function dayOf(value: unknown, form: DayForm = {}): string | undefined {
  return dayOfForm(value, form, MOST_PASSED.date);
}

function dayOfForm(
  value: unknown,
  { dayFirst, seenOn, madeOn }: DayForm,
  passed: number,
): string | undefined {
  const text = textOf(value);
  if (text === undefined || text.length > LONGEST) return undefined;
  if (/^\d{10}$/.test(text)) return dayOfMoment(new Date(Number(text) * 1000));
  if (/^\d{13}$/.test(text)) return dayOfMoment(new Date(Number(text)));
  const ordered = YEAR_FIRST.exec(text);
  if (ordered) return dayOfNumbers(Number(ordered[1]), Number(ordered[3]), Number(ordered[4]));
  const numbers = NUMBERS.exec(text);
  if (numbers) return dayOfOrder(numbers, dayFirst);
  const thai = thaiDay(text);
  if (thai) return dayOfNumbers(thai.year, thai.month, thai.day);
  if (ZONE.test(text) && MONTH_NAME.test(text)) return dayOfMoment(new Date(text));
  return (
    dayOfWords(findDates(text, { today: LAST_DAY })) ??
    dayBefore(text, seenOn) ??
    dayOfYearless(text, seenOn ?? madeOn, { passed, dayFirst })
  );
}

/** Between the first and the last day of a period. */
const PERIOD = /\s*[~～〜]\s*|\s+[-–—]\s+|\s+(?:to|until|bis|tot|do|al?|au|hasta|até|до|по)\s+/iu;

/** Returns the last day of a period, or the only day; absent where the last one cannot be read. */
export function lastDayOf(value: unknown, form: DayForm = {}): string | undefined {
  const parts = (textOf(value)?.slice(0, LONGEST) ?? '').split(PERIOD);
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const isOnly = last === undefined || /^(?:\d{1,2}[:h]\d{2}(?::\d{2})?\D*|\D*)$/.test(last);
  return dayOfForm(isOnly ? value : last, form, MOST_PASSED.last);
}

/**
 * Returns the order of a column from the cells that can be read in only one way. Undefined when no cell is clear or
 * when they disagree, since then any other cell may be either.
 */
export function orderOfDays(values: Iterable<unknown>): boolean | undefined {
  const orders = new Set<boolean>();
  for (const value of values) {
    const text = textOf(value) ?? '';
    const [, one, , two] = NUMBERS.exec(text) ?? TWO_NUMBERS.exec(text) ?? [];
    if (Number(one) > 12 && Number(two) <= 12) orders.add(true);
    else if (Number(two) > 12 && Number(one) <= 12) orders.add(false);
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}
