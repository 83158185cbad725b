import type { DateValue } from '../months';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PRESENT = /^(present|now|today|current|ongoing)$/i;
const EARLIEST = 1900;
const LATEST = 2100;

/**
 * Reads a typed date: `2019`, `03/2019`, `2019-03`, `Mar 2019`, `present`. Undefined when it is not a date. A current
 * date carries `today` (yyyy-MM-dd), as a parse does.
 */
export function readMonth(text: string, today: string): DateValue | undefined {
  const typed = text.trim();
  if (PRESENT.test(typed))
    return { date: today, isCurrentDate: true, foundYear: false, foundMonth: false, foundDay: false };
  const year = Number(/(?<!\d)\d{4}(?!\d)/.exec(typed)?.[0]);
  if (!(year >= EARLIEST && year <= LATEST)) return undefined;
  const rest = typed
    .replace(String(year), ' ')
    .replaceAll(/[\s/.,-]+/g, ' ')
    .trim()
    .toLowerCase();
  if (rest === '') return dateValue(year, undefined);
  const named = MONTHS.indexOf(rest.slice(0, 3)) + 1;
  const month = /^\d{1,2}$/.test(rest) ? Number(rest) : /^[a-z]+$/.test(rest) ? named : 0;
  return month >= 1 && month <= 12 ? dateValue(year, month) : undefined;
}

function dateValue(year: number, month: number | undefined): DateValue {
  return {
    date: `${year}-${String(month ?? 1).padStart(2, '0')}-01`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth: month !== undefined,
    foundDay: false,
  };
}
