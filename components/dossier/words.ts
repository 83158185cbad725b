/** Codes, amounts and times in words, the same on the server and in the browser. */

export { countryName, languageName } from '@/lib/recruiter/vocabulary';

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const minutes = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const numbers = new Intl.NumberFormat('en-GB');

/** Returns `20 Nov 2026` for an ISO date or time; empty for none. */
export function dayText(iso: string | null | undefined): string {
  return iso && !Number.isNaN(Date.parse(iso)) ? days.format(new Date(iso)) : '';
}

/** Returns text like `20 Nov 2026, 11:40 UTC`. */
export function momentText(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? '' : `${minutes.format(new Date(iso))} UTC`;
}

/** Returns `1 candidate`, `2 candidates`; `plural` for words that do not simply take an s. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${numbers.format(count)} ${count === 1 ? noun : plural}`;
}

/** Returns text like `340 KB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns text like `8 yrs` from months of experience; months below two years. */
export function experienceText(months: number): string {
  if (months < 1) return '';
  return months < 24 ? `${months} ${months === 1 ? 'mo' : 'mos'}` : `${Math.floor(months / 12)} yrs`;
}
