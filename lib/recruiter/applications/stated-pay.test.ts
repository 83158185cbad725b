import { describe, expect, it } from 'vitest';
import { statedPay } from './stated-pay';

const salary = (
  minimum: number | null,
  maximum: number | null,
  raw: (string | null)[],
  timeScale: string,
) => ({
  salary: {
    minimum: minimum === null ? null : { value: minimum },
    maximum: maximum === null ? null : { value: maximum },
    rawMinimum: raw[0] ?? null,
    rawMaximum: raw[1] ?? null,
    currency: 'EUR',
    timeScale,
  },
});

describe('pay for people outside', () => {
  it.each([
    [salary(60_000, 70_000, ['60.000', '70.000'], 'Annually'), 'EUR 60,000–70,000 a year'],
    [salary(42_000, 48_000, ['3.500', '4.000'], 'Monthly'), 'EUR 3,500–4,000 a month'],
    [salary(49_000, null, ['3500'], 'Monthly'), 'EUR from 3,500 a month'],
    [salary(null, 38_480, [null, '18,50'], 'Hourly'), 'EUR up to 18.5 an hour'],
    [salary(60_000, 60_000, ['60k', '60k'], 'Annually'), 'EUR 60,000 a year'],
    [salary(60_000, 0, ['60.000'], 'Annually'), 'EUR from 60,000 a year'],
  ])('is as the posting states it', (job, text) => {
    expect(statedPay(job, false)?.text).toBe(text);
  });

  it('is nothing where it was reckoned from something else', () => {
    expect(statedPay(salary(42_000, null, ['about three and a half'], 'Monthly'), false)).toBeNull();
    expect(statedPay({ salary: { minimum: { value: 60_000 }, timeScale: 'Annually' } }, false)).toBeNull();
    expect(statedPay({}, false)).toBeNull();
  });

  it('is what a person corrected it to, a year', () => {
    expect(statedPay(salary(50_000, null, ['3500'], 'Monthly'), true)).toMatchObject({
      from: 50_000,
      to: null,
      unit: 'YEAR',
    });
  });
});
