import type { ParsedResume } from '@/lib/contracts';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

/** A date from the parser. */
export type DateValue = NonNullable<Position['startDate']>;

/** Months since year 0: the unit in which spans are counted and drawn. */
export type Month = number;

/** A month, and whether the text named it or only its year. */
export type DatedMonth = { readonly month: Month; readonly exact: boolean };

const MIDDLE_OF_YEAR = 6;

/** Returns the month of an ISO date. */
export function monthOf(isoDate: string): Month {
  return Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7)) - 1;
}

/**
 * Returns the month in which something began or ended. For a year alone it is the middle of the year: a job until 2018
 * and the next one from 2018 then meet, rather than overlap or leave a gap that nobody wrote.
 */
export function datedMonth(date: DateValue | null | undefined, now: Month): DatedMonth | undefined {
  if (!date) return undefined;
  if (date.isCurrentDate) return { month: now, exact: true };
  if (!date.foundYear) return undefined;
  const month = monthOf(date.date);
  return date.foundMonth ? { month, exact: true } : { month: month + MIDDLE_OF_YEAR, exact: false };
}

/**
 * Returns how long a period is, counted as the API counts experience: January 2020 to January 2021 is twelve months, a period
 * within one month is one, and years alone are at least one year.
 */
export function monthsBetween(begins: DatedMonth, ends: DatedMonth): number {
  return Math.max(begins.exact || ends.exact ? 1 : 12, ends.month - begins.month);
}

/** Returns text like `2 yrs 3 mos`, for a number of months of one or more. */
export function durationText(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts: string[] = [];
  if (years > 0) parts.push(`${years} ${years === 1 ? 'yr' : 'yrs'}`);
  if (rest > 0 || years === 0) parts.push(`${rest} ${rest === 1 ? 'mo' : 'mos'}`);
  return parts.join(' ');
}

const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Returns text like `Mar 2021`, or `2021` where only the year is known. */
export function monthText({ month, exact }: DatedMonth): string {
  const year = String(Math.floor(month / 12));
  return exact ? `${MONTH_NAMES[month % 12] ?? ''} ${year}` : year;
}

/** Returns a date value in words: `Mar 2021`, `2021`, `Present`; empty if it is missing. */
export function dateText(date: DateValue | null | undefined): string {
  if (!date) return '';
  if (date.isCurrentDate) return 'Present';
  if (!date.foundYear) return '';
  return monthText({ month: monthOf(date.date), exact: date.foundMonth });
}

/** Returns text like `Mar 2021 – Present`; one of the two, or empty, where dates are missing. */
export function periodText(
  start: DateValue | null | undefined,
  end: DateValue | null | undefined,
  isCurrent = false,
): string {
  const from = dateText(start);
  const to = dateText(end) || (isCurrent ? 'Present' : '');
  if (from && to) return from === to ? from : `${from} – ${to}`;
  return from || to;
}

/** Returns a date as exactly as it was found: `2021-03-05`, `2021-03`, `2021`; inferred parts are noted. */
export function exactDateText(date: DateValue | null | undefined): string {
  if (!date) return '';
  if (date.isCurrentDate) return `Present (${date.date})`;
  if (!date.foundYear) return `${date.date} (calculated)`;
  const written = date.foundMonth ? (date.foundDay ? 10 : 7) : 4;
  return date.date.slice(0, written);
}
