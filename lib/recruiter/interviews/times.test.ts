import { describe, expect, it } from 'vitest';
import { isTimeZone, momentOf, spokenTime } from './times';

describe('a time in a time zone', () => {
  it.each([
    ['2026-12-01', '14:00', 'Europe/Berlin', '2026-12-01T13:00:00.000Z'],
    ['2026-07-01', '14:00', 'Europe/Berlin', '2026-07-01T12:00:00.000Z'],
    ['2026-12-01', '00:30', 'Asia/Kolkata', '2026-11-30T19:00:00.000Z'],
    ['2026-12-01', '14:00', 'Pacific/Kiritimati', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01', '23:00', 'Pacific/Pago_Pago', '2026-12-02T10:00:00.000Z'],
    // Clocks are set back at 3: the first of the two.
    ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
  ])('is a moment: %s %s in %s', (day, time, zone, moment) => {
    expect(momentOf(day, time, zone)?.toISOString()).toBe(moment);
  });

  it('is none where clocks are set forward over it, or where it is no time', () => {
    expect(momentOf('2026-03-29', '02:30', 'Europe/Berlin')).toBeUndefined();
    expect(momentOf('2026-02-30', '25:00', 'Europe/Berlin')).toBeUndefined();
  });

  it('is said with its zone', () => {
    expect(spokenTime(new Date('2026-12-01T13:00:00Z'), 'Europe/Berlin')).toBe(
      'Tuesday, 1 December 2026, 14:00 (Europe/Berlin)',
    );
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
  });
});
