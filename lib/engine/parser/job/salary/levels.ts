import { currencyOfCountry } from './currencies';
import { A_DOLLAR } from './exchange-rates';
import type { TimeScale } from './further-words';
import { type CurrencyLevel, LEVELS, WORLD } from './levels.data';

/**
 * Decides whether an amount may be pay, and for what period: by the distribution of pay in a currency, from postings
 * that state currency and period (`npm run fit -- pay`). For other currencies only impossible amounts are recognised,
 * in dollars.
 */

/** Number of each period in a year of full-time work. */
export const TIMES_A_YEAR: Readonly<Record<TimeScale, number>> = {
  Hourly: 2080,
  Daily: 260,
  Weekly: 52,
  Monthly: 12,
  Annually: 1,
};

/** Currency of pay (ISO 4217), and the country of the job where it is known. */
export type PaidIn = { currency: string; country?: string };

/** Returns the level of a currency in its own countries; dollars and euros are also paid elsewhere, at other levels. */
function ownLevel({ currency, country }: PaidIn): CurrencyLevel | undefined {
  const isAtHome = country === undefined || currencyOfCountry(country) === currency;
  return isAtHome ? LEVELS[currency] : undefined;
}

/** Returns the least and most credible pay for a year; undefined for an unknown currency. */
function endsOf(paid: PaidIn): { least: number; most: number } | undefined {
  const own = ownLevel(paid);
  const rate = A_DOLLAR[paid.currency];
  if (own || rate === undefined) return own;
  return { least: WORLD.least * rate, most: WORLD.most * rate };
}

/** False for impossible pay for a year of full-time work in a currency; true for an unknown currency. */
export function mayBeAYear(amount: number, paid: PaidIn): boolean {
  const ends = endsOf(paid);
  return !ends || (amount >= ends.least && amount <= ends.most);
}

/** Share of figures for a day among those without a word for it, as a logarithm: such a figure leaves its period open. */
const DAYS = Math.log(0.01);

/** Least lead of the better of two readings over the other, as a logarithm: four to one. */
const LEAST_LEAD = Math.log(4);

function byLikelihood(amounts: readonly number[], level: CurrencyLevel, paid: PaidIn): TimeScale | undefined {
  const shares: [TimeScale, number][] = [
    ...(Object.entries(level.shares) as [TimeScale, number][]),
    ['Daily', DAYS],
  ];
  const found = shares
    .filter(([scale]) => amounts.every((amount) => mayBeAYear(amount * TIMES_A_YEAR[scale], paid)))
    .map(([scale, share]) => {
      const off = amounts.map(
        (amount) => (Math.log(amount * TIMES_A_YEAR[scale]) - level.middle) / level.spread,
      );
      return { scale, weight: share - Math.max(...off.map((each) => (each * each) / 2)) };
    })
    .sort((one, other) => other.weight - one.weight);
  const [best, next] = found;
  const isClear = best && (!next || best.weight - next.weight >= LEAST_LEAD);
  return isClear && best.scale !== 'Daily' ? best.scale : undefined;
}

/**
 * Least pay for a year of full-time work; several times as much is too much for a month: for currencies without
 * postings to learn from.
 */
const LEAST_OF_YEAR: Readonly<Record<string, number>> = {
  CLP: 3_000_000,
  CNY: 25_000,
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
const TIMES_LEAST = 4;

/** Returns month or year if only one of them gives plausible pay, apart from the highest hundredth. */
function byEnds(amounts: readonly number[], paid: PaidIn): TimeScale | undefined {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const least = LEAST_OF_YEAR[paid.currency];
  const rate = A_DOLLAR[paid.currency];
  const usual = rate === undefined ? Number.POSITIVE_INFINITY : WORLD.usual * rate;
  const fits = (scale: TimeScale) =>
    mayBeAYear(low * TIMES_A_YEAR[scale], paid) && high * TIMES_A_YEAR[scale] <= usual;
  if (!fits('Monthly') && !fits('Annually')) return undefined;
  if (least !== undefined && low < least) return fits('Monthly') ? 'Monthly' : undefined;
  if (least !== undefined && high >= TIMES_LEAST * least) return fits('Annually') ? 'Annually' : undefined;
  if (fits('Monthly') === fits('Annually')) return undefined;
  return fits('Monthly') ? 'Monthly' : 'Annually';
}

/**
 * The time that amounts without a word for it are for: that in which they are most likely pay of their currency. Undefined where
 * two are about as likely, or none is.
 */
export function scaleByLevel(amounts: readonly number[], paid: PaidIn): TimeScale | undefined {
  const known = amounts.filter((amount) => amount > 0);
  if (known.length === 0) return undefined;
  const own = ownLevel(paid);
  return own ? byLikelihood(known, own, paid) : byEnds(known, paid);
}
