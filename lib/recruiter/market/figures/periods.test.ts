import { describe, expect, it } from 'vitest';
import { lastDayOf, periodAfter, periodOf, periodsBetween, weeksBetween, yearBefore } from './periods';
import { comparedPeriods } from './trend';

describe('periods', () => {
  it('begin weeks on Monday and quarters in January, April, July and October', () => {
    expect(periodOf('2026-11-22', 'week')).toBe('2026-11-16');
    expect(periodOf('2026-11-23', 'week')).toBe('2026-11-23');
    expect(periodOf('2026-11-23', 'month')).toBe('2026-11-01');
    expect(periodOf('2026-12-31', 'quarter')).toBe('2026-10-01');
  });

  it('step over the turn of a year', () => {
    expect(periodAfter('2026-12-01', 'month')).toBe('2027-01-01');
    expect(periodAfter('2026-01-01', 'quarter', -1)).toBe('2025-10-01');
    expect(lastDayOf('2024-02-01', 'month')).toBe('2024-02-29');
    expect(periodsBetween('2025-10-01', '2026-04-01', 'quarter')).toHaveLength(3);
  });

  it('find the same period of the year before, of weeks by the day of the week', () => {
    expect(yearBefore('2026-03-01', 'month')).toBe('2025-03-01');
    expect(yearBefore('2026-04-01', 'quarter')).toBe('2025-04-01');
    expect(weeksBetween(yearBefore('2026-11-16', 'week'), '2026-11-16')).toBe(52);
  });
});

describe('compared periods', () => {
  it('are the last one that is over and those before', () => {
    const periods = {
      running: '2026-11-01',
      last: '2026-10-01',
      before: '2026-09-01',
      yearBefore: '2025-10-01',
    };
    expect(comparedPeriods('2026-11-24', 'month')).toEqual(periods);
    expect(comparedPeriods('2026-11-24', 'month', '2026-11-01')).toEqual(periods);
  });

  it('go back where the data end earlier, without the one that may be cut', () => {
    expect(comparedPeriods('2026-11-24', 'month', '2025-12-01')).toMatchObject({
      last: '2025-11-01',
      before: '2025-10-01',
    });
  });
});
