import { expect, it } from 'vitest';
import { gazetteer } from '@/lib/service/gazetteer';
import { writtenDocument } from '../shared/testing/written';
import { parseResume } from '.';

/** Returns the countries of the jobs of a CV with such a line of contact details and such a town. */
async function countriesOf(contact: string, town: string) {
  const text = `Kim Halloran\n${contact} | kim@post.example\n\n# Experience\nWelder, Brinsby Marine Ltd, ${town}, 2015 - 2019\n- Welded hulls`;
  const options = { documentLastModified: '2026-03-31', gazetteer: await gazetteer() };
  const { resume } = parseResume(writtenDocument(text), options);
  return resume.employmentHistory?.positions?.map(({ employer }) => employer?.location?.countryCode);
}

it('takes a town of several countries for that of the telephone where no address says more', async () => {
  expect(await countriesOf('+46 70 174 06 05', 'Gothenburg')).toEqual(['SE']);
  expect(await countriesOf('+44 7700 900123', 'Durham')).toEqual(['GB']);
});

it('takes it for that of the address where there is one', async () => {
  expect(await countriesOf('Raleigh, NC, United States | +44 7700 900123', 'Durham')).toEqual(['US']);
});

it('leaves a town that the candidate moved to where it is', async () => {
  expect(await countriesOf('+61 412 345 678', 'London')).toEqual(['GB']);
});
