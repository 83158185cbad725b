import { expect, it } from 'vitest';
import { formsInAnyLanguage, oneFormOf, titleInOneForm } from './gender';

const WORDS = new Set(
  'krankenpfleger psychologe kaufmann waiter verkoper leraar infirmier vendeur date medio car code'.split(
    ' ',
  ),
);
const isWord = (word: string) => WORDS.has(word);

it.each([
  ['krankenpflegerin', 'de', 'krankenpfleger'],
  ['psychologin', 'de', 'psychologe'],
  ['kauffrau', 'de', 'kaufmann'],
  ['waitress', 'en', 'waiter'],
  ['verkoopster', 'nl', 'verkoper'],
  ['lerares', 'nl', 'leraar'],
  ['vendeuse', undefined, 'vendeur'],
  ['lararinna', 'sv', 'larare'],
  ['krankenpfleger', 'de', 'krankenpfleger'],
  ['admin', 'de', 'admin'],
  ['data', 'en', 'data'],
  ['media', 'en', 'media'],
  ['care', 'en', 'care'],
])('%s in %s is %s', (word, language, expected) => {
  expect(oneFormOf(word, language, isWord)).toBe(expected);
});

it('brings a title to one form, and knows the forms of any language', () => {
  expect(titleInOneForm('Krankenpflegerin (m/w/d)', 'de', isWord).trim()).toBe('krankenpfleger');
  expect(formsInAnyLanguage('infirmiere', isWord)).toEqual(['infirmier']);
});
