import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, lastDayOf, orderOfDays } from './days';

describe('days', () => {
  it.each([
    ['05.12.2025', '2025-12-05'],
    ['5.12.25', '2025-12-05'],
    ['20251205', '2025-12-05'],
    ['2025/12/05 10:00', '2025-12-05'],
    ['25/12/2025', '2025-12-25'],
    ['12/25/2025', '2025-12-25'],
    ['05/05/2025', '2025-05-05'],
    ['05/12/2025', undefined],
    ['31.02.2025', undefined],
    ['5. Dezember 2025', '2025-12-05'],
    ['5 décembre 2025', '2025-12-05'],
    ['15 de mayo de 2023', '2023-05-15'],
    ['Dec 5, 2025', '2025-12-05'],
    ['December 2025', undefined],
    ['Fri, 5 Dec 2025 23:49:39 -0500', '2025-12-06'],
    ['soon', undefined],
    ['3 days ago', undefined],
  ])('reads %s', (text, day) => expect(dayOf(text)).toBe(day));

  it.each([
    ['05/12/2025', { dayFirst: true }, '2025-12-05'],
    ['05/12/2025', { dayFirst: false }, '2025-05-12'],
    ['25/12/2025', { dayFirst: false }, '2025-12-25'],
    ['vor 3 Tagen', { seenOn: '2026-01-02' }, '2025-12-30'],
    ['Today', { seenOn: '2026-01-02' }, '2026-01-02'],
    ['30+ days ago', { seenOn: '2026-01-02' }, undefined],
    ['Listed twenty five days ago', { seenOn: '2026-01-26' }, '2026-01-01'],
    ['Listed six days ago', { seenOn: '2026-01-07' }, '2026-01-01'],
    ['Few hours ago', { seenOn: '2026-01-02' }, '2026-01-02'],
    ['Few hours ago', {}, undefined],
  ])('reads %s in a column of %j', (text, form, day) => expect(dayOf(text, form)).toBe(day));

  it.each([
    ['2026.05.01 ~ 2026.05.31', '2026-05-31'],
    ['01.05.2026 – 31.05.2026', '2026-05-31'],
    ['с 1 мая 2026 до 31 мая 2026', '2026-05-31'],
    ['May 1, 2026 to May 31, 2026', '2026-05-31'],
    ['2026.05.01 ~ 05.31', undefined],
    ['2026-05-31', '2026-05-31'],
    ['31 May 2026 - 17:00', '2026-05-31'],
  ])('reads the end of %s', (text, day) => expect(lastDayOf(text)).toBe(day));

  it.each([
    ['28 February', '2026-02-28', '2026-02-28'],
    ['Posted on Nov 3', '2025-11-03', '2026-11-03'],
    ['11月03日', '2025-11-03', '2026-11-03'],
    ['28 февраля', '2026-02-28', '2026-02-28'],
    ['3 Aralık', '2025-12-03', '2026-12-03'],
    ['29 February', undefined, undefined],
    ['Ward 12', undefined, undefined],
    ['12-03', undefined, undefined],
  ])('tells the year of %s by the day of its file', (text, day, last) => {
    expect(dayOf(text, { madeOn: '2026-03-10' })).toBe(day);
    expect(lastDayOf(text, { madeOn: '2026-03-10' })).toBe(last);
    expect(dayOf(text)).toBeUndefined();
  });

  it.each([
    ['02/01', true, '2026-01-02'],
    ['02/01', false, '2026-02-01'],
    ['02/01', undefined, undefined],
    ['25/12', undefined, '2025-12-25'],
    ['4-30', undefined, '2025-04-30'],
    ['12.03.', undefined, '2025-03-12'],
    ['4.5', true, undefined],
    ['31/02', undefined, undefined],
  ])('tells the year of the numbers %s by the day of its file (day first: %s)', (text, dayFirst, day) => {
    expect(dayOf(text, { madeOn: '2026-03-10', dayFirst })).toBe(day);
    expect(dayOf(text, { dayFirst })).toBeUndefined();
  });

  it('knows the order of days without a year', () => {
    expect(orderOfDays(['02/01', '25/12'])).toBe(true);
    expect(orderOfDays(['02/01', '12/25'])).toBe(false);
    expect(orderOfDays(['4.5', '31.2'])).toBeUndefined();
  });

  it('counts days back from the day of collecting alone', () => {
    expect(dayOf('3 days ago', { madeOn: '2026-03-10' })).toBeUndefined();
    expect(dayOf('28 February', { madeOn: '2026-03-10', seenOn: '2025-04-01' })).toBe('2025-02-28');
  });

  it('takes the order of a column from the cells that have only one', () => {
    expect(orderOfDays(['03/04/2026', '25/04/2026'])).toBe(true);
    expect(orderOfDays(['03/04/2026', '04/25/2026'])).toBe(false);
    expect(orderOfDays(['04/25/2026', '25/04/2026'])).toBeUndefined();
    expect(orderOfDays(['03/04/2026', 7, null])).toBeUndefined();
  });

  it('reads every day back in the order of its column, and never takes one for another', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.boolean(), fc.constantFrom('/', '-', '.'), (date, dayFirst, sign) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = '', month = '', number = ''] = iso.split('-');
        const written = (dayFirst ? [number, month, year] : [month, number, year]).join(sign);
        expect(dayOf(written, { dayFirst })).toBe(iso);
        if (dayFirst) expect([undefined, iso]).toContain(dayOf(written));
      }),
    );
  });
});
