import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alternativesOf, questionOf, replaced, tokenAt, withEquals } from './bar-text';

function asked(text: string): string[][] {
  const { words, filters } = questionOf(text);
  return [['words', words], ...filters.map(({ name, value }) => [name, value])];
}

describe('what the bar asks for', () => {
  it.each([
    ['', [['words', '']]],
    ['night  shift', [['words', 'night  shift']]],
    [
      'nurse -agency location__radius=London__30',
      [
        ['words', 'nurse -agency'],
        ['location__radius', 'London__30'],
      ],
    ],
    [
      'job_title="staff nurse" | sister salary__range=40000__ ',
      [
        ['words', ''],
        ['job_title', '"staff nurse" | sister'],
        ['salary__range', '40000__'],
      ],
    ],
    [
      'posting:source_website__none=a.example profession=',
      [
        ['words', ''],
        ['posting:source_website__none', 'a.example'],
      ],
    ],
    [
      'profession=12&region=DE.02',
      [
        ['words', ''],
        ['profession', '12'],
        ['region', 'DE.02'],
      ],
    ],
    ['x=5 is no field', [['words', 'x=5 is no field']]],
  ])('of %j', (text, filters) => {
    expect(asked(text)).toEqual(filters);
  });

  it('is the same whatever white space surrounds it, and nothing of it is lost', () => {
    const name = fc.constantFrom('profession', 'location__radius', 'posting:region__not', 'salary__range');
    const value = fc.string({ unit: fc.constantFrom('a', 'é', '1', '_', '|', '"', '-'), minLength: 1 });
    const filters = fc.uniqueArray(fc.tuple(name, value), { selector: ([first]) => first, maxLength: 4 });
    fc.assert(
      fc.property(filters, fc.constantFrom('', 'night shift'), (given, words) => {
        const text = [words, ...given.map(([first, second]) => `${first}=${second}`)].join(' ');
        expect(asked(`  ${text} `)).toEqual([['words', words], ...given]);
      }),
    );
  });
});

describe('the token at the caret', () => {
  const text = 'nurse location__radius=New York__30 prof';

  it.each([
    [3, { type: 'word', word: 'nurse', start: 0, end: 5 }],
    [23, { type: 'value', name: 'location__radius', value: 'New York__30 prof', start: 6, end: 40 }],
  ])('at %i', (caret, token) => {
    expect(tokenAt(text, caret)).toEqual(token);
  });

  it('is a part of the text, wherever the caret is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '_', '=', ' ', '&', ':') }),
        fc.nat(),
        (any, at) => {
          const caret = at % (any.length + 1);
          const { start, end } = tokenAt(any, caret);
          expect(start).toBeLessThanOrEqual(caret);
          expect(end).toBeGreaterThanOrEqual(caret);
          expect(end).toBeLessThanOrEqual(any.length);
        },
      ),
    );
  });

  it('is replaced by what was chosen, with the caret behind it', () => {
    const token = tokenAt('night prof', 10);
    expect(replaced('night prof', token, 'profession=')).toEqual({ text: 'night profession=', caret: 17 });
    expect(replaced('night prof', token, '')).toEqual({ text: 'night', caret: 5 });
    expect(replaced('prof night', tokenAt('prof night', 2), '')).toEqual({ text: 'night', caret: 0 });
  });
});

it('parts alternatives from the one that is typed', () => {
  expect(alternativesOf('12| 13 |nur')).toEqual({ before: ['12', '13'], typed: 'nur' });
  expect(alternativesOf('')).toEqual({ before: [], typed: '' });
});

it.each([
  ['nurse speaks:french', 'nurse speaks=french'],
  ['speaks:french&job:region:Bavaria', 'speaks=french&job:region:Bavaria'],
  ['note: speaks later', 'note: speaks later'],
  ['speaks: french', 'speaks: french'],
  ['http://speaks.example', 'http://speaks.example'],
  ['speaks=a:b', 'speaks=a:b'],
])('takes a colon after the name of a field for what the equals sign is: %s', (text, expected) => {
  expect(withEquals(text, (name) => name === 'speaks')).toBe(expected);
});
