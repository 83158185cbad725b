import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode, JobData } from '@/lib/contracts';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { shipped } from '../../taxonomy/skills/testing/shipped';
import { setDocument } from '../shared/testing/set';
import { writtenDocument } from '../shared/testing/written';
import { parseJob } from '.';
import { jobOf } from './testing/read';

const POSTING = `
# Harbour Operations Manager
Kittiwake Ports Ltd
Aberdeen, Scotland, United Kingdom
Salary: £52,000 - £58,000 a year
Contract: Permanent, full-time

# About us
Kittiwake Ports runs four harbours on the North Sea.

# Responsibilities
- Lead a team of 20 pilots and dockers
- Plan berths and cargo with SAP

# Requirements
- 5 years of experience in logistics, including 2 years managing a team
- Bachelor's degree in Maritime Studies
- Good command of English and Norwegian
- SQL and Microsoft Excel
- Driving licence, category B

# Nice to have
- Python

# Benefits
- 30 days of holiday
- Learning budget of £1,000

# How to apply
Send your CV to Isla Farquhar (isla@kittiwake.example, 020 7946 0018) by 4 January 2027. Reference: KP/88
`;

function parsed(text: string) {
  return parseJob(writtenDocument(text), { documentLastModified: '2026-11-01', skills: shipped });
}

describe('a posting', () => {
  const { job, stoppedEarly } = parsed(POSTING);

  it('is read in all its parts', () => {
    expect(stoppedEarly).toBe(false);
    expect(job).toMatchObject({
      jobTitles: { mainJobTitle: 'Harbour Operations Manager' },
      employerNames: { mainEmployerName: 'Kittiwake Ports Ltd' },
      currentLocation: { municipality: 'Aberdeen', countryCode: 'GB' },
      salary: {
        minimum: { value: 52_000 },
        maximum: { value: 58_000 },
        rawMinimum: '52,000',
        currency: 'GBP',
        timeScale: 'Annually',
      },
      contractType: 'permanent',
      employmentType: 'fulltime',
      isRemote: false,
      minimumYears: { value: 5 },
      minimumYearsManagement: { value: 2 },
      requiredDegree: "Bachelor's degree in Maritime Studies",
      languageCodes: ['en', 'no'],
      driversLicenses: ['B'],
      currentJobIsManagement: true,
      jobMetadata: { documentLanguage: 'en', documentCulture: 'en-GB' },
    });
  });

  it('says how to apply', () => {
    expect(job.applicationDetails).toMatchObject({
      contactPerson: 'Isla Farquhar',
      contactEmail: 'isla@kittiwake.example',
      contactPhone: '+44 20 7946 0018',
      applicationDeadline: { value: '2027-01-04' },
      referenceNumber: 'KP/88',
    });
  });

  it('keeps its texts apart', () => {
    expect(job.jobDescription).toContain('Lead a team');
    expect(job.jobRequirements).toContain('Bachelor');
    expect(job.benefits).toContain('30 days');
    expect(job.employerDescription).toContain('four harbours');
    expect(job.jobDescription).not.toContain('holiday');
  });

  it('requires what it asks for, and not what it names besides', () => {
    const skills = new Map(job.skills?.raw?.map(({ name, required }) => [name, required]));
    expect(skills.get('SQL')).toBe(true);
    expect(skills.get('Microsoft Excel')).toBe(true);
    expect(skills.get('SAP')).toBe(false);
    expect(skills.get('Python')).toBe(false);
  });

  it('is answered in the form of the contract', () => {
    expect(JobData.safeParse(encode(JobData, job)).success).toBe(true);
  });

  it('gives what it has when the time is up', () => {
    let calls = 0;
    const outcome = parseJob(writtenDocument(POSTING), {
      documentLastModified: '2026-11-01',
      shouldStop: () => ++calls > 3,
    });
    expect(outcome.stoppedEarly).toBe(true);
    expect(outcome.job.jobMetadata?.documentLanguage).toBe('en');
    expect(outcome.job.salary).toBeUndefined();
  });
});

describe('a page of a job board', () => {
  it('is no part of the posting', () => {
    const job = jobOf(`Home Jobs Sign in
Back to jobs

**Dental Nurse**
Brightwater Dental
Apply now
Save

We are looking for a Dental Nurse to join our practice in Cardiff.

# Similar jobs
Senior Dentist
Receptionist`);
    expect(job.jobTitles?.mainJobTitle).toBe('Dental Nurse');
    expect(job.employerNames?.mainEmployerName).toBe('Brightwater Dental');
    expect(job.currentLocation?.municipality).toBe('Cardiff');
  });

  it('is told from equal opportunities, which require nothing', () => {
    const job = jobOf(`Data Analyst
Plumtree Insights

# Equal opportunity
Plumtree Insights is an equal opportunity employer. We do not discriminate on the basis of language, English or other,
age of 18 years, degree or veteran status.`);
    expect(job.employerNames?.mainEmployerName).toBe('Plumtree Insights');
    expect(job.languageCodes).toEqual([]);
    expect(job.minimumYears).toBeUndefined();
  });
});

describe('any document', () => {
  const words = fc.constantFrom(
    'Requirements:',
    'About Acme',
    '5+ years',
    '€ 50.000',
    ' - ',
    'per hour',
    'Bachelor',
    '(m/w/d)',
    'in Berlin',
    'B.Sc.',
    'suchen wir',
    'Permis B',
    '\t',
    '40 Stunden/Woche',
    'bis zum 31.12.2027',
    '@',
    'www.',
    'jane@acme.example',
  );
  it('is read without failing, and answered in the form of the contract', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 40 }),
        (list) => {
          const { job } = parseJob(writtenDocument(list.join('\n')), {
            documentLastModified: '2026-11-01',
            skills: shipped,
          });
          expect(JobData.safeParse(encode(JobData, job)).success).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  it.each([
    ['letters', 'A'.repeat(60_000)],
    ['capitalised words', 'Acme Works And '.repeat(6000)],
    ['places', 'in Berlin, Paris, '.repeat(5000)],
    ['amounts', '$1,000 - $2,000 per '.repeat(4000)],
    ['years', '5 years of experience and '.repeat(3000)],
    ['labels', 'Location: Title: Company: '.repeat(3000)],
    ['sentences', 'We are looking for a very experienced and motivated '.repeat(1500)],
    ['addresses', 'a.b.c@d.e.f, www.x.y/z '.repeat(3000)],
  ])(
    'of nothing but %s takes no long time',
    (_, text) => {
      const document = setDocument([
        { text, x: 0, y: 0, width: 500 },
        { text: 'Requirements', x: 0, y: 20, width: 60, bold: true },
        { text, x: 0, y: 40, width: 500 },
      ]);
      const used = processorWatch();
      parseJob(document, { documentLastModified: '2026-11-01', skills: shipped });
      expect(used()).toBeLessThan(8000);
    },
    30_000,
  );

  it('of ten thousand short lines takes no long time', () => {
    const text = Array.from({ length: 10_000 }, (_, at) =>
      at % 3 === 0 ? `Requirements ${at}` : 'Kenntnisse in Java',
    ).join('\n\n');
    const used = processorWatch();
    parseJob(writtenDocument(text), { documentLastModified: '2026-11-01', skills: shipped });
    expect(used()).toBeLessThan(12_000);
  }, 40_000);
});
