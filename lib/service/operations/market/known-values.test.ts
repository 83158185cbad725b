import { expect, it } from 'vitest';
import { FIELDS, LABEL_LANGUAGES } from '@/lib/engine/market';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '../../gazetteer';
import { processTaxonomies } from '../../taxonomy';
import { isOneSlip, knownValues, placesLike } from './known-values';
import { type MarketLabels, marketLabels } from './labels';
import { otherNames } from './other-names';

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
  const { named, nearest } = knownValues(labels, {} as Gazetteer, { all: () => [], meant: () => [] });
  expect(named(field, 'MACHINE learning')).toEqual(['KS1']);
  expect(named(field, 'maschinelles lernen')).toEqual(['KS1']);
  expect(named(field, 'ks2')).toEqual(['KS2']);
  expect(named(field, 'machine')).toEqual([]);
  expect(nearest(field, 'machinin').map(({ value }) => value)).toEqual(['KS2']);
  expect(nearest(field, 'machin').map(({ value }) => value)).toEqual(['KS2', 'KS1']);
  expect(gathered).toBe(LABEL_LANGUAGES.length);
});

const fieldCalled = (name: string) => {
  const field = FIELDS.find((each) => each.name === name);
  if (!field) throw new Error(`there is no field ${name}`);
  return field;
};

const knownHere = async () =>
  knownValues(await marketLabels(), await gazetteer(), otherNames(processTaxonomies()));

it.each([
  ['profession', 'Krankenschwester', 40201],
  ['profession', 'nurse', 40201],
  ['it_skills', 'k8s', 'KS10872'],
  ['country', 'UK', 'GB'],
  ['country', 'England', 'GB'],
  ['country', 'de', 'DE'],
  ['region', 'California', 'US.CA'],
])('takes a %s by another name, %s', async (name, written, value) => {
  const { isKnown, named } = await knownHere();
  expect(isKnown(fieldCalled(name), written)).toBe(false);
  expect(named(fieldCalled(name), written)).toEqual([value]);
});

it.each([
  ['region', 'Bavria', ['Bavaria, Germany']],
  ['region', 'La Rioja', ['La Rioja, Argentina', 'La Rioja, Spain']],
  ['region', 'Los Angeles County', ['California, United States']],
  ['region', 'US.CA.075', ['California, United States']],
  ['country', 'Germny', ['Germany']],
  ['profession', 'data enginer', ['Data Engineer']],
  ['profession_group', 'Nurses', ['Nursing and midwifery']],
])('offers what a %s "%s" may mean', async (name, written, labels) => {
  const { named, nearest } = await knownHere();
  expect(named(fieldCalled(name), written)).toEqual([]);
  expect(nearest(fieldCalled(name), written).map(({ label }) => label)).toEqual(labels);
});

it('offers all of a few values where none is near', async () => {
  const { nearest } = await knownHere();
  expect(nearest(fieldCalled('experience_level'), 'junior')).toHaveLength(5);
  expect(nearest(fieldCalled('organization_industry'), 'zzzz')).toEqual([]);
});

it('offers municipalities by one slip', async () => {
  expect(placesLike(await gazetteer(), 'Munihc').map(({ label }) => label)).toEqual(['Munich']);
});

/** Leaves out one letter in the middle. */
const withSlip = (label: string) => label.slice(0, label.length / 2) + label.slice(label.length / 2 + 1);

it.each(['profession', 'it_skills', 'professional_skills'])(
  'offers nearly every %s that was written with a slip, in any language',
  async (name) => {
    const [field, { named, nearest }, { valuesOf }] = [
      fieldCalled(name),
      await knownHere(),
      await marketLabels(),
    ];
    const written = LABEL_LANGUAGES.flatMap((language) => Object.entries(valuesOf(field, language) ?? {}))
      .filter(([, label]) => label.length > 6)
      .filter((_, at) => at % 97 === 0);
    const lost = written.filter(([value, label]) => {
      const slip = withSlip(label);
      const offered = [...named(field, slip), ...nearest(field, slip).map((choice) => choice.value)];
      return !offered.map(String).includes(value);
    });
    expect(lost.length / written.length).toBeLessThan(0.05);
  },
);
