import { expect, it } from 'vitest';
import { createNormaliser, type RawPosting } from '@/lib/engine/postings';
import { gazetteer } from '../gazetteer';
import { processTaxonomies } from '../taxonomy';

it('takes the country of the site where no place is named', async () => {
  const normalise = createNormaliser({ ...processTaxonomies(), gazetteer: await gazetteer() });
  const countryOf = (url: string, places: RawPosting['places']) =>
    normalise({ title: 'Baker', url, places, employment: [] }, { website: 'jobs.csv' }).country;
  expect(countryOf('https://jobs.mill.ua/1', [])).toBe('UA');
  expect(countryOf('https://jobs.mill.com/1', [])).toBeUndefined();
  expect(countryOf('https://www.mill.at/1', [{ text: 'Leeds, United Kingdom' }])).toBe('GB');
  expect(countryOf('https://www.mill.at/1', [{ country: 'Poland' }])).toBe('PL');
});
