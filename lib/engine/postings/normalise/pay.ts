import type { MarketFacts } from '../../market';
import { currencyOfCountry, mayBeAYear, type ReadPay, readStatedPay, scaleByLevel } from '../../parser';
import type { PayPeriod, RawPay } from '../sources';

/** Pay for a year, by the rules of parsing.md ("Salary time scale rules"). */

const WEEKS = 52;
const WORKING_DAYS = 260;
const FULL_WEEK = 40;
const FORTNIGHT = /\bbi-?weekly\b|\bfortnight(?:ly)?\b|\bevery (?:two|2) weeks\b/i;

/**
 * Yearly pay outside these bounds is a mistake, in any currency; where the currency is unknown, by the standards of a
 * strong one.
 */
const LEAST = 1000;
const MOST = 100_000_000;
const MOST_OF_ANY = 100_000_000_000;

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

const PERIODS: Readonly<Record<string, PayPeriod>> = { Hourly: 'hour', Monthly: 'month', Annually: 'year' };

/**
 * Returns the period of figures that state none: the one that makes them usual pay in their currency, judged by all of
 * their column first. By their digits only if currency and country are unknown. Absent where it may be either.
 */
function periodOfFigures(
  { range, minimum, maximum }: RawPay,
  paid: PaidIn | undefined,
): PayPeriod | undefined {
  const own = [minimum, maximum].filter((end) => end !== undefined);
  if (!paid) return periodOfDigits(Math.min(...(range ?? own)));
  const ofColumn = range && scaleByLevel(range, paid);
  return PERIODS[ofColumn ?? scaleByLevel(own, paid) ?? ''];
}

/** Returns whether an amount may be a year's pay; full-time pay is judged, of which part-time pay is a share. */
function isPay(
  yearly: number,
  fullTime: number,
  currency: string | undefined,
  country: string | undefined,
): boolean {
  if (yearly < LEAST || yearly > (currency === undefined ? MOST : MOST_OF_ANY)) return false;
  return currency === undefined || mayBeAYear(fullTime, { currency, country });
}

type PaidIn = { currency: string; country?: string };

type PayFacts = Pick<
  MarketFacts,
  'salary' | 'salaryFrom' | 'salaryTo' | 'salaryCurrency' | 'salaryText' | 'predictedSalary'
>;

function rangeOf(low: number, high: number): Pick<PayFacts, 'salary' | 'salaryFrom' | 'salaryTo'> {
  return { salary: Math.round((low + high) / 2), salaryFrom: Math.round(low), salaryTo: Math.round(high) };
}

/** Keeps pay that is not understood as it is written, in no statistic. */
const asWritten = (text: string | undefined): PayFacts => (text ? { salaryText: text } : {});

function payOfSource(pay: RawPay, { country }: PayPlace, hours: number): PayFacts {
  const low = pay.minimum ?? pay.maximum ?? 0;
  const high = pay.maximum ?? low;
  const currency = pay.currency ?? currencyOfCountry(country);
  const period = pay.period ?? periodOfFigures(pay, currency ? { currency, country } : undefined);
  const figures = low === high ? `${low}` : `${low} - ${high}`;
  const salaryText = [figures, currency, pay.period && `per ${pay.period}`].filter(Boolean).join(' ');
  // Anything that was not understood keeps its own words: a currency that is only likely is not among them.
  const written = [figures, pay.currency, pay.period && `per ${pay.period}`].filter(Boolean).join(' ');
  if (period === undefined) return pay.isPredicted ? {} : asWritten(written);
  const factor = timesAYear(period, country, hours);
  const fullTime = timesAYear(period, country, FULL_WEEK);
  const isFitting = [low, high].every((each) => isPay(each * factor, each * fullTime, currency, country));
  if (!isFitting) return pay.isPredicted ? {} : asWritten(written);
  if (pay.isPredicted) return { predictedSalary: Math.round(((low + high) / 2) * factor) };
  return { ...rangeOf(low * factor, high * factor), salaryCurrency: currency, salaryText };
}

/** Pay in a text below this, for a full-time year, is an allowance. */
const LEAST_IN_TEXT = 5000;
const STRONG = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD']);

function isAllowance({ salaryTo, salaryCurrency }: PayFacts): boolean {
  return STRONG.has(salaryCurrency ?? '') && (salaryTo ?? 0) < LEAST_IN_TEXT;
}

function payOfText(read: ReadPay | undefined, country: string | undefined): PayFacts {
  const { salary, isSure = false, isTarget = false, monthsPaid } = read ?? {};
  const times = monthsPaid === undefined ? 1 : monthsPaid / timesAYear('month', country, FULL_WEEK);
  const [least, most] = [salary?.minimum?.value, salary?.maximum?.value].map((end) => end && end * times);
  const low = least ?? most;
  const high = most ?? low;
  const currency = salary?.currency ?? undefined;
  if (!isSure || isTarget || low === undefined || high === undefined) return {};
  if (![low, high].every((each) => isPay(each, each, currency, country))) return {};
  const written = [...new Set([salary?.rawMinimum, salary?.rawMaximum])].filter((raw) => raw).join(' - ');
  return {
    ...rangeOf(low, high),
    salaryCurrency: currency,
    salaryText: [written, currency].filter(Boolean).join(' '),
  };
}

type PayPlace = { country?: string; language?: string };

/** `$60K - $70K (Glassdoor Est.)`: what a board supposes is not what the employer pays. */
const ESTIMATED =
  /\best\.|\bestimat\w*|geschätzt|\bestim[ée]e?s?\b|\bestimad[oa]\b|\bstimat[oa]\b|\bszacunkow\w*|\bgeschat\b|\btahmini\b/iu;

/** Returns pay as words state it; where they leave its period open, for that of all cells written in the same way. */
function statedPay(stated: string, place: PayPlace, range: RawPay['range']): ReadPay | undefined {
  const read = readStatedPay(stated, place);
  const currency = read?.salary.currency;
  if (!read || read.isSure || !range || !currency) return read;
  const scale = scaleByLevel(range, { currency, ...(place.country ? { country: place.country } : {}) });
  const unit = PERIODS[scale ?? ''];
  return unit === undefined ? read : readStatedPay(`${stated} per ${unit}`, place);
}

/** Reads pay that the source states in words, with the reader of pay in postings. */
function payInWords(
  { text = '', isPredicted: isMarked, currency, period, range }: RawPay,
  place: PayPlace,
): PayFacts {
  const isWritten = ESTIMATED.test(text);
  const isPredicted = isMarked || isWritten;
  const isFortnight = period === 'fortnight' || FORTNIGHT.test(text);
  const unit = period === 'fortnight' ? 'week' : period;
  const words = text.replace(/[⁄∕]/gu, '/').replace(/\/\s?j\b/iu, '/jour');
  const stated = [words, currency && !text.includes(currency) ? currency : '', unit && `per ${unit}`]
    .filter(Boolean)
    .join(' ');
  const read = statedPay(stated.replace(FORTNIGHT, 'weekly'), place, range);
  const known = payOfText(read, place.country);
  if (known.salary === undefined) return isMarked ? {} : asWritten(/\d/.test(text) ? text : undefined);
  const found = timesAs(known, isFortnight ? 0.5 : 1);
  if (isPredicted) return { predictedSalary: found.salary, ...asWritten(isWritten ? text : undefined) };
  return { ...found, salaryText: text };
}

function timesAs(facts: PayFacts, factor: number): PayFacts {
  const { salaryFrom, salaryTo } = facts;
  if (factor === 1 || salaryFrom === undefined || salaryTo === undefined) return facts;
  return { ...facts, ...rangeOf(salaryFrom * factor, salaryTo * factor) };
}

/** Returns pay as stated by the source; else by the text; an estimate is kept along with that of the text. */
export function payOf(known: {
  pay: RawPay | undefined;
  inText: ReadPay | undefined;
  country: string | undefined;
  language?: string;
  weeklyHours: number | undefined;
}): PayFacts {
  const { pay, country, language } = known;
  const place = { country, language };
  const ofSource = !pay
    ? {}
    : pay.text === undefined
      ? payOfSource(pay, place, known.weeklyHours ?? FULL_WEEK)
      : payInWords(pay, place);
  if (ofSource.salary !== undefined) return ofSource;
  const ofText = payOfText(known.inText, country);
  return isAllowance(ofText) || ofText.salary === undefined ? ofSource : { ...ofSource, ...ofText };
}
