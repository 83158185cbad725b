import type { AlertEvery } from '../saved/types';

/** Alerts come in the morning, weekly ones on a Monday (UTC): before work in most of Europe. */
const HOUR = 6;
const MONDAY = 1;
const DAYS_OF_WEEK = 7;

/** Returns when an alert is due next after a moment. */
export function nextDue(every: AlertEvery, after: Date): Date {
  const due = new Date(after);
  due.setUTCHours(HOUR, 0, 0, 0);
  if (due <= after) due.setUTCDate(due.getUTCDate() + 1);
  if (every === 'week')
    due.setUTCDate(due.getUTCDate() + ((MONDAY - due.getUTCDay() + DAYS_OF_WEEK) % DAYS_OF_WEEK));
  return due;
}
