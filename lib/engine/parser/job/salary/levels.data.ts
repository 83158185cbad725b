import type { TimeScale } from './further-words';

/** Of pay for a year in its own currency: the logarithm's middle and spread, and the least and most that are believed. */
type PayLevel = { middle: number; spread: number; least: number; most: number };

/** Frequency of figures for an hour, a month and a year, as logarithms. */
type Shares = Readonly<Partial<Record<TimeScale, number>>>;

export type CurrencyLevel = PayLevel & { shares: Shares };

/** Fitted by `npm run fit -- pay`: pay for a year of full-time work in each currency. */

export const LEVELS: Readonly<Record<string, CurrencyLevel>> = {
  CAD: {
    middle: 12.4,
    spread: 0.7,
    least: 19000,
    most: 2000000,
    shares: { Hourly: -2.89, Monthly: -6.21, Annually: -0.0572 },
  },
  EUR: {
    middle: 10.8,
    spread: 0.7,
    least: 3900,
    most: 740000,
    shares: { Hourly: -4.14, Monthly: -1.66, Annually: -0.231 },
  },
  GBP: {
    middle: 11.7,
    spread: 0.7,
    least: 6300,
    most: 1000000,
    shares: { Hourly: -3.48, Monthly: -6.21, Annually: -0.0313 },
  },
  USD: {
    middle: 12.1,
    spread: 0.7,
    least: 8500,
    most: 1600000,
    shares: { Hourly: -2.34, Monthly: -5.31, Annually: -0.107 },
  },
};

/** In dollars, for currencies with too few postings. */
export const WORLD: Pick<CurrencyLevel, 'least' | 'most'> & { usual: number } = {
  least: 1300,
  usual: 400000,
  most: 1600000,
};
