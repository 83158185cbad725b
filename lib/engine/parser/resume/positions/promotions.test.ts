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

it('reads forms whose entries open with a bullet above their labels', () => {
  const text = `# Experience
    - Tallow Works Ltd
    Designation: Inspector
    Period: From Aug 2012 to Till date

    - Fernbank Engineers
    Designation: Trainee
    Period: From Jan 2011 to July 2012`;
  expect(jobsIn(text)).toEqual(['Inspector @ Tallow Works Ltd', 'Trainee @ Fernbank Engineers']);
});

it('leaves out the numbers of entries that are counted', () => {
  const text = `# Work Experience
    1. Fernbank Foods Ltd (Jan 2015 - Dec 2018)
    Designation - Production Officer
    2. Harwell Dairy Ltd (June 2012 - Dec 2014)
    Designation - Operator`;
  expect(jobsIn(text)).toEqual(['Production Officer @ Fernbank Foods Ltd', 'Operator @ Harwell Dairy Ltd']);
});

it('knows "até à presente data"', () => {
  const text = `# Experiência profissional
    De 2014 até à presente data: Empregado de mesa no Restaurante Quillar`;
  expect(jobsIn(text)).toEqual(['Empregado de mesa @ Restaurante Quillar']);
});

it('parts an employer and a title at a stop behind a legal form', () => {
  const text = `# Experiencia
    Enero 2015 - Diciembre 2018. Quillera Robledo S.A. Jefe de turno.
    Junio 2012 - Diciembre 2014. Tallería Encina S.L. Operario.`;
  expect(jobsIn(text)).toEqual(['Jefe de turno @ Quillera Robledo S.A', 'Operario @ Tallería Encina S.L']);
});

it('gives the roles below an employer that one, and not the first line about them', () => {
  const text = `# Experience
    QUILLMARK FINANCE LTD (Apr'16 - Till Date)
    Branch Credit Manager (Apr'18 - Till Date)
    Handling LAP portfolio
    Credit Officer (Apr'16 - Mar'18)
    Underwriting of home loans
    FERNBANK SMALL FINANCE BANK (Jun'13 - Mar'16)
    Assistant Manager`;
  expect(jobsIn(text)).toEqual([
    'Branch Credit Manager @ QUILLMARK FINANCE LTD',
    'Credit Officer @ QUILLMARK FINANCE LTD',
    'Assistant Manager @ FERNBANK SMALL FINANCE BANK',
  ]);
});
