import { expect, it } from 'vitest';
import { nextDue } from './due';

it.each([
  ['day', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00.000Z'],
  ['day', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['day', '2026-12-31T17:00:00Z', '2027-01-01T06:00:00.000Z'],
  ['week', '2026-11-22T23:00:00Z', '2026-11-23T06:00:00.000Z'],
  ['week', '2026-11-23T06:00:00Z', '2026-11-30T06:00:00.000Z'],
  ['week', '2026-11-25T12:00:00Z', '2026-11-30T06:00:00.000Z'],
] as const)('every %s after %s it is due %s', (every, after, due) => {
  expect(nextDue(every, new Date(after)).toISOString()).toBe(due);
});
