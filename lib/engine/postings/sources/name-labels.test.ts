import { expect, it } from 'vitest';
import { labelsOf, withoutLabel } from './name-labels';

const FIRMS = 'Adler Bramble Cobalt Dorn Eider Falke Ginster Halm Iris'.split(' ');
const rowsOf = (behind: string) => FIRMS.map((firm) => ({ employer: `${firm} S.A.${behind}` }));

it('takes the words of a page off the names that they were collected with', () => {
  const labels = labelsOf([...rowsOf('About the company'), ...rowsOf('O firmie')], 'employer');
  expect(labels.toSorted()).toEqual(['About the company', 'O firmie']);
  expect(withoutLabel('Dorn S.A.O firmie', labels)).toBe('Dorn S.A.');
  expect(withoutLabel('Dorn S.A.', labels)).toBe('Dorn S.A.');
});

it('leaves legal forms and names of two words in one', () => {
  const rows = FIRMS.flatMap((firm) => [{ employer: `${firm} S.A.` }, { employer: `${firm} GmbH` }]);
  expect(labelsOf([...rows, { employer: 'JobStreet' }, { employer: 'AboutUs' }], 'employer')).toEqual([]);
  expect(labelsOf(rows, undefined)).toEqual([]);
});
