/** Days as `yyyy-mm-dd`, and the arithmetic of date ranges (market.md, Filtering, rules 5 and 6). Pure, in UTC. */

export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1971;
const LAST_YEAR = 2148;
const MILLISECONDS_A_DAY = 86_400_000;

function dayOf(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

function partsOf(day: Day): [year: number, month: number, day: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month - 1, date];
}

/** True for a day of the calendar within the range of the tables. */
export function isDay(text: string): boolean {
  const [, year, month, date] = DAY.exec(text) ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  return dayOf(Number(year), Number(month) - 1, Number(date)) === text;
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Adds months; a day missing from the month becomes its last one. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const lastOfMonth = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate();
  return dayOf(year, month + count, Math.min(date, lastOfMonth));
}

const INTERVAL = /([+-])(\d{1,5})([a-zA-Z])/y;

const STEPS: Record<string, (day: Day, count: number) => Day> = {
  y: (day, count) => addMonths(day, 12 * count),
  M: addMonths,
  w: (day, count) => addDays(day, 7 * count),
  d: addDays,
};

/** The day of an expression, or what is wrong with the expression and where. */
export type ReadDay = { day: Day; usesNow: boolean } | { message: string; at: number };

const WORD_WITH_INTERVALS = /^(?:today|now)(?=[+-])/;

/**
 * Returns the day or word before any intervals, and where those begin: a day needs bars before them, a word does not.
 */
function anchorOf(text: string): { anchor: string; from?: number } {
  const bars = text.indexOf('||');
  if (bars >= 0) return { anchor: text.slice(0, bars), from: bars + 2 };
  const [word] = WORD_WITH_INTERVALS.exec(text) ?? [];
  return word ? { anchor: word, from: word.length } : { anchor: text };
}

/** Reads `2026-01-31`, `today`, or either with signed intervals: `2026-01-31||-1M`, `today-1M`. The units are case-sensitive. */
export function readDay(text: string, today: Day): ReadDay {
  const { anchor, from } = anchorOf(text);
  const usesNow = anchor === 'now';
  const start = usesNow || anchor === 'today' ? today : anchor;
  if (!isDay(start))
    return {
      message: 'A day is written yyyy-mm-dd, or today, and may be followed by || and intervals.',
      at: 0,
    };
  return from === undefined ? { day: start, usesNow } : addIntervals(text, from, start, usesNow);
}

function addIntervals(text: string, from: number, start: Day, usesNow: boolean): ReadDay {
  let day = start;
  let at = from;
  if (at === text.length) return { message: 'An interval is missing after ||.', at };
  while (at < text.length) {
    INTERVAL.lastIndex = at;
    const [whole = '', sign, count, unit = ''] = INTERVAL.exec(text) ?? [];
    const step = STEPS[unit];
    if (!whole)
      return { message: 'An interval is a sign, a number and a unit: +1d. A plus sign is sent as %2B.', at };
    if (!step)
      return {
        message: 'The units of intervals are y, M, w and d, written just so.',
        at: at + whole.length - 1,
      };
    day = step(day, Number(`${sign}${count}`));
    at += whole.length;
    if (!isDay(day)) return { message: 'This day is out of reach.', at: from };
  }
  return { day, usesNow };
}

/** Returns the last `count` complete months, quarters or years before today. */
export function completePeriods(count: number, unit: 'm' | 'q' | 'y', today: Day): { from: Day; to: Day } {
  const [year, month] = partsOf(today);
  const months = { m: 1, q: 3, y: 12 }[unit];
  const first = unit === 'y' ? 0 : unit === 'q' ? month - (month % 3) : month;
  return { from: dayOf(year, first - count * months, 1), to: dayOf(year, first, 0) };
}
