import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftOf } from './interview-form';
import { newOffer, nextTime } from './offer-form';

const ME = { id: 'me', timeZone: 'Europe/Berlin', canInvite: true };
const at = (moment: string, minutes = 60) => ({ startsAt: new Date(moment), minutes });
const timesOf = (...taken: ReturnType<typeof at>[]) =>
  newOffer({ ...ME, taken }).times.map(({ day, time }) => `${day} ${time}`);

// A Thursday.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-03T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

it('offers ten o’clock on three working days', () => {
  expect(timesOf()).toEqual(['2026-12-04 10:00', '2026-12-07 10:00', '2026-12-08 10:00']);
});

it('leaves out hours that are taken, on their day alone', () => {
  expect(timesOf(at('2026-12-04T09:00:00Z'), at('2026-12-07T08:30:00Z', 120))).toEqual([
    '2026-12-04 11:00',
    '2026-12-07 12:00',
    '2026-12-08 10:00',
  ]);
});

it('keeps the hour of a day that is full', () => {
  expect(timesOf(at('2026-12-04T07:00:00Z', 600))[0]).toBe('2026-12-04 10:00');
});

it('adds a time at the first one’s hour, where it is free', () => {
  const { times } = newOffer({ ...ME, taken: [] });
  const moved = times.map((row) => ({ ...row, time: '15:30' }));
  const taken = [at('2026-12-09T14:00:00Z')];
  expect(nextTime(moved, { ...ME, taken })).toMatchObject({ day: '2026-12-09', time: '16:30' });
});

it('proposes a free hour for an interview that is arranged', () => {
  expect(draftOf(null, { ...ME, taken: [at('2026-12-04T09:00:00Z')] })).toMatchObject({
    day: '2026-12-04',
    time: '11:00',
  });
});
