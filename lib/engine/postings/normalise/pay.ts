import type { MarketFacts } from '../../market';
import { type PostingFacts, readStatedPay } from '../../parser';
import type { PayPeriod, RawPay } from '../sources';

/** Pay for a year, by the rules of parsing.md ("Salary time scale rules"). */

const WEEKS = 52;
const WORKING_DAYS = 260;
const FULL_WEEK = 40;

/** Yearly pay outside these bounds is a mistake of who wrote it, in any currency. */
const LEAST = 1000;
const MOST = 100_000_000;

function periodOfDigits(amount: number): PayPeriod {
  const digits = String(Math.trunc(amount)).length;
  if (digits <= 2) return 'hour';
  return digits <= 4 ? 'month' : 'year';
}

function timesAYear(period: PayPeriod, country: string | undefined, weeklyHours: number): number {
  const months = country === 'AT' ? 14 : 12;
  return { hour: weeklyHours * WEEKS, day: WORKING_DAYS, week: WEEKS, month: months, year: 1 }[period];
}

function isPlausible(amount: number): boolean {
  return amount >= LEAST && amount <= MOST;
}

type PayFacts = Pick<
  MarketFacts,
  'salary' | 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryText' | 'predictedSalary'
>;

function rangeOf(low: number, high: number): Pick<PayFacts, 'salary' | 'salaryFrom' | 'salaryTo'> {
  return { salary: Math.round((low + high) / 2), salaryFrom: Math.round(low), salaryTo: Math.round(high) };
}

function payOfSource(pay: RawPay, country: string | undefined, hours: number): PayFacts {
  const low = pay.minimum ?? pay.maximum ?? 0;
  const high = pay.maximum ?? low;
  const factor = timesAYear(pay.period ?? periodOfDigits(high), country, hours);
  if (!isPlausible(low * factor) || !isPlausible(high * factor)) return {};
  if (pay.isPredicted) return { predictedSalary: Math.round(((low + high) / 2) * factor) };
  const figures = low === high ? `${low}` : `${low} - ${high}`;
  return {
    ...rangeOf(low * factor, high * factor),
    salaryCurrency: pay.currency,
    salaryText: [figures, pay.currency, pay.period && `per ${pay.period}`].filter(Boolean).join(' '),
  };
}

function payOfText(salary: PostingFacts['salary']): PayFacts {
  const low = salary?.minimum?.value ?? salary?.maximum?.value;
  const high = salary?.maximum?.value ?? low;
  if (low === undefined || high === undefined || !isPlausible(low) || !isPlausible(high)) return {};
  const written = [...new Set([salary?.rawMinimum, salary?.rawMaximum])].filter((raw) => raw).join(' - ');
  return {
    ...rangeOf(low, high),
    salaryCurrency: salary?.currency ?? undefined,
    salaryText: [written, salary?.currency].filter(Boolean).join(' '),
  };
}

type PayPlace = { country?: string; language?: string };

function payStated(pay: RawPay, place: PayPlace, hours: number): PayFacts {
  return pay.text === undefined ? payOfSource(pay, place.country, hours) : payInWords(pay, place);
}

/** Pay that the source states in words: the reader of pay in postings is asked. */
function payInWords({ text = '', isPredicted, currency, period }: RawPay, place: PayPlace): PayFacts {
  const found = payOfText(readStatedPay(period ? `${text} per ${period}` : text, place));
  if (found.salary === undefined) return {};
  if (isPredicted) return { predictedSalary: found.salary };
  return { ...found, salaryCurrency: currency ?? found.salaryCurrency, salaryText: text };
}

/** Pay as the source states it; else as the text does; an estimate is kept beside what the text states. */
export function payOf(known: {
  pay: RawPay | undefined;
  salary: PostingFacts['salary'];
  country: string | undefined;
  language?: string;
  weeklyHours: number | undefined;
}): PayFacts {
  const { pay, country, language } = known;
  const ofSource = pay ? payStated(pay, { country, language }, known.weeklyHours ?? FULL_WEEK) : {};
  return ofSource.salary === undefined ? { ...payOfText(known.salary), ...ofSource } : ofSource;
}
