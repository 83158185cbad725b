import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { readEducation } from '../education';
import { educationEvidence } from '../education/evidence';
import { findSections } from '../sections';
import { read } from '../testing/written-positions';
import { outlineOf, readStatement } from './statements';

function studies(text: string): string[] {
  const found = readEducation(findSections(writtenDocument(text)), { documentLastModified: '2026-03-01' });
  return found.map(({ education: { degree, schoolName, endDate } }) =>
    [degree?.name?.raw ?? '-', schoolName?.raw ?? '-', endDate?.date.slice(0, 4) ?? '-'].join(' | '),
  );
}

describe('work that is told in sentences', () => {
  it.each([
    [
      'one bullet each',
      `# Work Experience
       - Worked as a Store Keeper in Quillmark Trading LLC, Doha from May 2010 to June 2012.
       - Worked with Harbourline & Sons, as an “Accountant” during the period from 3rd July 2012 to 25th November 2015.
       - Presently working at Tallow Works Pvt. Ltd. as Senior Accountant since Jan 2016`,
      [
        'Store Keeper @ Quillmark Trading LLC, 2010-05 - 2012-06',
        'Accountant @ Harbourline & Sons, 2012-07 - 2015-11',
        'Senior Accountant @ Tallow Works Pvt. Ltd., 2016-01 - now',
      ],
    ],
    [
      'numbers that the format left in the text, and tasks below each entry',
      `# Employment
       1) Worked as Pipe Fitter in Brackwater Marine Ltd from 2004 to 2007.
       a) welding
       b) reading of drawings
       2) Worked as Foreman for Tern Offshore Ltd from 2008 to 2012.
       a) safety of a crew`,
      ['Pipe Fitter @ Brackwater Marine Ltd, 2004 - 2007', 'Foreman @ Tern Offshore Ltd, 2008 - 2012'],
    ],
    [
      'lengths of time instead of dates',
      `# Experience
       - One year worked as showroom sales manager at (QUILL COMPUTERS)
       - 6 months worked as cashier in Hotel Lindgren`,
      ['showroom sales manager @ QUILL COMPUTERS, ? - ?', 'cashier @ Hotel Lindgren, ? - ?'],
    ],
    [
      'German',
      `# Berufserfahrung
       - Seit 2015 als Projektleiter bei Muster Bau GmbH
       - 2009 bis 2014 tätig als Bauleiter bei der Nordwerk AG`,
      ['Projektleiter @ Muster Bau GmbH, 2015 - now', 'Bauleiter @ Nordwerk AG, 2009 - 2014'],
    ],
  ])('%s', (_, text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  it('leaves the tasks of a dated header alone', () => {
    const text = `# Experience
       **Senior Engineer**⇥March 2020 – Present
       Harbourline Systems
       - Worked with the accounts team as a consultant for the new ledger
       - Served 40 clients in 2021`;
    expect(read(text)).toEqual(['Senior Engineer @ Harbourline Systems, 2020-03 - now']);
  });
});

describe('education that is told in sentences', () => {
  it('reads degree, school and year of each item', () => {
    const text = `# Education
       - M.Sc Mathematics from Harbour University in the year 2015 with 8.2 CGPA.
       - Passed HSC from State Board with 61 % in year 2009.
       - 10th Passed from Brackwater Board 2007`;
    expect(studies(text)).toEqual([
      'M.Sc Mathematics | Harbour University | 2015',
      'HSC | State Board | 2009',
      '10th | Brackwater Board | 2007',
    ]);
  });
});

describe('the margin of a choice', () => {
  const marginOf = (text: string) => {
    const telling = { about: 'study', evidence: educationEvidence, slotWeight: 0, sureWhere: 2 } as const;
    const outline = outlineOf(text, [], telling);
    return (outline && readStatement(outline, telling)?.margins().what) ?? 0;
  };

  it('is wider for a degree by name than for a word that may be anything', () => {
    expect(marginOf('Completed B.Sc. from Harbour University')).toBeGreaterThan(
      marginOf('Passed Quillmark from Tern') + 0.5,
    );
  });
});
