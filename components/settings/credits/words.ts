import type { CreditWarning, PaidOperation } from '@/lib/recruiter/vocabulary';

export const OPERATION_WORDS: Readonly<Record<PaidOperation, string>> = {
  'parse-cv': 'Reading CVs',
  'parse-job': 'Reading job postings',
  index: 'Indexing',
  match: 'Matching',
  search: 'Searching',
  score: 'Scoring',
  geocode: 'Geocoding',
  interface: 'Matching pages',
  other: 'Other calls',
};

const credits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Returns an amount of credits, such as `1,234.5`. */
export const creditsText = (amount: number) => credits.format(amount);

/** Returns a day of UTC, such as `3 Mar 2026`; `Never` for none. */
export const expiryText = (day: string | null) => (day === null ? 'Never' : dayFormat.format(new Date(day)));

/** Title of a warning, and whether everything has stopped. */
export const WARNING_WORDS: Readonly<Record<CreditWarning, { title: string; tone: 'caution' | 'critical' }>> =
  {
    empty: { title: 'No credits left', tone: 'critical' },
    expired: { title: 'The credits have expired', tone: 'critical' },
    low: { title: 'Few credits left', tone: 'caution' },
    expiring: { title: 'The credits expire soon', tone: 'caution' },
  };

/** Returns text like `1 upload waits`, `3 uploads wait`. */
export const waitingText = (count: number) => (count === 1 ? '1 upload waits' : `${count} uploads wait`);
