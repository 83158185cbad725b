import { expect, it } from 'vitest';
import { gazetteer } from '@/lib/service/gazetteer';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { readEducation } from '.';
import { splitDegree } from './majors';

function schoolsIn(text: string): (string | null | undefined)[] {
  const found = readEducation(findSections(writtenDocument(text)), { documentLastModified: '2026-03-01' });
  return found.map(({ education }) => education.schoolName?.raw);
}

function degreesIn(text: string): (string | null | undefined)[] {
  const found = readEducation(findSections(writtenDocument(text)), { documentLastModified: '2026-03-01' });
  return found.map(({ education }) => education.degree?.name?.raw);
}

it('reads studies below a heading about something else', () => {
  const text = `# Personal information
    Born in Harwell

    Bachelor of Arts in History, Westmarch University
    2008 - 2011

    Book keeper, Tallow Works Ltd
    2011 - 2015`;
  expect(degreesIn(text)).toEqual(['Bachelor of Arts in History']);
});

it('reads studies that are told under two headings once', () => {
  const text = `# Summary
    Bachelor of Commerce, Westmarch University, 2011

    # Education
    Bachelor of Commerce, Westmarch University
    2008 - 2011`;
  expect(degreesIn(text)).toEqual(['Bachelor of Commerce']);
});

it('keeps the town of a school that is named by its initials, and leaves that of others', () => {
  const text = `# Education
    B.Sc. Physics, HWTI, Chennai, 2011
    M.Sc. Physics, Harwell University, Chennai, 2013`;
  expect(schoolsIn(text)).toEqual(['HWTI, Chennai', 'Harwell University']);
});

it.each([
  ['Ensino Médio Completo', []],
  ['Matriculation with Science', ['Science']],
  ['National Diploma (ND) in Accountancy', ['Accountancy']],
])('takes for the subject of %j %j', (text, majors) => expect(splitDegree(text).majors).toEqual(majors));

it('takes no town for a degree', async () => {
  const text = `# Schulbildung
    1986 - 1990 Grundschule Nord, Hameln`;
  const places = { gazetteer: await gazetteer(), evidence: { language: 'de', countries: {} } };
  const [entry] = readEducation(findSections(writtenDocument(text)), {
    documentLastModified: '2026-03-01',
    places,
  });
  expect(entry?.education.schoolName?.raw).toBe('Grundschule Nord');
  expect(entry?.education.degree).toBeUndefined();
});

it('takes the chamber of a profession for no school', () => {
  const text = `# Formación
    Contador Público, Colegio Mirador, 2004
    Miembro del Colegio de Contadores de Quillmark desde 2008`;
  expect(schoolsIn(text)).toEqual(['Colegio Mirador']);
});

it('reads lines that a range of years opens, though they end like sentences', () => {
  const text = `# Formación académica
    2008-2012 Licenciatura en Contaduría, Universidad de Puertomar.
    2005-2008 Bachillerato, Colegio San Albano.`;
  expect(schoolsIn(text)).toEqual(['Universidad de Puertomar', 'Colegio San Albano']);
});

it.each([
  ['Marketing and Logistics - Westmarch University', 'Westmarch University'],
  ['St. Anne - Westmarch University', 'St. Anne - Westmarch University'],
])('leaves a subject before the school in the line below its degree: %s', (line, school) => {
  const text = `# Education
    **Bachelor of Business Studies**
    ${line}
    2012 - 2016`;
  expect(schoolsIn(text)).toEqual([school]);
});
