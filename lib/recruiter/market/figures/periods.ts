import type { PeriodUnit } from './types';

/** Days are yyyy-mm-dd; a period is named by its first day. Weeks begin on Monday, as the API has them. */

const DAY_MS = 86_400_000;
const MONTHS_IN: Readonly<Record<Exclude<PeriodUnit, 'week'>, number>> = { month: 1, quarter: 3 };
/** 52 whole weeks, so that the same days of the week are compared. */
const WEEKS_IN_YEAR = 52;

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the first day of the period that contains a day. */
export function periodOf(day: string, unit: PeriodUnit): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'week') return dayOf(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);
  const months = MONTHS_IN[unit];
  const month = date.getUTCMonth() - (date.getUTCMonth() % months);
  return dayOf(Date.UTC(date.getUTCFullYear(), month, 1));
}

/** Returns the period `count` periods later; earlier with a number below zero. */
export function periodAfter(start: string, unit: PeriodUnit, count = 1): string {
  const date = new Date(`${start}T00:00:00Z`);
  if (unit === 'week') return dayOf(date.getTime() + count * 7 * DAY_MS);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count * MONTHS_IN[unit], 1));
}

/** Returns the same period of the year before; for weeks, that of 52 weeks ago. */
export function yearBefore(start: string, unit: PeriodUnit): string {
  return periodAfter(start, unit, unit === 'week' ? -WEEKS_IN_YEAR : -12 / MONTHS_IN[unit]);
}

/** Returns the last day of a period. */
export function lastDayOf(start: string, unit: PeriodUnit): string {
  return dayOf(Date.parse(`${periodAfter(start, unit)}T00:00:00Z`) - DAY_MS);
}

/** Returns a period as a range of the API, both ends included. */
export function rangeOfPeriod(start: string, unit: PeriodUnit): string {
  return `${start}__${lastDayOf(start, unit)}`;
}

/** Returns every period from one to another, both included; empty when they are the wrong way round. */
export function periodsBetween(first: string, last: string, unit: PeriodUnit): string[] {
  const starts: string[] = [];
  for (let start = first; start <= last; start = periodAfter(start, unit)) starts.push(start);
  return starts;
}

/** Returns the whole weeks between the first days of two weeks. */
export function weeksBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / (7 * DAY_MS));
}
