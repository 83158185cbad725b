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

/**
 * Returns the level of a currency where it was learned. Dollars are also the money of Ecuador and others, and euros are paid outside
 * their countries, at other levels.
 */
function ownLevel({ currency, country }: PaidIn): CurrencyLevel | undefined {
  const isAtHome =
    country === undefined ||
    (currency === 'EUR' ? currencyOfCountry(country) === currency : currency.startsWith(country));
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

/** In these countries, and where none is known, less than this is as likely a day's rate or part-time pay as a month's. */
const LEAST_EURO_MONTH = 1000;
const HIGH_PAY = new Set('AT BE DE ES FI FR IE IT LU NL'.split(' '));

function mayBeAMonth(amounts: readonly number[], { currency, country }: PaidIn): boolean {
  if (currency !== 'EUR' || (country !== undefined && !HIGH_PAY.has(country))) return true;
  return amounts.every((amount) => amount >= LEAST_EURO_MONTH);
}

/** Least lead of the better of two readings over the other, as a logarithm: four to one. */
const LEAST_LEAD = Math.log(4);

function byLikelihood(amounts: readonly number[], level: CurrencyLevel, paid: PaidIn): TimeScale | undefined {
  const shares: [TimeScale, number][] = [
    ...(Object.entries(level.shares) as [TimeScale, number][]),
    ['Daily', DAYS],
  ];
  const found = shares
    .filter(([scale]) => amounts.every((amount) => mayBeAYear(amount * TIMES_A_YEAR[scale], paid)))
    .filter(([scale]) => scale !== 'Monthly' || mayBeAMonth(amounts, paid))
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
 * Least pay for a year of full-time work, about the lowest wage of the last ten years; several times as much is too much
 * for a month: for currencies without postings to learn from.
 */
const LEAST_OF_YEAR: Readonly<Record<string, number>> = {
  BRL: 12_000,
  CHF: 40_000,
  CLP: 3_000_000,
  CNY: 25_000,
  COP: 8_000_000,
  CZK: 150_000,
  DKK: 200_000,
  EGP: 20_000,
  HUF: 1_500_000,
  IDR: 20_000_000,
  ILS: 55_000,
  INR: 60_000,
  IRR: 860_000_000,
  JPY: 1_000_000,
  KRW: 10_000_000,
  KZT: 600_000,
  MXN: 40_000,
  MYR: 12_000,
  NOK: 250_000,
  PEN: 10_000,
  PHP: 80_000,
  PLN: 30_000,
  RON: 18_000,
  RUB: 200_000,
  RSD: 400_000,
  SEK: 180_000,
  SGD: 14_000,
  THB: 80_000,
  TRY: 100_000,
  TWD: 240_000,
  UAH: 60_000,
  VND: 30_000_000,
  ZAR: 40_000,
};
const TIMES_LEAST = 4;
/** Twelve times a day's rate are less of it than this. */
const LEAST_SHARE = 0.4;

/** Returns month or year if only one of them gives plausible pay, apart from the highest hundredth. */
function byEnds(amounts: readonly number[], paid: PaidIn): TimeScale | undefined {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const least = LEAST_OF_YEAR[paid.currency];
  const rate = A_DOLLAR[paid.currency];
  const usual = rate === undefined ? Number.POSITIVE_INFINITY : WORLD.usual * rate;
  const fits = (scale: TimeScale) =>
    mayBeAYear(low * TIMES_A_YEAR[scale], paid) &&
    low * TIMES_A_YEAR[scale] >= LEAST_SHARE * (least ?? 0) &&
    high * TIMES_A_YEAR[scale] <= usual;
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
