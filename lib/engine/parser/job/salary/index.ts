import type { ParsedJob } from '@/lib/contracts';
import type { Amount } from './amounts';
import { currencyOf, currencyOfCountry } from './currencies';
import type { TimeScale } from './further-words';
import { scaleByLevel, TIMES_A_YEAR } from './levels';
import { LEAST_WEIGHT, type PayContext, type PayMention, payMentions } from './mentions';

/** Pay of the job (parsing.md, Salary). */

export type Salary = NonNullable<ParsedJob['salary']>;

type SalaryFacts = {
  /** ISO 3166-1 alpha-2 of the place of work: Austria pays fourteen months, and `$` and `kr` depend on it. */
  country?: string;
  /** ISO 639-1. */
  language?: string;
};

/** parsing.md, "Salary time scale rules": 1-2 digits are an hour's pay, 3-4 a month's, 5 and more a year's. */
export function guessScale(amount: number): TimeScale {
  const digits = String(Math.trunc(amount)).length;
  if (digits <= 2) return 'Hourly';
  return digits <= 4 ? 'Monthly' : 'Annually';
}

/**
 * Returns how often in a year of full-time work an amount is paid (docs/decisions/0012): of forty hours a week, whatever the hours of
 * the job, since yearly pay is there to compare jobs by; a month's pay 14 times in Austria and 12 times elsewhere (parsing.md).
 */
function timesAYear(scale: TimeScale, { country }: SalaryFacts): number {
  return scale === 'Monthly' && country === 'AT' ? 14 : TIMES_A_YEAR[scale];
}

/**
 * A salary, and whether its time is written or can be nothing else: a guess by the number of digits is not sure. `isTarget`: it is
 * earned by who reaches a target. `monthsPaid` is how often a month's pay is paid in a year, where that is written.
 */
export type ReadPay = { salary: Salary; isSure: boolean; isTarget?: boolean; monthsPaid?: number };

function payOf(mention: PayMention, facts: SalaryFacts): ReadPay {
  const { minimum, maximum, currency: sign, scale } = mention;
  const currency = sign ? currencyOf(sign, facts) : currencyOfCountry(facts.country);
  const amounts = [minimum, maximum].flatMap((end) => end?.value ?? []);
  const known = scale ?? (currency ? scaleByLevel(amounts, { ...facts, currency }) : undefined);
  const timeScale = known ?? guessScale((maximum ?? minimum)?.value ?? 0);
  const factor = timesAYear(timeScale, facts);
  const yearly = (amount: Amount) => ({ value: Math.round(amount.value * factor) });
  const salary = {
    ...(minimum ? { minimum: yearly(minimum), rawMinimum: minimum.raw } : {}),
    ...(maximum ? { maximum: yearly(maximum), rawMaximum: maximum.raw } : {}),
    ...(currency ? { currency } : {}),
    timeScale,
  };
  const isSure = known !== undefined || (currency === undefined && timeScale === 'Annually');
  const isMonthly = timeScale === 'Monthly' && mention.monthsPaid !== undefined;
  return {
    salary,
    isSure,
    ...(mention.isTarget ? { isTarget: true } : {}),
    ...(isMonthly ? { monthsPaid: mention.monthsPaid } : {}),
  };
}

export type PayText = PayContext & { text: string };

/**
 * Reads the pay of a job from the paragraphs of its posting; the mention with the most evidence wins, the first among
 * equals, and what is paid before what a target brings.
 */
export function readPay(texts: readonly PayText[], facts: SalaryFacts): ReadPay | undefined {
  const found = texts.flatMap(({ text, ...context }) => payMentions(text, context));
  const believed = found.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const paid = believed.filter(({ isTarget }) => !isTarget);
  const best = (paid.length > 0 ? paid : believed).reduce<PayMention | undefined>(
    (most, mention) => (mention.weight > (most?.weight ?? 0) ? mention : most),
    undefined,
  );
  return best && payOf(best, facts);
}

export function readSalary(texts: readonly PayText[], facts: SalaryFacts): Salary | undefined {
  return readPay(texts, facts)?.salary;
}

/** Reads the pay from a text that is known to state it: a field of a source. */
export function readStatedPay(text: string, facts: SalaryFacts): ReadPay | undefined {
  return readPay([{ text, isUnderPayHeading: true, isFact: true }], facts);
}

/** Returns the amounts of a text that is known to state pay, for whatever time. */
export function amountsOfPay(text: string): number[] {
  const mentions = payMentions(text, { isUnderPayHeading: true, isFact: true });
  const [best] = mentions.filter(({ weight }) => weight >= LEAST_WEIGHT).sort((a, b) => b.weight - a.weight);
  return [best?.minimum, best?.maximum].flatMap((end) => end?.value ?? []);
}
