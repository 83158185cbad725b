import { expect, it } from 'vitest';
import { FIELDS, LABEL_LANGUAGES } from '@/lib/engine/market';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { isOneSlip, knownValues } from './known-values';
import type { MarketLabels } from './labels';

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

it('gathers the names of a field once for all questions', () => {
  let gathered = 0;
  const labels: MarketLabels = {
    labelOf: () => undefined,
    valuesOf: (_, language) => {
      gathered += 1;
      return { KS1: language === 'de' ? 'Maschinelles Lernen' : 'Machine learning', KS2: 'Machining' };
    },
  };
  const field = FIELDS.find(({ name }) => name === 'it_skills');
  if (!field) throw new Error('there is no field it_skills');
  const { named, nearest } = knownValues(labels, {} as Gazetteer);
  expect(named(field, 'MACHINE learning')).toEqual(['KS1']);
  expect(named(field, 'maschinelles lernen')).toEqual(['KS1']);
  expect(named(field, 'ks2')).toEqual(['KS2']);
  expect(named(field, 'machine')).toEqual([]);
  expect(nearest(field, 'machinin').map(({ value }) => value)).toEqual(['KS2']);
  expect(nearest(field, 'machin').map(({ value }) => value)).toEqual(['KS2', 'KS1']);
  expect(gathered).toBe(LABEL_LANGUAGES.length);
});
