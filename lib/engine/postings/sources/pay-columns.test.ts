import { expect, it } from 'vitest';
import { proposeColumns } from './column-names';
import { readRow } from './columns';
import { boundNamedBy } from './pay-columns';

it.each([
  ['Зарплата_от', 'payMinimum'],
  ['Зарплата до', 'payMaximum'],
  ['gehalt_von', 'payMinimum'],
  ['maas_max', 'payMaximum'],
  ['最高薪资', undefined],
  ['Зарплата', undefined],
  ['distance_from', undefined],
  ['salary_from_to', undefined],
])('%s is %s', (column, bound) => expect(boundNamedBy(column)).toBe(bound));

const ROWS = ['77000', '', '100000', '250000'].map((from, at) => ({
  Название: `Аналитик ${at}`,
  Зарплата_от: from,
  Зарплата_до: at === 2 ? '120000' : '',
  Валюта: 'RUR',
}));

it('reads both ends and the currency of a table in Russian', () => {
  const { mapping } = proposeColumns(Object.keys(ROWS[0] ?? {}), { rows: ROWS });
  expect(mapping).toMatchObject({ payMinimum: 'Зарплата_от', payMaximum: 'Зарплата_до', currency: 'Валюта' });
  expect(readRow(ROWS[2] ?? {}, { ...mapping, title: 'Название' })).toMatchObject({
    pay: { minimum: 100_000, maximum: 120_000, currency: 'RUB' },
  });
});

it('takes no column for currencies or ends of pay whose values are none', () => {
  const rows = [
    { salary_from: 'agency', code: 'HTM' },
    { salary_from: 'employer', code: 'ABC' },
  ];
  expect(proposeColumns(['code'], { rows }).mapping).toEqual({});
  expect(
    proposeColumns(['Зарплата_от'], { rows: [{ Зарплата_от: 'да' }] }).mapping.payMinimum,
  ).toBeUndefined();
});

const payOf = (salary: unknown) => {
  const read = readRow({ title: 'Cook', salary }, { title: 'title', pay: 'salary' });
  return 'reason' in read ? undefined : read.pay;
};

it.each([
  [
    { from: 100_000, to: null, currency: 'RUR', gross: true },
    { minimum: 100_000, maximum: 100_000, currency: 'RUB' },
  ],
  [
    { min: 40_000, max: 50_000, currency: 'EUR', period: 'year' },
    { minimum: 40_000, maximum: 50_000, period: 'year' },
  ],
  [
    { currency: 'USD', value: { minValue: 20, maxValue: 25, unitText: 'HOUR' } },
    { minimum: 20, maximum: 25, currency: 'USD', period: 'hour' },
  ],
])('reads the pay of %o', (salary, pay) => expect(payOf(salary)).toMatchObject(pay));

it('reads a name where an object has no ends', () => {
  expect(payOf({ libelle: 'Mensuel de 2000 Euros' })).toMatchObject({ text: 'Mensuel de 2000 Euros' });
  expect(payOf({ from: null, to: null, currency: 'RUR' })?.minimum).toBeUndefined();
});
