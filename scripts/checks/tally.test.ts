import { expect, it } from 'vitest';
import { createTally } from './tally.ts';

const late = (title: string) => ({ file: 'e2e/a.spec.ts', title, message: 'was late' });

it('passes what needed a second try, and names it with its count', () => {
  const tally = createTally();
  tally.count(8, 0);
  tally.passedAtSecondTry([late('one'), late('two')]);
  const { text, isPassed } = tally.close();
  expect(isPassed).toBe(true);
  expect(text).toContain('Passed at the second try only: 2');
  expect(text).toContain('e2e/a.spec.ts one\nwas late');
  expect(text).toMatch(/\n8 passed, 0 failed$/);
});

it('fails when more than two did', () => {
  const tally = createTally();
  tally.count(8, 0);
  tally.passedAtSecondTry([late('one'), late('two')]);
  tally.passedAtSecondTry([late('three')]);
  const { text, isPassed } = tally.close();
  expect(isPassed).toBe(false);
  expect(text).toMatch(/\n8 passed, 1 failed$/);
});

it('counts a check and names one that failed', () => {
  const tally = createTally();
  tally.check('types', true);
  tally.check('unused code', false);
  const { text, isPassed } = tally.close();
  expect(isPassed).toBe(false);
  expect(text).toContain('FAILED unused code');
  expect(text).toMatch(/\n1 passed, 1 failed$/);
});
