import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../shared/testing/written';
import { parseResume } from './index';

/** Rules of the contract that involve several readers (parsing.md, wire-facts 2.10). */

const read = (text: string) =>
  parseResume(writtenDocument(`Ada Harwell\n${text}`), { documentLastModified: '2026-11-01' }).resume;

describe('a resume', () => {
  it('is in the language of its headings and labels where it has no more text', () => {
    const text = 'Date of birth: 3 May 1990\nNationality: British';
    expect(read(text).resumeMetadata?.documentLanguage).toBe('en');
    const german = 'Geburtsdatum: 3.5.1990\nStaatsangehörigkeit: britisch\nFamilienstand: ledig';
    expect(read(german).resumeMetadata?.documentLanguage).toBe('de');
  });

  it('counts months from start to end', () => {
    const { employmentHistory } = read('\n# Work experience\nClerk, Marlow Mills\n01/2020 - 01/2021');
    expect(employmentHistory?.experienceSummary?.monthsOfWorkExperience).toBe(12);
  });

  it('is of the level of the highest title held now, though another job comes first', () => {
    const { employmentHistory } = read(
      '\n# Work experience\n**Sales Clerk**, Marlow Mills Ltd\n01/2018 - present\n**Chief Executive Officer**, Harwell Ltd\n01/2015 - present\n**Trainee**, Linden Ltd\n01/2012 - 12/2014',
    );
    expect(employmentHistory?.experienceSummary?.currentManagementLevel).toBe('executive-level');
    const [, chief, trainee] = employmentHistory?.positions ?? [];
    expect(chief?.jobTitle?.variations).toEqual(['Executive Officer']);
    expect([chief?.jobType, trainee?.jobType]).toEqual(['directHire', 'internship']);
  });

  it('leaves unsaid whether a course was completed, and takes no certificate for a degree', () => {
    const { education } = read(
      '\n# Education\nBachelor of Science, Physics, University of Leeds, 2014\nCertified in DBA, Harwell Institute, 2016',
    );
    expect(education?.highestDegree?.type).toBe('BSc');
    expect(education?.educationDetails?.map(({ graduated }) => graduated)).toEqual([undefined, undefined]);
    expect(education?.educationDetails?.some(({ degree }) => degree?.type === 'doctorate')).toBe(false);
  });

  it('has licences by name', () => {
    expect(read('\n# Licenses\nElectrician, Lic. #2445').licenses?.map(({ name }) => name)).toEqual([
      'Electrician',
    ]);
  });

  it('has referees with title, company and place', () => {
    const { references } = read(
      '\n# References\nJohn Marlow\nHead of Operations\nMarlow Mills Ltd\n12 Mill Road, Leeds LS1 4AB\n+44 20 7946 0018',
    );
    expect(references).toMatchObject([
      { title: 'Head of Operations', company: 'Marlow Mills Ltd', location: { municipality: 'Leeds' } },
    ]);
  });

  it.each([
    '© European Union, 2002-2015 | http://europass.cedefop.europa.eu',
    'Página 1 / 2',
    'Seite 2 von 3',
  ])('knows what is printed on each page: %s', (mark) => {
    const { employmentHistory } = read(
      `\n# Work experience\n**Clerk**, Marlow Mills Ltd\n01/2019 - 12/2021\nFiled letters.\n${mark}\nAnswered calls.`,
    );
    expect(employmentHistory?.positions).toHaveLength(1);
    expect(employmentHistory?.positions?.[0]?.description).toMatch(/^Filed letters\.?\nAnswered calls\.?$/u);
  });

  it.each(['Phone:+442079460018', 'Phone+442079460018', 'Tel:0207 946 0018'])(
    'has a number in %s',
    (text) => {
      const [telephone] = read(`${text}\nNationality: British`).contactInformation?.telephones ?? [];
      expect(telephone?.normalized).toBe('+44 20 7946 0018');
    },
  );

  it('has a number behind the dot of its label', () => {
    const [telephone] = read('Mob.No.9876543210').contactInformation?.telephones ?? [];
    expect(telephone?.normalized).toBe('+91 98765 43210');
  });
});
