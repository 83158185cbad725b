import { expect, it } from 'vitest';
import { isOneSlip } from './known-values';

it.each([
  ['data enginer', 'data engineer', true],
  ['lonodn', 'london', true],
  ['berlim', 'berlin', true],
  ['muinich', 'munich', true],
  ['berlin', 'berlin', false],
  ['berln', 'merlin', false],
  ['paris', 'pairsa', false],
])('one slip of the pen parts %s from %s: %s', (written, meant, isOne) => {
  expect(isOneSlip(written, meant)).toBe(isOne);
  expect(isOneSlip(meant, written)).toBe(isOne);
});
