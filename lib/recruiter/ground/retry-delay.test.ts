import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelay } from './retry-delay';

it('grows twofold from a second to the longest, a quarter more or less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1000, max: 600_000 }),
      (attempts, longestMs) => {
        const middle = Math.min(1000 * 2 ** (attempts - 1), longestMs);
        const delay = retryDelay(attempts, { longestMs, leastMs: 0 });
        expect(delay).toBeGreaterThanOrEqual(middle * 0.75);
        expect(delay).toBeLessThanOrEqual(middle * 1.25);
      },
    ),
  );
});

it('is never shorter than it was asked to be', () => {
  expect(retryDelay(1, { longestMs: 60_000, leastMs: 90_000 })).toBe(90_000);
});
