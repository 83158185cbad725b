import { expect, it } from 'vitest';
import { readCredentials } from '../credentials';
import { withParagraphs } from '../paragraphs';
import { findSections } from '../sections';
import { writtenTables } from '../testing/written-tables';
import { readSkills } from './index';

function sectionsOf(text: string) {
  const document = writtenTables(text);
  return withParagraphs(document, findSections(document));
}

const ROWS = `# Skills
  Welding | MIG, TIG, brazing
  Machines | Lathe, milling machine
  Certificates | Crane Operator; Fire Warden`;

it('takes no label of a table for a skill, nor what is behind one of certificates', () => {
  const names = readSkills(sectionsOf(ROWS), []).map(({ name }) => name);
  expect(names).toEqual(['MIG', 'TIG', 'brazing', 'Lathe', 'milling machine']);
});

it('reads certificates behind their label', () => {
  const { certifications } = readCredentials(sectionsOf(ROWS), '2026-03-01');
  expect(certifications?.map(({ name }) => name)).toEqual(['Crane Operator', 'Fire Warden']);
});

it('takes a grid of names for one', () => {
  const grid = `# Skills
    Welding | Brazing
    Turning | Milling
    Grinding | Honing`;
  expect(readSkills(sectionsOf(grid), []).map(({ name }) => name)).toHaveLength(6);
});
