import { findDates, type PartialDate, squeeze, withoutDates } from '../../../kernel';

/** Dates of small entries in the form of the contract. */

export type DateValue = {
  date: string;
  isCurrentDate: boolean;
  foundYear: boolean;
  foundMonth: boolean;
  foundDay: boolean;
};

function dateValueOf(date: PartialDate): DateValue {
  const two = (value: number | undefined) => String(value ?? 1).padStart(2, '0');
  return {
    date: `${date.year}-${two(date.month)}-${two(date.day)}`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth: date.month !== undefined,
    foundDay: date.day !== undefined,
  };
}

/** The first dates of a text; a single date is an end. */
export function datesOf(text: string, today: string): { startDate?: DateValue; endDate?: DateValue } {
  const [found] = findDates(text, { today });
  if (!found) return {};
  const { start, end, isCurrent, isSingle } = found;
  if (isSingle && start) return { endDate: dateValueOf(start) };
  const current = { date: today, isCurrentDate: true, foundYear: false, foundMonth: false, foundDay: false };
  return {
    ...(start ? { startDate: dateValueOf(start) } : {}),
    ...(isCurrent ? { endDate: current } : end ? { endDate: dateValueOf(end) } : {}),
  };
}

/** The text without its dates and the separators that they leave behind. */
export function undated(text: string, today: string): string {
  return squeeze(withoutDates(text, findDates(text, { today })).replace(/[([]\s*[)\]]/gu, ' ')).replace(
    /^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu,
    '',
  );
}
