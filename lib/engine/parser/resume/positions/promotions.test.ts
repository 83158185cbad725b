import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { readPositions } from '.';

function jobsIn(text: string): string[] {
  const found = readPositions(findSections(writtenDocument(text)), { documentLastModified: '2026-03-01' });
  return found.map(
    ({ position: { jobTitle, employer } }) => `${jobTitle?.raw ?? '-'} @ ${employer?.name?.raw ?? '-'}`,
  );
}

describe('several roles below an employer that stands once', () => {
  it('are with that employer where one goes on when the other ends', () => {
    const text = `# Work Experience
      Tallow Works Ltd, Harwell
      Depot Supervisor\tMar 2015 - Present
      - Planned the shifts
      Fork Lift Driver\tJun 2012 - Feb 2015
      - Moved the goods

      Fernbank Foods, Harwell
      Machine Operator\t2009 - 2012`;
    expect(jobsIn(text)).toEqual([
      'Depot Supervisor @ Tallow Works Ltd, Harwell',
      'Fork Lift Driver @ Tallow Works Ltd, Harwell',
      'Machine Operator @ Fernbank Foods, Harwell',
    ]);
  });

  it('are not where time lies between them', () => {
    const text = `# Work Experience
      Tallow Works Ltd
      Depot Supervisor: May 2018 - Present
      Painter: 2009 - 2012`;
    expect(jobsIn(text)).toEqual(['Depot Supervisor @ Tallow Works Ltd', 'Painter @ -']);
  });
});

it('takes a line about duties for no employer', () => {
  const text = `# Employment History
    Tallow Works Ltd\t2012 - Present
    Depot Supervisor (2018 - Present)
    Responsible for the depot.
    Driver (2012 - 2018)
    Responsible for deliveries.`;
  expect(jobsIn(text)).toEqual(['Depot Supervisor @ Tallow Works Ltd', 'Driver @ Tallow Works Ltd']);
});

describe('lives told in sentences', () => {
  it.each([
    [
      'Entre 2010 y 2015 fui cocinera en el Hotel Altanube de Quillara.',
      'cocinera @ Hotel Altanube de Quillara',
    ],
    ['De 2006 a 2010 trabajé de camarera en Salones Robledo S.L.', 'camarera @ Salones Robledo S.L.'],
  ])('%s', (sentence, job) => expect(jobsIn(`# Experiencia laboral\n${sentence}`)).toEqual([job]));
});
