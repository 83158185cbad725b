import { describe, expect, it } from 'vitest';
import { freeTimes } from './free-times';

const at = (time: string) => new Date(`2126-01-07T${time}:00Z`);
const now = at('08:00');
const free = (times: string[], taken: [string, number][], minutes = 60) =>
  freeTimes(times.map(at), minutes, {
    taken: taken.map(([startsAt, length]) => ({ startsAt: at(startsAt), minutes: length })),
    now,
  }).map((time) => time.toISOString().slice(11, 16));

describe('the times that are left', () => {
  it('are those to come, the first one first', () => {
    expect(free(['14:00', '07:00', '08:00', '09:00'], [])).toEqual(['09:00', '14:00']);
  });

  it.each([
    ['the same time', '10:00', 60, false],
    ['one that ends within it', '09:30', 45, false],
    ['one that begins within it', '10:45', 30, false],
    ['one around it', '09:00', 180, false],
    ['one that ends as it begins', '09:00', 60, true],
    ['one that begins as it ends', '11:00', 60, true],
  ])('leave out what overlaps %s', (_what, taken, minutes, isLeft) => {
    expect(free(['10:00'], [[taken, minutes]])).toEqual(isLeft ? ['10:00'] : []);
  });
});
