import { lastDayOf } from './periods';
import type { Change, NumberForm, PeriodUnit, RowLabel } from './types';

/** Formats of numbers and periods for one reader. */
export type Formats = {
  number: (value: number | null, form: NumberForm) => string;
  /** Formats the size of a change, and the bounds of that. */
  change: (change: Change) => { by: string; bounds: string };
  label: (label: RowLabel) => string;
  /** For an axis, where there is little room. */
  short: (label: RowLabel) => string;
  compact: (value: number, form: NumberForm) => string;
};

const UNKNOWN = '–';
/** Always one digit, so that the decimals of a column are aligned. */
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function numberOptions(form: NumberForm): Intl.NumberFormatOptions {
  if (form.type === 'money') return { style: 'currency', currency: form.currency, maximumFractionDigits: 0 };
  if (form.type === 'share') return { style: 'percent', ...ONE_DIGIT };
  if (form.type === 'change') return { style: 'percent', ...ONE_DIGIT, signDisplay: 'exceptZero' };
  if (form.type === 'difference') return { maximumFractionDigits: 0, signDisplay: 'exceptZero' };
  if (form.type === 'points') return { ...ONE_DIGIT, signDisplay: 'exceptZero' };
  if (form.type === 'decimal') return { maximumFractionDigits: 2 };
  return { maximumFractionDigits: form.type === 'count' || form.type === 'days' ? 0 : 1 };
}

/** Days and months are written as everywhere in the app, among whose English words they are; numbers as the reader writes them. */
const OF_DATES = 'en-GB';

function periodText(start: string, unit: PeriodUnit, isShort: boolean): string {
  const of = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(OF_DATES, { timeZone: 'UTC', ...options }).format(Date.parse(day));
  if (unit === 'month') return of(start, { month: 'short', year: isShort ? '2-digit' : 'numeric' });
  if (unit === 'quarter') {
    const quarter = Math.floor(Number(start.slice(5, 7)) / 3) + 1;
    return `Q${quarter} ${isShort ? `’${start.slice(2, 4)}` : start.slice(0, 4)}`;
  }
  const first = of(start, { day: 'numeric', month: 'short' });
  return isShort
    ? first
    : `${first} to ${of(lastDayOf(start, unit), { day: 'numeric', month: 'short', year: 'numeric' })}`;
}

function daysText({ from, to }: { from: string; to: string }): string {
  const day = new Intl.DateTimeFormat(OF_DATES, { timeZone: 'UTC', dateStyle: 'medium' });
  return `${day.format(Date.parse(from))} to ${day.format(Date.parse(to))}`;
}

/**
 * Caches formats by their options: creating one takes far longer than using it, and a page writes a thousand numbers.
 */
function numberFormats(locale: string): (options: Intl.NumberFormatOptions) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, format);
    return format;
  };
}

/** Formats numbers for a locale (BCP 47), and periods. */
export function formatsOf(locale: string): Formats {
  const written = numberFormats(locale);
  const number: Formats['number'] = (value, form) => {
    if (value === null) return UNKNOWN;
    const format = written(numberOptions(form));
    return form.type === 'points' ? `${format.format(100 * value)} pts` : format.format(value);
  };
  const compact: Formats['compact'] = (value, form) => {
    if (form.type === 'share') return written({ style: 'percent', maximumFractionDigits: 1 }).format(value);
    if (form.type === 'change' || form.type === 'points' || form.type === 'difference')
      return number(value, form);
    return written({ ...numberOptions(form), notation: 'compact', maximumFractionDigits: 1 }).format(value);
  };
  const change: Formats['change'] = ({ by, low, high, form }) => ({
    by: number(by, form),
    bounds: `${number(low, form)} to ${number(high, form)}`,
  });
  const label = (given: RowLabel, isShort: boolean): string => {
    if (given.type === 'text') return given.text;
    if (given.type === 'days') return daysText(given);
    if (given.type === 'period') return periodText(given.start, given.unit, isShort);
    const write = isShort ? compact : number;
    const from = write(given.from, given.form);
    if (given.to === null) return isShort ? `${from}+` : `${from} and more`;
    return isShort ? from : `${from} to ${number(given.to, given.form)}`;
  };
  return {
    number,
    change,
    compact,
    label: (given) => label(given, false),
    short: (given) => label(given, true),
  };
}
