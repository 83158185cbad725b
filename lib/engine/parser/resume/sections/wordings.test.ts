import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { wordingOf } from '../headings/wording';
import { findSections } from '.';

const kindsIn = (text: string) => findSections(writtenDocument(text)).map(({ kind }) => kind);

describe('headings of histories in more wordings', () => {
  it.each([
    ['Berufliche Praxis', 'workHistory'],
    ['Bisherige Arbeitsstellen', 'workHistory'],
    ['Fonctions exercées', 'workHistory'],
    ['Cargos desempeñados', 'workHistory'],
    ['Occupazione attuale', 'workHistory'],
    ['Atividades profissionais', 'workHistory'],
    ['Historia pracy', 'workHistory'],
    ['Werkgeschiedenis', 'workHistory'],
    ['Трудовой путь', 'workHistory'],
    ['Umschulung', 'education'],
    ['Schulabschluss', 'education'],
    ["Niveau d'études", 'education'],
    ['Carriera scolastica', 'education'],
    ['Gevolgde opleidingen', 'education'],
    ['ADDITIONAL QUALIFICATION', 'qualifications'],
    ['Other Qualifications:', 'qualifications'],
    ['Additional Educational Qualification', 'education'],
    ['Carrier Objective', 'objective'],
  ])('%s', (text, kind) => expect(wordingOf(text)?.kind).toBe(kind));

  it.each(['Other', 'Additional'])('takes %j alone for no education', (text) => {
    expect(wordingOf(text)?.kind).not.toBe('education');
  });
});

it('takes a course with its period for no heading', () => {
  const text = `# Education
    **Courses Freelance at Educación Quill**⇥Feb 2018 - Mar 2018
    **Courses Freelance at Tarn Learning**⇥Jan 2015 - Apr 2015`;
  expect(kindsIn(text)).toEqual(['education']);
});

it('takes a role below the line with its time for no heading', () => {
  const text = `**Opleiding**

    Tarnhogeschool⇥Groningen⇥Juni 2025

    **Ervaring**

    Winkel Quill⇥Groningen⇥September 2015 – Heden
    **Teamleider**
    - Rooster gemaakt

    **Vaardigheden**

    Plannen`;
  expect(kindsIn(text)).toEqual(['education', 'workHistory', 'skills']);
});

it('takes the second line of a long item for no heading', () => {
  const document = writtenDocument(`**Education:**

    - **Quillmark National Open University, School of Management**
    **Studies (QMS):**
    **MBA in December 2013.**

    **Skills:**

    Planning`);
  const lines = document.lines.map((line, n) => ({
    ...line,
    ...(n > 1 && { gapBefore: 2, block: 1 }),
    box: { x0: 40, x1: 40 + line.text.length * 5, y0: 40 + 14 * n, y1: 51 + 14 * n },
  }));
  expect(findSections({ ...document, lines }).map(({ kind }) => kind)).toEqual(['education', 'skills']);
});
