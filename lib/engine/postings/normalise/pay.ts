import type { MarketFacts } from '../../market';
import { type PostingFacts, readStatedPay } from '../../parser';
import { type PayPeriod, periodOf, type RawPay } from '../sources';

/** Pay for a year, by the rules of parsing.md ("Salary time scale rules"). */

const WEEKS = 52;
const WORKING_DAYS = 260;
const FULL_WEEK = 40;
const FORTNIGHT = /\bbi-?weekly\b|\bfortnight(?:ly)?\b|\bevery (?:two|2) weeks\b/i;

/**
 * Below this nobody is paid for a year of full-time work, in currencies whose figures have more digits than the rules go by:
 * 90,000 roubles without a period are a month's.
 */
const LEAST_OF_CURRENCY: Record<string, number> = {
  CLP: 3_000_000,
  COP: 8_000_000,
  CZK: 150_000,
  HUF: 1_500_000,
  IDR: 20_000_000,
  INR: 60_000,
  JPY: 1_000_000,
  KRW: 10_000_000,
  KZT: 600_000,
  PHP: 80_000,
  RUB: 200_000,
  RSD: 400_000,
  THB: 80_000,
  TRY: 100_000,
  UAH: 60_000,
  VND: 30_000_000,
};

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
  const whole = { day: WORKING_DAYS, week: WEEKS, fortnight: WEEKS / 2, month: months, year: 1 };
  return period === 'hour' ? weeklyHours * WEEKS : whole[period];
}

/** The period of figures that name none: by their digits, or a month where a year's pay would be too little for the currency. */
function periodOfFigures(high: number, currency: string | undefined): PayPeriod {
  const period = periodOfDigits(high);
  return period === 'year' && high < (LEAST_OF_CURRENCY[currency ?? ''] ?? 0) ? 'month' : period;
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
  const factor = timesAYear(pay.period ?? periodOfFigures(high, pay.currency), country, hours);
  if (!isPlausible(low * factor) || !isPlausible(high * factor)) return {};
  if (pay.isPredicted) return { predictedSalary: Math.round(((low + high) / 2) * factor) };
  const figures = low === high ? `${low}` : `${low} - ${high}`;
  return {
    ...rangeOf(low * factor, high * factor),
    salaryCurrency: pay.currency,
    salaryText: [figures, pay.currency, pay.period && `per ${pay.period}`].filter(Boolean).join(' '),
  };
}

/** What texts name below this, in full-time pay for a year, is an allowance. */
const LEAST_IN_TEXT = 5000;
const STRONG = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD']);

function isAllowance({ salaryTo, salaryCurrency }: PayFacts): boolean {
  return STRONG.has(salaryCurrency ?? '') && (salaryTo ?? 0) < LEAST_IN_TEXT;
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

function timesAs(facts: PayFacts, factor: number): PayFacts {
  const { salaryFrom, salaryTo } = facts;
  if (factor === 1 || salaryFrom === undefined || salaryTo === undefined) return facts;
  return { ...facts, ...rangeOf(salaryFrom * factor, salaryTo * factor) };
}

/** Pay that the source states in words: the reader of pay in postings is asked. */
function payInWords({ text = '', isPredicted, currency, period }: RawPay, place: PayPlace): PayFacts {
  const isFortnight = period === 'fortnight' || FORTNIGHT.test(text);
  const stated = period === 'fortnight' ? `${text} per week` : period ? `${text} per ${period}` : text;
  const salary = readStatedPay(stated.replace(FORTNIGHT, 'weekly'), place);
  const known = { ...payOfText(salary), ...(currency ? { salaryCurrency: currency } : {}) };
  if (known.salary === undefined) return {};
  const isOfMonth =
    period === undefined &&
    periodOf(text) === undefined &&
    salary?.timeScale === 'Annually' &&
    (known.salaryTo ?? 0) < (LEAST_OF_CURRENCY[known.salaryCurrency ?? ''] ?? 0);
  const found = timesAs(known, isFortnight ? 0.5 : isOfMonth ? 12 : 1);
  if (isPredicted) return { predictedSalary: found.salary };
  return { ...found, salaryText: text };
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
  if (ofSource.salary !== undefined) return ofSource;
  const ofText = payOfText(known.salary);
  return isAllowance(ofText) ? ofSource : { ...ofText, ...ofSource };
}
