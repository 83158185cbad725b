import type { PartialDate } from '../../kernel';

/** The wire's date value (parsing.md, "Shared object: date value") in the names of our code. */
export type DateValue = {
  date: string;
  isCurrentDate: boolean;
  foundYear: boolean;
  foundMonth: boolean;
  foundDay: boolean;
};

const two = (value: number) => String(value).padStart(2, '0');

/**
 * Returns the value of a written date; a missing month or day is 01. The month of a season or quarter counts as not
 * found.
 */
export function toDateValue(date: PartialDate): DateValue {
  const day = date.day !== undefined && date.day >= 1 && date.day <= daysIn(date) ? date.day : undefined;
  return {
    date: `${String(date.year).padStart(4, '0')}-${two(date.month ?? 1)}-${two(day ?? 1)}`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth: date.month !== undefined && date.approximate !== true,
    foundDay: day !== undefined,
  };
}

function daysIn({ year, month = 1 }: PartialDate): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Returns the value of an open end: today (wire-facts 2.10). */
export function currentDateValue(today: string): DateValue {
  return { date: today, isCurrentDate: true, foundYear: false, foundMonth: false, foundDay: false };
}
