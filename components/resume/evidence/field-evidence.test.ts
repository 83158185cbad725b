import { describe, expect, it } from 'vitest';
import { dateSpellings } from '@/components/dossier/evidence/date-spellings';
import { type EvidenceRange, indexEvidence, locateEvidence } from '@/components/dossier/evidence/locate';
import type { DateValue } from '@/components/dossier/months';
import type { ParsedResume } from '@/lib/contracts';
import { educationEvidence, positionEvidence } from './field-evidence';

const march2019: DateValue = {
  date: '2019-03-01',
  isCurrentDate: false,
  foundYear: true,
  foundMonth: true,
  foundDay: false,
};

const LINES = [
  'Mira Holt',
  'Berufserfahrung',
  '03/2019 – 06/2021 Controllerin, Nordlicht AG',
  'Monatsabschluss',
  'Juli 2021 – heute Controllerin, Südwind GmbH',
  'Planung',
  'Ausbildung',
  '2014 – 2018 Betriebswirtschaft, Hochschule am Deich',
];

const resume: ParsedResume = {
  employmentHistory: {
    positions: [
      {
        id: 'POS-1',
        jobTitle: { raw: 'Controllerin' },
        employer: { name: { raw: 'Südwind GmbH' } },
        startDate: { ...march2019, date: '2021-07-01' },
        endDate: { ...march2019, isCurrentDate: true, foundYear: false, foundMonth: false },
      },
      {
        id: 'POS-2',
        jobTitle: { raw: 'Controllerin' },
        employer: { name: { raw: 'Nordlicht AG' } },
        startDate: march2019,
        endDate: { ...march2019, date: '2021-06-01' },
      },
    ],
  },
  education: { educationDetails: [{ id: 'DEG-1', schoolName: { raw: 'Hochschule am Deich' } }] },
  resumeMetadata: {
    documentLanguage: 'de',
    foundSections: [{ sectionType: 'WORK_HISTORY', headerTextFound: 'Berufserfahrung' }],
  },
};

const index = indexEvidence(LINES.map((text) => ({ text, endsLine: true })));

function shown(ranges: readonly EvidenceRange[]): string[] {
  return ranges.map(({ item, start, end }) => `${item}: ${LINES[item]?.slice(start, end)}`);
}

describe('evidence of a field', () => {
  const [current, earlier] = resume.employmentHistory!.positions!;

  it('finds the title of the right position', () => {
    for (const [position, line] of [
      [current!, 4],
      [earlier!, 2],
    ] as const) {
      const { values, context } = positionEvidence(resume, position, position.jobTitle?.raw);
      expect(shown(locateEvidence(index, values, context))).toEqual([`${line}: Controllerin`]);
    }
  });

  it('finds dates as they are written', () => {
    const find = (position: typeof current, date: DateValue | null | undefined) => {
      const { values, context } = positionEvidence(resume, position!, ...dateSpellings(date, 'de'));
      return shown(locateEvidence(index, values, context));
    };
    expect(find(earlier, earlier?.startDate)).toEqual(['2: 03/2019']);
    expect(find(earlier, earlier?.endDate)).toEqual(['2: 06/2021']);
    expect(find(current, current?.startDate)).toEqual(['4: Juli 2021']);
    expect(find(current, current?.endDate)).toEqual(['4: heute']);
  });

  it('finds a year of education near its school', () => {
    const entry = resume.education!.educationDetails![0]!;
    const { values, context } = educationEvidence(resume, entry, '2018');
    expect(shown(locateEvidence(index, values, context))).toEqual(['7: 2018']);
  });
});

describe('dateSpellings', () => {
  it('goes from the exact to the bare year', () => {
    const spellings = dateSpellings(march2019, 'fr');
    expect(spellings).toContain('mars 2019');
    expect(spellings).toContain('March 2019');
    expect(spellings).toContain('03/2019');
    expect(spellings.at(-1)).toBe('2019');
  });

  it('says nothing of dates that the text did not give', () => {
    expect(dateSpellings(null)).toEqual([]);
    expect(dateSpellings({ ...march2019, foundYear: false })).toEqual([]);
    expect(dateSpellings({ ...march2019, foundMonth: false }, 'iv')).toEqual(['2019']);
  });
});
