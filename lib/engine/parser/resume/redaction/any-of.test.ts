import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyOf } from './any-of';

const expressionOf = (terms: readonly string[]) =>
  new RegExp(`^${anyOf(terms.map((term) => [...term]))}`, 'u');

it('takes the longest of several terms', () => {
  const expression = expressionOf(['an', 'anna', 'bo']);
  expect(['anna bell', 'another', 'bob', 'cid'].map((text) => expression.exec(text)?.[0])).toEqual([
    'anna',
    'an',
    'bo',
    undefined,
  ]);
});

it('finds what a list of alternatives finds, the longest first', () =>
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[abc]{1,4}$/u), { minLength: 1, maxLength: 12 }),
      fc.stringMatching(/^[abc]{0,8}$/u),
      (terms, text) => {
        const sorted = [...terms].sort((a, b) => b.length - a.length);
        const plain = new RegExp(`^(?:${sorted.join('|')})`, 'u');
        expect(expressionOf(terms).exec(text)?.[0]).toBe(plain.exec(text)?.[0]);
      },
    ),
  ));
