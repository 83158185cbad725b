import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { readNarrative } from '../narrative';
import { withParagraphs } from '../paragraphs';
import { findSections } from '../sections';
import { readOtherSections } from './index';

function sectionsOf(text: string) {
  const document = writtenDocument(`Jane Doe\n\n${text}`);
  return withParagraphs(document, findSections(document));
}

const read = (text: string) => readOtherSections(sectionsOf(text), '2026-03-31', { country: 'GB' });

describe('rare sections', () => {
  it('tells a role from the organisation that it is in, a service from the rank, and kinds of references', () => {
    expect(read('# Memberships\nFellow of the Nautical Institute').associations).toMatchObject([
      { organization: 'Nautical Institute', role: 'Fellow' },
    ]);
    expect(read('# Military service\nRoyal Navy, Lieutenant, 1998 - 2003').militaryExperience).toMatchObject([
      { service: { name: 'Royal Navy', branch: 'Navy', rank: 'Lieutenant' } },
    ]);
    expect(
      read('# Military service\nUnited States Army, Sergeant First Class, 1998 - 2003').militaryExperience,
    ).toMatchObject([{ country: 'US', service: { branch: 'Army', rank: 'Sergeant First Class' } }]);
    expect(read('# References\nAnn Field, Dean, Harbour University (personal)').references).toMatchObject([
      { title: 'Dean', company: 'Harbour University (personal)', type: 'Personal' },
    ]);
  });

  it('awards are achievements, one a paragraph', () => {
    expect(read('# Awards\n- Best thesis 2015\n- Marathon of Graz').achievements).toEqual([
      'Best thesis 2015',
      'Marathon of Graz',
    ]);
  });

  it('courses have a name, who gave them, and when', () => {
    expect(read('# Training\n- First aid, Red Cross, 03/2021').training).toMatchObject({
      text: 'First aid, Red Cross, 03/2021',
      trainings: [
        {
          qualifications: ['First aid'],
          entity: 'Red Cross',
          endDate: { date: '2021-03-01', foundMonth: true },
        },
      ],
    });
  });

  it('memberships have an organisation and a role', () => {
    expect(
      read('# Memberships\n- Royal Society of Chemistry - Fellow\n- Amnesty').associations,
    ).toMatchObject([
      { organization: 'Royal Society of Chemistry', role: 'Fellow' },
      { organization: 'Amnesty' },
    ]);
  });

  it('military service has a branch and a rank', () => {
    expect(read('# Military Service\nSergeant, US Army\n2005 - 2009').militaryExperience).toMatchObject([
      {
        service: { branch: 'Army', rank: 'Sergeant' },
        startDate: { date: '2005-01-01' },
        endDate: { date: '2009-01-01' },
      },
    ]);
  });

  it('texts stay texts', () => {
    expect(
      read('# Hobbies\nChess, skiing\n\n# Publications\nDoe, J. (2019). On things.\n\n# Patents\nUS 123'),
    ).toMatchObject({
      hobbies: 'Chess, skiing',
      publications: 'Doe, J. (2019). On things.',
      patents: 'US 123',
    });
  });

  it('referees have a name, a title, a company and ways to reach them', () => {
    const { references } = read(
      '# References\nRosa Amundsen\nHead of Research, Amundsen Labs\nrosa@example.org\n020 7946 0018\nPeter Voss, Director, Voss GmbH',
    );
    expect(references).toMatchObject([
      {
        referenceName: { givenName: 'Rosa', familyName: 'Amundsen' },
        title: 'Head of Research',
        company: 'Amundsen Labs',
        emailAddresses: ['rosa@example.org'],
        telephones: [{ normalized: '+44 20 7946 0018' }],
      },
      { referenceName: { familyName: 'Voss' }, title: 'Director', company: 'Voss GmbH' },
    ]);
  });

  it('keeps the form of a firm in its name', () => {
    const [referee] = read('# References\nBabs Smith\nManager, Quay Products, Inc.').references ?? [];
    expect(referee).toMatchObject({ title: 'Manager', company: 'Quay Products, Inc.' });
  });

  it('leaves firms below referees in bold to these', () => {
    const firms =
      '# References\n**Ann Field**\nHarbour View\nann@example.org\n\n**Bo Lund**\nLund Hotel Brinsby';
    expect(read(firms).references).toMatchObject([
      { referenceName: { formattedName: 'Ann Field' }, company: 'Harbour View' },
      { referenceName: { formattedName: 'Bo Lund' }, company: 'Lund Hotel Brinsby' },
    ]);
  });

  it.each([
    ['Ann Field, Head of Finance, Brightwater Ltd, Leeds, UK, ann@example.org', 'Leeds', 'GB'],
    ['Ann Field\nTeacher, Oak School, Bristol', 'Bristol', 'GB'],
    ['Ann Field\nProfessor\nUniversity of Nairobi, Nairobi, Kenya', 'Nairobi', 'KE'],
    ['Ann Field\nHead of Finance\nBrightwater Ltd, Denver, CO 80202', 'Denver', 'US'],
    ['Name: Ann Field\nCompany: Brightwater Ltd\nAddress: Leeds, United Kingdom', 'Leeds', 'GB'],
  ])('are somewhere: %j', (text, municipality, countryCode) => {
    const [referee] = read(`# References\n${text}`).references ?? [];
    expect(referee?.location).toMatchObject({ municipality, countryCode });
    expect(referee?.location?.regions ?? []).not.toContain('Brightwater Ltd');
  });

  it('"on request" is no referee', () =>
    expect(read('# References\nAvailable on request').references).toEqual([]));
});

describe('prose', () => {
  const narrative = (text: string) => readNarrative(sectionsOf(text), new Set());

  it('goes to the member of its heading', () => {
    expect(narrative('# Profile\nBuilds bridges.\n\n# Objective\nTo build more.')).toEqual({
      professionalSummary: 'Builds bridges.',
      objective: 'To build more.',
    });
  });

  it('above the first heading is a summary when there is no other', () => {
    const prose = 'I am an engineer who has built bridges in many countries for more than twenty years now.';
    expect(narrative(`${prose}\n\n# Experience\nEngineer`).professionalSummary).toBe(prose);
    expect(narrative(`${prose}\n\n# Objective\nMore bridges.`).professionalSummary).toBeUndefined();
  });

  it.each([
    'Permanent Address vill. Kharia Dumra, P.O. Gomoh, P.S. Topchanchi, Dist. Dhanbad, Jharkhand, Pin 828401',
    'Father : R. Visvam\nGender : Female\nNationality : Indian\nReligion : Hindu\nMarital Status : Married',
  ])('takes no details of a person for prose: %s', (text) => {
    expect(narrative(`${text}\n\n# Experience\nEngineer`).professionalSummary).toBeUndefined();
  });

  it('leaves out lines of contact details', () => {
    const sections = sectionsOf('# About me\nBuilds bridges.\njane@example.org');
    expect(readNarrative(sections, new Set([3])).professionalSummary).toBe('Builds bridges.');
  });
});
