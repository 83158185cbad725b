import type { ParsedJob } from '@/lib/contracts';
import type { Amount } from './amounts';
import { currencyOf } from './currencies';
import { LEAST_WEIGHT, type PayContext, type PayMention, payMentions } from './mentions';
import type { TimeScale } from './vocabulary';

/** What the job pays (parsing.md, Salary). */

export type Salary = NonNullable<ParsedJob['salary']>;

type SalaryFacts = {
  /** ISO 3166-1 alpha-2 of the place of work: Austria pays fourteen months, and `$` and `kr` depend on it. */
  country?: string;
  /** ISO 639-1. */
  language?: string;
};

const WEEKS = 52;
const WORKING_DAYS = 260;
/** Forty hours a week, whatever the hours of the job: yearly pay is there to compare jobs by. */
const WORKING_HOURS = 2080;

/** parsing.md, "Salary time scale rules": 1-2 digits are an hour's pay, 3-4 a month's, 5 and more a year's. */
export function guessScale(amount: number): TimeScale {
  const digits = String(Math.trunc(amount)).length;
  if (digits <= 2) return 'Hourly';
  return digits <= 4 ? 'Monthly' : 'Annually';
}

/**
 * How often in a year of full-time work an amount is paid (docs/decisions/0012); a month's pay 14 times in Austria and
 * 12 times elsewhere (parsing.md).
 */
function timesAYear(scale: TimeScale, { country }: SalaryFacts): number {
  switch (scale) {
    case 'Hourly':
      return WORKING_HOURS;
    case 'Daily':
      return WORKING_DAYS;
    case 'Weekly':
      return WEEKS;
    case 'Monthly':
      return country === 'AT' ? 14 : 12;
    default:
      return 1;
  }
}

function salaryOf({ minimum, maximum, currency, scale }: PayMention, facts: SalaryFacts): Salary {
  const timeScale = scale ?? guessScale((maximum ?? minimum)?.value ?? 0);
  const factor = timesAYear(timeScale, facts);
  const yearly = (amount: Amount) => ({ value: Math.round(amount.value * factor) });
  return {
    ...(minimum ? { minimum: yearly(minimum), rawMinimum: minimum.raw } : {}),
    ...(maximum ? { maximum: yearly(maximum), rawMaximum: maximum.raw } : {}),
    ...(currency ? { currency: currencyOf(currency, facts) } : {}),
    timeScale,
  };
}

export type PayText = PayContext & { text: string };

/** The pay of a job from the paragraphs of its posting; the mention that most speaks for wins, the first among equals. */
export function readSalary(texts: readonly PayText[], facts: SalaryFacts): Salary | undefined {
  let best: PayMention | undefined;
  for (const { text, ...context } of texts)
    for (const mention of payMentions(text, context))
      if (mention.weight >= LEAST_WEIGHT && mention.weight > (best?.weight ?? 0)) best = mention;
  return best && salaryOf(best, facts);
}

/** The pay in a text that is known to say what a job pays: a field of a source. */
export function readStatedPay(text: string, facts: SalaryFacts): Salary | undefined {
  return readSalary([{ text, isUnderPayHeading: true, isFact: true }], facts);
}
