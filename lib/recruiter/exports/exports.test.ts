import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { csvOf } from '@/lib/platform/csv';
import { CANDIDATE_CSV } from '../candidates/csv-columns';
import type { CandidateColumn, CandidateListItem } from '../candidates/types';
import { jsonResumeOf } from './json-resume';
import { unwrapped } from './profile';
import { profilePdf } from './profile-pdf';

const candidate: CandidateListItem = {
  id: '1',
  name: 'Mara Lind',
  title: 'Engineer',
  employer: 'Nordwerk',
  city: 'Kiel',
  countryCode: 'DE',
  monthsOfExperience: 48,
  skills: ['C++', 'Rust'],
  languages: ['de', 'en'],
  documentLanguage: 'de',
  email: 'mara@example.org',
  phone: '+49 431 123456',
  degree: null,
  profession: null,
  tags: [],
  findings: 0,
  doubts: [],
  state: 'complete',
  sample: false,
  misfit: false,
  addedAt: '2024-01-02T03:04:05.000Z',
  updatedAt: '2024-01-02T03:04:05.000Z',
};

/** Returns the lines below the headings. */
function linesOf(columns: readonly CandidateColumn[], one: CandidateListItem): string {
  const csv = csvOf(
    columns.map((column) => CANDIDATE_CSV[column]),
    [one],
  );
  return csv.slice(csv.indexOf('\r\n') + 2);
}

const line = (name: string) => linesOf(['name'], { ...candidate, name }).slice(0, -2);

describe('CSV', () => {
  it('has the columns asked for, in order', () => {
    const columns = (['name', 'experience', 'skills'] as const).map((column) => CANDIDATE_CSV[column]);
    expect(csvOf(columns, [])).toBe('\ufeffName,Months of experience,Skills\r\n');
    expect(linesOf(['name', 'experience', 'skills', 'degree', 'location'], candidate)).toBe(
      'Mara Lind,48,"C++; Rust",,"Kiel, Germany"\r\n',
    );
  });

  it.each([
    '=HYPERLINK("https://evil.example","x")',
    '+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '＝1',
    "=cmd|' /C calc'!A0",
  ])('makes text of %j', (value) => {
    expect(line(value).replace(/^"/, '')).toMatch(/^'/);
  });

  it('writes languages as names, dates as days, and telephone numbers as they are', () => {
    const columns = ['phone', 'languages', 'added'] as const;
    expect(linesOf(columns, candidate)).toBe('+49 431 123456,"German; English",2024-01-02\r\n');
  });

  it.each(['+49431123456', '+1+cmd|x', '+49 431=1'])('makes text of a telephone number like %j', (phone) => {
    expect(linesOf(['phone'], { ...candidate, phone })).toMatch(/^'/);
  });

  it.each([
    ['Lind, Mara', '"Lind, Mara"'],
    ['Mara "Mo" Lind', '"Mara ""Mo"" Lind"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain', 'plain'],
  ])('quotes as RFC 4180 says: %j', (value, written) => {
    expect(line(value)).toBe(written);
  });
});

const day = (date: string, found: 'year' | 'month' | 'day') => ({
  date,
  isCurrentDate: false,
  foundYear: true,
  foundMonth: found !== 'year',
  foundDay: found === 'day',
});

const resume: ParsedResume = {
  contactInformation: {
    candidateName: { formattedName: 'Ελένη Ковалёва-Łuk' },
    emailAddresses: ['eleni@example.org'],
    webAddresses: [
      { address: 'linkedin.com/in/eleni', type: 'LinkedIn' },
      { address: 'javascript:alert(1)', type: 'PersonalWebsite' },
    ],
    location: { municipality: 'Athen', countryCode: 'GR' },
  },
  employmentHistory: {
    positions: [
      {
        id: 'POS-1',
        isCurrent: true,
        jobTitle: { raw: 'Engineer' },
        employer: { name: { raw: 'Nordwerk' } },
        startDate: day('2020-03-01', 'month'),
        endDate: { ...day('2024-05-01', 'day'), isCurrentDate: true },
        description: 'Bridges.\n• Tunnels.',
      },
    ],
  },
  education: {
    educationDetails: [{ id: 'DEG-1', degree: { name: { raw: 'MSc' } }, endDate: day('2019-01-01', 'year') }],
  },
  skills: { raw: [{ name: 'C++' }, { name: null }] },
};

describe('JSON Resume', () => {
  it('says what was found and no more', () => {
    expect(jsonResumeOf(resume, '2024-05-01T00:00:00.000Z')).toEqual({
      $schema: expect.stringContaining('jsonresume'),
      basics: {
        name: 'Ελένη Ковалёва-Łuk',
        label: 'Engineer',
        email: 'eleni@example.org',
        location: { city: 'Athen', countryCode: 'GR' },
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/eleni' }],
      },
      work: [
        { name: 'Nordwerk', position: 'Engineer', startDate: '2020-03', summary: 'Bridges.\n• Tunnels.' },
      ],
      education: [{ studyType: 'MSc', endDate: '2019' }],
      skills: [{ name: 'C++' }],
      meta: { version: 'v1.0.0', lastModified: '2024-05-01T00:00:00.000Z' },
    });
  });

  it('is small for a resume that says nothing', () => {
    expect(Object.keys(jsonResumeOf({}, 'x'))).toEqual(['$schema', 'meta']);
  });
});

describe('the PDF profile', () => {
  it('holds its text in Latin, Greek and Cyrillic letters', async () => {
    const bytes = await profilePdf(resume);
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
    for (const expected of ['Ελένη Ковалёва-Łuk', 'Engineer, Nordwerk', 'Mar 2020 – Present', 'Tunnels.'])
      expect(text).toContain(expected);
  });

  it('goes on over pages', async () => {
    const long = { ...resume, professionalSummary: 'A sentence that is repeated. '.repeat(600) };
    const bytes = await profilePdf(long);
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(pdf.numPages).toBeGreaterThan(2);
  });
});

describe('a description', () => {
  it('has the lines of a paragraph put together, and keeps points and short lines apart', () => {
    const text = [
      'Led the planning of night shifts for a ward of forty beds and',
      'trained the new colleagues of two other wards.',
      '• Wrote the handbook of the ward, which three hospitals of the',
      'group use by now.',
      '• Counted drugs.',
      'Tools: Excel, SAP',
    ].join('\n');
    expect(unwrapped(text)).toEqual([
      'Led the planning of night shifts for a ward of forty beds and trained the new colleagues of two other wards.',
      '• Wrote the handbook of the ward, which three hospitals of the group use by now.',
      '• Counted drugs.',
      'Tools: Excel, SAP',
    ]);
    expect(unwrapped('Excel\nWord')).toEqual(['Excel', 'Word']);
  });
});
