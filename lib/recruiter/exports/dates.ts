/** A date value of the contract, reduced to the members used here. */
export type PartialDate =
  | { date: string; isCurrentDate: boolean; foundYear: boolean; foundMonth: boolean; foundDay: boolean }
  | null
  | undefined;

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats a date for people, as exactly as a profile needs it: `Mar 2020`, `2020`; nothing for an ongoing marker. */
export function dateInWords(value: PartialDate): string | undefined {
  if (!value || value.isCurrentDate || !value.foundYear) return undefined;
  return value.foundMonth ? MONTHS.format(new Date(`${value.date.slice(0, 7)}-01`)) : value.date.slice(0, 4);
}

/** Returns as much of a date as was found: yyyy, yyyy-MM or yyyy-MM-dd; nothing for an ongoing marker. */
export function foundPart(value: PartialDate): string | undefined {
  if (!value || value.isCurrentDate || !value.foundYear) return undefined;
  const [year, month, day] = value.date.split('-');
  if (!value.foundMonth) return year;
  return value.foundDay ? `${year}-${month}-${day}` : `${year}-${month}`;
}
