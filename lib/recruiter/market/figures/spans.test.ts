import { describe, expect, it } from 'vitest';
import { comparedSpans, spanLabel, spanOfFilters, unitOfSpans } from './spans';

const known = {
  unit: 'month',
  today: '2026-11-23',
  reach: { first: '2025-06-01', last: '2026-11-01' },
} as const;
const posted = (value: string, name = 'date__range') => [{ name, value }];

describe('the time of a question', () => {
  it('is all days, a range of them, or something that cannot be compared', () => {
    expect(spanOfFilters([])).toBeNull();
    expect(spanOfFilters(posted('2026-10-01__2026-10-31'))).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(spanOfFilters(posted('2026-10-01__'))).toBeUndefined();
    expect(spanOfFilters(posted('7d', 'date__calendar'))).toBeUndefined();
  });

  it('is named by its period where it is one', () => {
    expect(spanLabel({ from: '2026-07-01', to: '2026-09-30' })).toEqual({
      ...{ type: 'period', unit: 'quarter', start: '2026-07-01' },
    });
    expect(spanLabel({ from: '2026-07-01', to: '2026-08-31' })).toMatchObject({ type: 'days' });
  });
});

describe('what is compared', () => {
  it('of all days is the last month that is over', () => {
    expect(comparedSpans([], known)).toEqual({
      unit: 'month',
      now: { from: '2026-10-01', to: '2026-10-31' },
      before: { from: '2026-09-01', to: '2026-09-30' },
      yearBefore: { from: '2025-10-01', to: '2025-10-31' },
    });
  });

  it('of some months is as many before, and the same of the year before where the data are whole', () => {
    expect(comparedSpans(posted('2026-07-01__2026-09-30'), known)).toMatchObject({
      now: { from: '2026-07-01', to: '2026-09-30' },
      before: { from: '2026-04-01', to: '2026-06-30' },
      yearBefore: { from: '2025-07-01', to: '2025-09-30' },
    });
    // June 2025 is the first month of the data, which may begin within it.
    expect(comparedSpans(posted('2026-06-01__2026-06-30'), known)?.yearBefore).toBeNull();
  });

  it('of weeks is as many before, and the same weeks a year before', () => {
    const weeks = posted('2026-10-05__2026-10-18');
    expect(unitOfSpans(weeks, 'month')).toBe('week');
    const reach = { first: '2025-06-02', last: '2026-11-23' };
    expect(comparedSpans(weeks, { ...known, unit: 'week', reach })).toMatchObject({
      before: { from: '2026-09-21', to: '2026-10-04' },
      yearBefore: { from: '2025-10-06', to: '2025-10-19' },
    });
  });

  it('of days that are no whole periods is nothing', () => {
    expect(unitOfSpans(posted('2026-10-05__2026-10-17'), 'month')).toBeNull();
    expect(unitOfSpans(posted('2026-10-01__2026-10-31'), 'quarter')).toBe('month');
  });

  it('is nothing while the time runs, or where the data end within it', () => {
    expect(comparedSpans(posted('2026-11-01__2026-11-30'), known)).toBeNull();
    const ended = { ...known, reach: { first: '2025-06-01', last: '2026-09-01' } };
    expect(comparedSpans(posted('2026-09-01__2026-09-30'), ended)).toBeNull();
    expect(comparedSpans([], ended)?.now.from).toBe('2026-08-01');
  });
});
