import { match, matchWord, skipSpaces } from './cursor';
import type { PartialDate } from './model';
import { behindQualifier } from './qualifiers';
import { dayMarks, ERAS, insideWords, monthMarks, monthWords, seasonWords, yearMarks } from './vocabulary';

/** Rules for two-digit years and ambiguous day-month orders. */
export type PointOptions = { thisYear: number; dayFirst: boolean };

/** A date at one place of the folded text. `year` is missing in "Jan" of "Jan - Mar 2019". */
export type Point = {
  year?: number;
  month?: number;
  day?: number;
  /** True for seasons and quarters: the month was not written. */
  approximate?: boolean;
  /** The last month of a quarter, for its use as an end. */
  lastMonth?: number;
  /** True for mm/yy, which only a range makes credible. */
  needsRange?: boolean;
  to: number;
};

/** 1950 .. ten years ahead: years in which people who apply today study and work. */
function isLikelyYear(year: number, options: PointOptions): boolean {
  return year >= 1940 && year <= options.thisYear + 12;
}

/** 98 -> 1998, 19 -> 2019; years up to six ahead belong to this century. */
export function fullYear(short: number, options: PointOptions): number {
  const century = Math.floor(options.thisYear / 100) * 100;
  return century + short > options.thisYear + 6 ? century - 100 + short : century + short;
}

const isMonth = (month: number) => month >= 1 && month <= 12;
const isDay = (day: number) => day >= 1 && day <= 31;

const YEAR_FIRST =
  /(\d{4})(?:-| ?\/ ?|\. ?| ?[年년] ?)(\d{1,2})(?:(?:[-/]|\. ?| ?[月월] ?)(\d{1,2})(?![\d/]) ?[日일]?)?(?!\d)\.? ?[月월]?(?:t\d\d:\d\d\S*)?/uy;

function yearFirst(text: string, at: number, options: PointOptions): Point | null {
  const found = match(YEAR_FIRST, text, at);
  if (found === null) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), found[3] ? Number(found[3]) : undefined];
  if (!isLikelyYear(year, options) || !isMonth(month)) return null;
  if (day !== undefined && isDay(day)) return { year, month, day, to: YEAR_FIRST.lastIndex };
  const monthEnd = /^\d{4}(?:-| ?\/ ?|\. ?| ?[年년] ?)\d{1,2}(?: ?[月월])?/u.exec(found[0]);
  return { year, month, to: at + (monthEnd?.[0].length ?? found[0].length) };
}

const DAY_MONTH_YEAR = /(\d{1,2})([-./] ?)(\d{1,2})\2(\d{4}|\d{2})(?!\d)/uy;

function dayMonthYear(text: string, at: number, options: PointOptions): Point | null {
  const found = match(DAY_MONTH_YEAR, text, at);
  if (found === null) return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const written = Number(found[4]);
  const year = found[4]?.length === 2 ? fullYear(written, options) : written;
  const dayFirst =
    second > 12 ? false : first > 12 ? true : options.dayFirst || found[2]?.startsWith('.') === true;
  const [day, month] = dayFirst ? [first, second] : [second, first];
  if (!isLikelyYear(year, options) || !isMonth(month) || !isDay(day)) return null;
  return { year, month, day, to: DAY_MONTH_YEAR.lastIndex };
}

const MONTH_YEAR = /(\d{1,2}) ?([-./]) ?(\d{4}|'?\d{2})(?![\d/.]?\d)/uy;

function monthYear(text: string, at: number, options: PointOptions): Point | null {
  const found = match(MONTH_YEAR, text, at);
  if (found === null) return null;
  const [month, written] = [Number(found[1]), found[3] ?? ''];
  const short = written.length < 4;
  if (short && found[2] === '-') return null;
  const year = short ? fullYear(Number(written.replace("'", '')), options) : Number(written);
  if (!isMonth(month) || !isLikelyYear(year, options)) return null;
  return { year, month, to: MONTH_YEAR.lastIndex, ...(short && { needsRange: true }) };
}

const YEAR = /(\d{4})(?!\d|[.,]\d{3}|[%+$€£])/uy;
const SHORT_YEAR = /'(\d{2})(?!\d|\p{L})/uy;
/** A mark behind a year, a month or a day: whole words of Latin letters, and any of others. */
const behind = (marks: string) => new RegExp(` ?(?:${marks})(?:(?<=\\.)|(?![a-z]))`, 'uy');
const BEHIND_YEAR = behind(yearMarks);
const BEHIND_MONTH = behind(monthMarks);
const DAY_BEHIND_MONTH = new RegExp(` (\\d{1,2}) ?(?:${dayMarks})(?!\\p{L})`, 'uy');

function skipMark(mark: RegExp, text: string, at: number): number {
  return match(mark, text, at) === null ? at : mark.lastIndex;
}

/** Returns the year that is at `at`, written with four digits or as '19. */
export function yearAt(text: string, at: number, options: PointOptions): Point | null {
  const full = match(YEAR, text, at);
  if (full !== null && isLikelyYear(Number(full[1]), options))
    return { year: Number(full[1]), to: skipMark(BEHIND_YEAR, text, YEAR.lastIndex) };
  const short = match(SHORT_YEAR, text, at);
  return short === null ? null : { year: fullYear(Number(short[1]), options), to: SHORT_YEAR.lastIndex };
}

const APOSTROPHE_BEFORE_YEAR = /' ?(?=\d{4}(?!\d))|' (?=\d{2}(?!\d|[./:]\d|%))/uy;

/** Skips spaces, commas, dots and small words between the parts of a written date; a hyphen only in "Mar-19". */
function inside(text: string, at: number): number {
  let to = skipSpaces(text, /[/-]/u.test(text.charAt(at)) ? at + 1 : at);
  // "Dec., 2016" has both.
  if (text.charAt(to) === '.' && text.charAt(to + 1) === ',') to++;
  if (/[.,]/u.test(text.charAt(to))) to = skipSpaces(text, to + 1);
  // "June'2017": an apostrophe for nothing left out; "Nov' 08": a space after that of a short year.
  if (match(APOSTROPHE_BEFORE_YEAR, text, to) !== null) to = skipSpaces(text, to + 1);
  const filler = matchWord(insideWords, text, to);
  return filler === null ? to : skipSpaces(text, filler.to);
}

const TWO_DIGITS = /\d{2}(?!\d|[./:]\d|%)/uy;

function yearAfterMonth(text: string, at: number, options: PointOptions): Point | null {
  const start = inside(text, at);
  const year = yearAt(text, start, options);
  if (year !== null) return year;
  // "Mar-19", "Mar 19": two digits directly after a month are a year in a CV.
  const short = match(TWO_DIGITS, text, start);
  if (short === null || start === at) return null;
  return { year: fullYear(Number(short[0]), options), to: TWO_DIGITS.lastIndex, needsRange: true };
}

/** "March - 2010" is a month of that year: a range from a month to a year is written by nobody. */
const DASH_BEFORE_YEAR = / ?- (?=\d{4}(?!\d))/uy;

function endOfMonth(text: string, at: number): number {
  return match(DASH_BEFORE_YEAR, text, at) === null ? at : DASH_BEFORE_YEAR.lastIndex;
}

const DAY_AFTER_MONTH = /(\d{1,2})(?:st|nd|rd|th)?,? (?='?\d{4})/uy;

function monthFirst(text: string, at: number, options: PointOptions): Point | null {
  const word = matchWord(monthWords, text, at);
  if (word === null) return null;
  const start = inside(text, word.to);
  const day = match(DAY_AFTER_MONTH, text, start);
  const year = day
    ? yearAt(text, DAY_AFTER_MONTH.lastIndex, options)
    : yearAfterMonth(text, endOfMonth(text, word.to), options);
  const month = word.value;
  if (year?.year === undefined) return { month, to: word.to };
  const dayNumber = day && isDay(Number(day[1])) ? { day: Number(day[1]) } : {};
  return { year: year.year, month, ...dayNumber, to: year.to, ...(year.needsRange && { needsRange: true }) };
}

/** "18/02" of "18/02 au 17/05/2013": a day and its month before the end of their range, which has the year. */
const DAY_MONTH =
  /(\d{1,2})([./])(\d{1,2})(?= ?(?:-|to|till|until|au|al|a|ao|bis|do|tot|til|till)? ?\d{1,2}\2\d{1,2}\2(?:19|20)\d{2}(?!\d))/uy;

function dayMonth(text: string, at: number, options: PointOptions): Point | null {
  const found = match(DAY_MONTH, text, at);
  if (found === null) return null;
  const [first, second] = [Number(found[1]), Number(found[3])];
  const [day, month] = options.dayFirst || first > 12 ? [first, second] : [second, first];
  return isMonth(month) && isDay(day) ? { month, day, to: DAY_MONTH.lastIndex } : null;
}

const DAY_NUMBER = /(\d{1,2})(?:\.|st|nd|rd|th|er|º|ª|o)?,? ?(?=\D)/uy;
const ORDINAL = /\d(?:st|nd|rd|th)$/u;
const LONGEST_MONTH = 14;

/** Returns the month after a day; "10thJuly" lost its space. */
function monthAfterDay(text: string, day: string, at: number) {
  if (!ORDINAL.test(day)) return matchWord(monthWords, text, inside(text, at));
  const glued = matchWord(monthWords, text.slice(at, at + LONGEST_MONTH), 0);
  return glued && { value: glued.value, to: at + glued.to };
}

function dayThenMonth(text: string, at: number, options: PointOptions): Point | null {
  const found = match(DAY_NUMBER, text, at);
  if (found === null || !isDay(Number(found[1]))) return null;
  const month = monthAfterDay(text, found[0], DAY_NUMBER.lastIndex);
  if (month === null) return null;
  const day = Number(found[1]);
  const year = yearAfterMonth(text, month.to, options);
  if (year?.year === undefined) return { month: month.value, day, to: month.to };
  return { year: year.year, month: month.value, day, to: year.to };
}

function yearThenMonth(text: string, at: number, options: PointOptions): Point | null {
  const year = yearAt(text, at, options);
  if (year === null || text.charAt(at) === "'") return null;
  const next = /^[.,]? /u.test(text.slice(year.to, year.to + 2)) ? skipSpaces(text, year.to + 1) : -1;
  const month = next < 0 ? null : matchWord(monthWords, text, next);
  // "2019 May 2020" is the end of one range and the start of nothing: a year may not follow.
  if (month === null || yearAfterMonth(text, month.to, options) !== null) return null;
  // "2019 m. kovo 5 d."
  const day = match(DAY_BEHIND_MONTH, text, month.to);
  if (day !== null && isDay(Number(day[1])))
    return { ...year, month: month.value, day: Number(day[1]), to: DAY_BEHIND_MONTH.lastIndex };
  return { ...year, month: month.value, to: skipMark(BEHIND_MONTH, text, month.to) };
}

const QUARTER =
  /(?:[qtk]([1-4])|([1-4])(?:st|nd|rd|th|\.|er|o|º)? ?(?:quarter|quartal|trimestre|trim\.?|kwartal|kvartal|q))[ ,/]*(?:of |de |del |du )?/uy;

function quarter(text: string, at: number, options: PointOptions): Point | null {
  const found = match(QUARTER, text, at);
  if (found === null) return null;
  const year = yearAt(text, QUARTER.lastIndex, options);
  if (year === null) return null;
  const number = Number(found[1] ?? found[2]);
  return { ...year, month: number * 3 - 2, lastMonth: number * 3, approximate: true };
}

function season(text: string, at: number, options: PointOptions): Point | null {
  const word = matchWord(seasonWords, text, at);
  if (word !== null) {
    const year = yearAfterMonth(text, word.to, options);
    if (year?.year === undefined) return null;
    const secondYear = /^\/\d{2}(?!\d)/u.exec(text.slice(year.to, year.to + 4))?.[0].length ?? 0;
    return { year: year.year, month: word.value, approximate: true, to: year.to + secondYear };
  }
  const year = yearAt(text, at, options);
  const after = year && matchWord(seasonWords, text, skipSpaces(text, year.to));
  return year && after ? { ...year, month: after.value, approximate: true, to: after.to } : null;
}

const ERA = /(令和|平成|昭和|民國|民国) ?(元|\d{1,3}) ?年(?: ?(\d{1,2}) ?月)?(?: ?\d{1,2} ?日)?/uy;

function eraYear(text: string, at: number): Point | null {
  const found = match(ERA, text, at);
  if (found === null) return null;
  const year = (ERAS[found[1] ?? ''] ?? 0) + (found[2] === '元' ? 1 : Number(found[2])) - 1;
  const month = found[3] ? { month: Number(found[3]) } : {};
  return { year, ...month, to: ERA.lastIndex };
}

/**
 * Forms that may begin with a digit, and with anything else, in the order in which they are tried: the fullest first.
 */
const FORMS_OF_DIGITS = [
  yearFirst,
  dayMonthYear,
  dayMonth,
  monthYear,
  quarter,
  dayThenMonth,
  yearThenMonth,
  season,
] as const;
const FORMS_OF_WORDS = [eraYear, quarter, monthFirst, season] as const;

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}

/** Returns the date that begins at `at` of a folded text, or null. */
export function pointAt(text: string, at: number, options: PointOptions): Point | null {
  const bare = isDigit(text.charAt(at)) ? at : behindQualifier(text, at);
  const point = barePoint(text, bare, options);
  return point?.year === undefined && bare !== at ? null : point;
}

function barePoint(text: string, at: number, options: PointOptions): Point | null {
  for (const form of isDigit(text.charAt(at)) ? FORMS_OF_DIGITS : FORMS_OF_WORDS) {
    const point = form(text, at, options);
    if (point !== null) return point;
  }
  return yearAt(text, at, options);
}

/** Returns the date of the point, or null when its year is missing. */
export function toPartialDate(point: Point, asEnd: boolean): PartialDate | null {
  if (point.year === undefined) return null;
  if (point.month === undefined) return { year: point.year };
  const month = asEnd ? (point.lastMonth ?? point.month) : point.month;
  return {
    year: point.year,
    month,
    ...(point.day !== undefined && { day: point.day }),
    ...(point.approximate && { approximate: true }),
  };
}
