import { findDates, squeeze, withoutDates } from '../../../kernel';
import { currentDateValue, type DateValue, toDateValue } from '../../shared/date-value';

/** Dates of small entries in the form of the contract. */

/** Returns the first dates of a text; a single date is an end. */
export function datesOf(text: string, today: string): { startDate?: DateValue; endDate?: DateValue } {
  const [found] = findDates(text, { today });
  if (!found) return {};
  const { start, end, isCurrent, isSingle } = found;
  if (isSingle && start) return { endDate: toDateValue(start) };
  return {
    ...(start ? { startDate: toDateValue(start) } : {}),
    ...(isCurrent ? { endDate: currentDateValue(today) } : end ? { endDate: toDateValue(end) } : {}),
  };
}

/** Returns the text without dates and the separators around them. */
export function undated(text: string, today: string): string {
  return squeeze(withoutDates(text, findDates(text, { today })).replace(/[([]\s*[)\]]/gu, ' ')).replace(
    /^[\s,;:|–—-]+|[\s,;:|–—-]+$/gu,
    '',
  );
}
