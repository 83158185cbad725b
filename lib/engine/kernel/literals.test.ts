import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterRunsOf, mayHave } from './letter-runs';
import { literalsOf } from './literals';

describe('what a text must have', () => {
  it.each<[RegExp, readonly string[] | undefined]>([
    [/night shift/u, ['night shift']],
    [/\b(?:nights?|weekends?)\b/u, ['night', 'weekend']],
    [/(?<!\p{L})remote[- ](?:first|only)/u, ['remote']],
    [/colou?red/u, ['colo']],
    [/(?:very )?remote/u, ['remote']],
    [/a+bcd{2}e/u, ['bcd']],
    [/\p{L}+schicht|\d+ ?h/u, undefined],
    [/(?:one|tw\u006f)x|three/u, undefined],
    [/on-?site\.(?=x|yes)/u, ['site.']],
    [/night/iu, undefined],
  ])('%s: %j', (pattern, literals) => expect(literalsOf(pattern)).toEqual(literals));
});

const PATTERNS = [
  /ab(?:c|d)ab/u,
  /(?:abc|bcd)+d?/u,
  /(?<!a)bcd(?!d)|cab\b/u,
  /a(?:b{1,2}c){0,2}dab/u,
  /(?:ab(?:cd|dc)|[ab]cd|abc)a/u,
  /\babcd?(?: ab)*c/u,
];

it('never passes over a text that has it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', ' '), maxLength: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...PATTERNS), text, (pattern, some) => {
      if (pattern.test(some)) expect(mayHave(letterRunsOf(some), pattern)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

it('passes over most that do not', () => {
  const runs = letterRunsOf('we bake bread for two hundred shops between the coast and the hills');
  expect(mayHave(runs, /\b(?:remote|hybrid|home ?office)\b/u)).toBe(false);
});
