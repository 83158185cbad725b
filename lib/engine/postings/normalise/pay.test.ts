import { expect, it } from 'vitest';
import type { PostingFacts } from '../../parser';
import type { RawPay } from '../sources';
import { payOf } from './pay';

function yearly(pay: RawPay | undefined, country?: string, salary?: PostingFacts['salary']) {
  const { salaryFrom, salaryTo, salaryCurrency } = payOf({
    pay,
    salary,
    country,
    weeklyHours: undefined,
  });
  return [salaryFrom, salaryTo, salaryCurrency];
}

it.each<[string, string, [number, number, string]]>([
  ['$2,000.00 biweekly', 'CA', [52_000, 52_000, 'CAD']],
  ['$1,500 - $1,700 every two weeks', 'US', [39_000, 44_200, 'USD']],
  ['90000—190000₽', 'RU', [1_080_000, 2_280_000, 'RUB']],
  ['2400000₽', 'RU', [2_400_000, 2_400_000, 'RUB']],
  ['1.050.00 US$ (Mensual)', 'EC', [12_600, 12_600, 'USD']],
])('takes %s in %s for a year', (text, country, expected) =>
  expect(yearly({ text }, country)).toEqual(expected),
);

it('takes figures of a column for a month where a year of them would be too little for the currency', () => {
  const pay = { minimum: 40_000, maximum: 60_000 };
  expect(yearly({ ...pay, currency: 'RUB' })).toEqual([480_000, 720_000, 'RUB']);
  expect(yearly({ ...pay, currency: 'EUR' })).toEqual([40_000, 60_000, 'EUR']);
  expect(yearly({ ...pay, currency: 'INR', period: 'fortnight' })).toEqual([1_040_000, 1_560_000, 'INR']);
});

it('does not take an allowance that a text names for the pay', () => {
  const named = (value: number) => ({ minimum: { value }, currency: 'EUR', timeScale: 'Monthly' }) as const;
  expect(yearly(undefined, 'DE', named(4080))).toEqual([undefined, undefined, undefined]);
  expect(yearly(undefined, 'DE', named(40_800))).toEqual([40_800, 40_800, 'EUR']);
});
