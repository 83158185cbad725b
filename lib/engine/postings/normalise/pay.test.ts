import { expect, it } from 'vitest';
import type { ReadPay } from '../../parser';
import type { RawPay } from '../sources';
import { payOf } from './pay';

function yearly(pay: RawPay | undefined, country?: string, inText?: ReadPay) {
  const { salaryFrom, salaryTo, salaryCurrency } = payOf({
    pay,
    inText,
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
  ['15k-25k', 'CN', [180_000, 300_000, 'CNY']],
  ['1.050.00 US$ (Mensual)', 'EC', [12_600, 12_600, 'USD']],
])('takes %s in %s for a year', (text, country, expected) =>
  expect(yearly({ text }, country)).toEqual(expected),
);

it.each<[string, string | undefined, [number, number, string] | []]>([
  ['394.00 US$ (Mensual)', 'EC', [4728, 4728, 'USD']],
  ['12 000 - 20 000 PLN', undefined, [144_000, 240_000, 'PLN']],
  ['R 25 000 - R 32 000', 'ZA', [300_000, 384_000, 'ZAR']],
  ['850 €', undefined, []],
  ['850 €', 'DE', []],
  ['850 €', 'BG', [10_200, 10_200, 'EUR']],
  ['2.850 €', 'DE', [34_200, 34_200, 'EUR']],
  ['CHF 750', 'CH', []],
])('takes %s in %s for what it may be there', (text, country, expected) =>
  expect(yearly({ text }, country).filter((each) => each !== undefined)).toEqual(expected),
);

it('leaves pay as it is written where two periods make it usual pay', () =>
  expect(yearly({ text: '30k-50k' }, 'CN')).toEqual([undefined, undefined, undefined]));

it('takes words for what all that are written like them are pay for', () => {
  expect(yearly({ text: '30k-50k', range: [5000, 60_000] }, 'CN')).toEqual([360_000, 600_000, 'CNY']);
  expect(yearly({ text: '30k-50k 每年', range: [5000, 60_000] }, 'CN')).toEqual([30_000, 50_000, 'CNY']);
});

it.each<[string, string, [number, number]]>([
  ['15-20K·14薪', 'CN', [210_000, 280_000]],
  ['1.500 € brutos al mes en 14 pagas', 'ES', [21_000, 21_000]],
  ['2.000 € mensili, 13 mensilità', 'IT', [26_000, 26_000]],
  ['300元/天', 'CN', [78_000, 78_000]],
  ['400-550 €⁄j', 'FR', [104_000, 143_000]],
  ['45k-60k €⁄an', 'FR', [45_000, 60_000]],
])('pays %s in %s as many months as it says', (text, country, expected) =>
  expect(yearly({ text }, country).slice(0, 2)).toEqual(expected),
);

it.each([
  ['$60K - $70K (Glassdoor Est.)', 'US', 65_000],
  ['Estimated salary: £30,000 a year', 'GB', 30_000],
  ['geschätzt 40.000 € pro Jahr', 'DE', 40_000],
])('keeps the estimate in %s apart from pay', (text, country, predictedSalary) =>
  expect(payOf({ pay: { text }, inText: undefined, country, weeklyHours: undefined })).toEqual({
    predictedSalary,
    salaryText: text,
  }),
);

it('takes figures for what they are pay for in their currency, by all of their column first', () => {
  const pay = { minimum: 40_000, maximum: 60_000 };
  expect(yearly({ ...pay, currency: 'RUB' })).toEqual([480_000, 720_000, 'RUB']);
  expect(yearly({ ...pay, currency: 'EUR' })).toEqual([40_000, 60_000, 'EUR']);
  expect(yearly({ ...pay, currency: 'INR', period: 'fortnight' })).toEqual([1_040_000, 1_560_000, 'INR']);
  expect(yearly(pay, 'RU')).toEqual([480_000, 720_000, 'RUB']);
  expect(yearly({ minimum: 56_000, maximum: 68_000, range: [34_000, 94_000] }, 'CH')).toEqual([
    56_000,
    68_000,
    'CHF',
  ]);
  const among = { minimum: 9000, maximum: 14_000, currency: 'PLN' };
  expect(yearly({ ...among, range: [4000, 24_000] })).toEqual([108_000, 168_000, 'PLN']);
});

it.each<[string, RawPay, string]>([
  [
    'may be for a month or a year',
    { minimum: 35_000, maximum: 60_000, currency: 'PLN' },
    '35000 - 60000 PLN',
  ],
  [
    'nobody is paid',
    { minimum: 30, maximum: 100, currency: 'USD', period: 'month' },
    '30 - 100 USD per month',
  ],
  ['cannot be a year of it', { text: '$24 per year' }, '$24 per year'],
])('keeps as it is written what %s', (_, pay, salaryText) =>
  expect(payOf({ pay, inText: undefined, country: undefined, weeklyHours: undefined })).toEqual({
    salaryText,
  }),
);

it.each<[string, string | undefined, [number, number, string]]>([
  ['USD 30 - 100 per 1 HOUR', undefined, [62_400, 208_000, 'USD']],
  ['R25,000 - R32,000 per month', 'ZA', [300_000, 384_000, 'ZAR']],
  ['R25 000 per month', undefined, [300_000, 300_000, 'ZAR']],
  ['$89, 670 - $106,449', 'US', [89_670, 106_449, 'USD']],
  ['$18,000 - $22,000 (MXN) per month', 'MX', [216_000, 264_000, 'MXN']],
  ['4500 - 6000 (USD) a month', 'MX', [54_000, 72_000, 'USD']],
  ['450 000 - 600 000 Ft / hónap', 'HU', [5_400_000, 7_200_000, 'HUF']],
  ['40.000 - 55.000 TL aylık', 'TR', [480_000, 660_000, 'TRY']],
  ['від 30 000 грн на місяць', 'UA', [360_000, 360_000, 'UAH']],
  ['80 000 – 120 000 руб. в месяц', 'RU', [960_000, 1_440_000, 'RUB']],
  ['1 800 - 2 500 руб. в месяц', 'BY', [21_600, 30_000, 'BYN']],
  ['Rp 8.000.000 - Rp 10.000.000 per bulan', 'ID', [96_000_000, 120_000_000, 'IDR']],
  ['25,000 - 35,000 บาท/เดือน', 'TH', [300_000, 420_000, 'THB']],
  ['9 Tr - 12 Tr VND', 'VN', [108_000_000, 144_000_000, 'VND']],
  ['15 - 20 tr', 'VN', [180_000_000, 240_000_000, 'VND']],
  ['月薪15,000-20,000元', 'CN', [180_000, 240_000, 'CNY']],
  ['年薪20-30万', 'CN', [200_000, 300_000, 'CNY']],
  ['月給25万円～32万円', 'JP', [3_000_000, 3_840_000, 'JPY']],
  ['월급 300만원 - 400만원', 'KR', [36_000_000, 48_000_000, 'KRW']],
  ['al mese 1.800 €', 'IT', [21_600, 21_600, 'EUR']],
])('reads %s in %s', (text, country, expected) => expect(yearly({ text }, country)).toEqual(expected));

it('takes no years for pay', () => {
  expect(
    payOf({ pay: { text: 'Season 2025-2026' }, inText: undefined, country: 'US', weeklyHours: 40 }).salary,
  ).toBe(undefined);
});

it('does not take an allowance that a text names for the pay', () => {
  const named = (value: number): ReadPay => ({
    salary: { minimum: { value }, currency: 'EUR', timeScale: 'Monthly' },
    isSure: true,
  });
  expect(yearly(undefined, 'DE', named(4080))).toEqual([undefined, undefined, undefined]);
  expect(yearly(undefined, 'DE', named(40_800))).toEqual([40_800, 40_800, 'EUR']);
});

it.each(['از 18,000,000 تومان', '18 میلیون تومان'])(
  'reckons %s in rials, of which ten are a toman',
  (text) => {
    const known = { inText: undefined, country: 'IR', language: 'fa', weeklyHours: undefined };
    expect(payOf({ pay: { text }, ...known })).toMatchObject({
      salary: 2_160_000_000,
      salaryCurrency: 'IRR',
    });
  },
);
