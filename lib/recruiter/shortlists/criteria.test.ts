import { expect, it } from 'vitest';
import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { criteriaOf } from './criteria';

const JOB: ParsedJob = {
  minimumYears: { value: 4 },
  requiredDegree: "Bachelor's degree",
  degrees: [{ name: "Bachelor's degree", internationalEducationLevel: '6' }],
  languageCodes: ['de'],
  currentLocation: { municipality: 'Kiel', countryCode: 'DE' },
  skills: {
    raw: [
      { name: 'Welding', required: true },
      { name: 'Painting', required: false },
    ],
  },
};

const FITTING: ParsedResume = {
  contactInformation: { location: { municipality: 'KIEL', countryCode: 'DE' } },
  employmentHistory: { experienceSummary: { monthsOfWorkExperience: 60 } },
  education: { highestDegree: { name: { raw: 'MSc' }, normalizedInternational: { code: '7' } } },
  languageCompetencies: [{ language: 'German', languageCode: 'de' }],
  skills: {
    raw: [{ name: 'welding', monthsExperience: { value: 36 }, lastUsed: { value: '2025-04-01' } }],
  },
};

const NEAR: ParsedResume = {
  contactInformation: { location: { municipality: 'Bonn', countryCode: 'DE' } },
  employmentHistory: { experienceSummary: { monthsOfWorkExperience: 40 } },
  education: { highestDegree: { name: { raw: 'Lehre' } } },
};

const rows = criteriaOf(JOB, [FITTING, NEAR, {}]);
const verdicts = (name: string) =>
  rows.find((row) => row.name === name)?.findings.map(({ verdict }) => verdict);

it('asks for the required skills alone, with months and last use of who has them', () => {
  expect(rows.filter(({ group }) => group === 'Required skills').map(({ name }) => name)).toEqual([
    'Welding',
  ]);
  expect(rows[0]?.findings).toEqual([
    { verdict: 'met', months: 36, text: 'last used 2025' },
    { verdict: 'missed', months: null, text: null },
    { verdict: 'missed', months: null, text: null },
  ]);
});

it('takes a little less than the years asked for as partly met', () => {
  expect(verdicts('Work')).toEqual(['met', 'partly', 'missed']);
});

it('compares degrees only where both have a level', () => {
  expect(verdicts('Highest degree')).toEqual(['met', 'open', 'missed']);
});

it('takes the country for a part of the place', () => {
  expect(verdicts('Where they live')).toEqual(['met', 'partly', 'open']);
  expect(verdicts('de')).toEqual(['met', 'missed', 'missed']);
});

it('judges nothing that the job does not ask for', () => {
  const open = criteriaOf({}, [FITTING]).flatMap(({ findings }) => findings.map(({ verdict }) => verdict));
  expect(new Set(open)).toEqual(new Set(['open']));
});
