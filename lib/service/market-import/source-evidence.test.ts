import { expect, it } from 'vitest';
import { createNormaliser, type RawPosting } from '@/lib/engine/postings';
import { gazetteer } from '../gazetteer';
import { processTaxonomies } from '../taxonomy';

const normaliser = async () => createNormaliser({ ...processTaxonomies(), gazetteer: await gazetteer() });
const posting = (change: Partial<RawPosting>): RawPosting => ({
  title: 'Baker',
  places: [],
  employment: [],
  ...change,
});

it('finds the profession of a title in the language of its source, which states no other', async () => {
  const normalise = await normaliser();
  const raw = posting({ title: 'Engenheiro Civil - Recém Formado' });
  const known = normalise(raw, { website: 'jobs.csv', language: 'pt' });
  expect(known.profession).toBe(normalise(posting({ title: 'Civil Engineer' }), { website: 'x' }).profession);
  expect(known.language).toBeUndefined();
  expect(normalise(raw, { website: 'jobs.csv' }).profession).toBeUndefined();
});

it.each(['Confidential', 'Empresa confidencial', 'Private Client', ' '])(
  'takes %j for no employer',
  async (organization) => {
    const normalise = await normaliser();
    expect(normalise(posting({ organization }), { website: 'x' }).organizationName).toBeUndefined();
  },
);

it('keeps employers whose names have such words', async () => {
  const normalise = await normaliser();
  const nameOf = (organization: string) =>
    normalise(posting({ organization }), { website: 'x' }).organizationName;
  expect(nameOf('Anonymous Content')).toBe('Anonymous Content');
  expect(nameOf('Group Ltd')).toBe('Group Ltd');
});
