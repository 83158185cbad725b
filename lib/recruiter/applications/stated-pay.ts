import type { ParsedJob } from '@/lib/contracts';
import { rangeText } from '../jobs/words';
import type { StatedPay } from './types';

/** Periods of pay: how often in a year the parser reckons with, and the words. A month's pay is paid 14 times in Austria. */
const PERIODS = {
  Hourly: { factors: [2080], unit: 'HOUR', words: 'an hour' },
  Daily: { factors: [260], unit: 'DAY', words: 'a day' },
  Weekly: { factors: [52], unit: 'WEEK', words: 'a week' },
  Monthly: { factors: [12, 14], unit: 'MONTH', words: 'a month' },
  Annually: { factors: [1], unit: 'YEAR', words: 'a year' },
} as const;

type Period = keyof typeof PERIODS;

const isPeriod = (scale: unknown): scale is Period => typeof scale === 'string' && scale in PERIODS;

const amounts = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** Returns the digits that mean something: `18,50` and `18.5` are the same, and so are `3.500` and `3500`. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

type End = { yearly: number; raw: string | null | undefined };

/** Returns one end of the range; undefined where it is not known. */
const endOf = (yearly: number | undefined, raw: End['raw']): End | undefined =>
  yearly !== undefined && yearly > 0 ? { yearly, raw } : undefined;

/** Returns the amount that was written, found again from the yearly one; undefined unless it has the digits of the text. */
function writtenAmount({ yearly, raw }: End, period: Period): number | undefined {
  if (!raw) return undefined;
  const written = PERIODS[period].factors.map((factor) => Math.round((yearly / factor) * 100) / 100);
  return written.find((amount) => digitsOf(String(amount)) === digitsOf(raw));
}

/**
 * Returns the pay of a job as its posting states it, or as a person corrected it (a year); null where neither is certain: pay of
 * another period that was reckoned to a year alone, or without a currency.
 */
export function statedPay({ salary }: ParsedJob, isCorrected: boolean): StatedPay | null {
  const currency = salary?.currency;
  if (!salary || !currency || !/^[A-Z]{3}$/.test(currency)) return null;
  const from = endOf(salary.minimum?.value, salary.rawMinimum);
  const to = endOf(salary.maximum?.value, salary.rawMaximum);
  const ends = [from, to].filter((end) => end !== undefined);
  if (ends.length === 0) return null;
  const scale = isPeriod(salary.timeScale) ? salary.timeScale : undefined;
  const isWritten = scale !== undefined && ends.every((end) => writtenAmount(end, scale) !== undefined);
  if (!isWritten && !isCorrected && scale !== 'Annually') return null;
  const amountOf = (end: End | undefined) => end && (isWritten ? writtenAmount(end, scale) : end.yearly);
  const range = { from: amountOf(from), to: amountOf(to) };
  const { unit, words } = PERIODS[isWritten ? scale : 'Annually'];
  const text = rangeText(range, (amount) => amounts.format(amount));
  return {
    from: range.from ?? null,
    to: range.to ?? null,
    currency,
    unit,
    text: `${currency} ${text} ${words}`,
  };
}
