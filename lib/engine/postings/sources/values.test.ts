import { expect, it } from 'vitest';
import { currencyOf } from './values';

it.each([
  ['RUR', 'RUB'],
  ['pln', 'PLN'],
  ['euro', undefined],
])('reads the code %s of a currency as %s', (written, code) => expect(currencyOf(written)).toBe(code));
