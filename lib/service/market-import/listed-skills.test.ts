import { expect, it } from 'vitest';
import { createNormaliser } from '@/lib/engine/postings';
import { gazetteer } from '../gazetteer';
import { loadTaxonomies, taxonomyPlaces } from '../taxonomy';

it('counts the skills that a column lists among those that a text asks for', async () => {
  const tables = { ...loadTaxonomies(taxonomyPlaces(process.cwd(), '')), gazetteer: await gazetteer() };
  const normalise = createNormaliser(tables);
  const raw = { title: 'Developer', description: 'You write Java.', places: [], employment: [] };
  const skillsOf = (skills?: string[]) => normalise({ ...raw, skills }, { website: 'jobs.example' }).itSkills;
  const [java] = skillsOf();
  expect(java).toBeDefined();
  expect(skillsOf(['Kubernetes', 'Java', 'Python'])).toHaveLength(3);
  expect(skillsOf(['Kubernetes'])).toContain(java);
});
