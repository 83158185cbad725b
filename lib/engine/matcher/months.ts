/** Months are counted from the first of 1970, which is month 1; 0 is a month that is not known. */
const FIRST_YEAR = 1970;
const MONTHS = 12;

/** Returns the month of a day written as yyyy-mm-dd; 0 for anything else. */
export function monthOf(day: string | undefined): number {
  const [, year, month] = /^(\d{4})-(\d\d)/u.exec(day ?? '') ?? [];
  if (year === undefined) return 0;
  return Math.max((Number(year) - FIRST_YEAR) * MONTHS + Number(month), 1);
}

/** Returns the month of an instant. */
export const monthAt = (instant: number) => monthOf(new Date(instant).toISOString());
