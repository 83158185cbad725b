import { describe, expect, it } from 'vitest';
import { completePeriods, readDay } from './days';

const TODAY = '2026-11-21';

describe('a day', () => {
  it.each([
    ['2026-01-31', '2026-01-31'],
    ['today', TODAY],
    ['today||-3M+1d', '2026-08-22'],
    ['today-1M', '2026-10-21'],
    ['today+2w-1y', '2025-12-05'],
    ['2026-01-31||+1M', '2026-02-28'],
    ['2024-02-29||+1y', '2025-02-28'],
    ['2026-03-01||-1d', '2026-02-28'],
    ['today||+2w-1y', '2025-12-05'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text, TODAY)).toEqual({ day, usesNow: false });
  });

  it('may be now, which is out of date', () => {
    expect(readDay('now||-1d', TODAY)).toEqual({ day: '2026-11-20', usesNow: true });
  });

  it.each([
    ['2026-02-30', 0],
    ['21.11.2026', 0],
    ['Today', 0],
    ['', 0],
    ['2026-01-31-1M', 0],
    ['today 1M', 0],
    ['today-1m', 7],
    ['today||', 7],
    ['today||-3m', 9],
    ['today||-3D', 9],
    ['today||-3M 1d', 10],
    ['today||3M', 7],
    ['today||+99999y', 7],
  ])('%s is refused at %i', (text, at) => {
    expect(readDay(text, TODAY)).toMatchObject({ at });
  });
});

describe('complete periods', () => {
  it.each([
    [1, 'm', '2026-10-01', '2026-10-31'],
    [3, 'm', '2026-08-01', '2026-10-31'],
    [2, 'q', '2026-04-01', '2026-09-30'],
    [1, 'y', '2025-01-01', '2025-12-31'],
  ] as const)('the last %i%s', (count, unit, from, to) => {
    expect(completePeriods(count, unit, TODAY)).toEqual({ from, to });
  });
});
