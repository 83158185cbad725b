import { describe, expect, it } from 'vitest';
import { DOUBTFUL, UNREAD } from '@/lib/contracts/parsing/quality-codes';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';
import { FINDINGS, LEVEL_OF_DIGIT } from './codes';

/** As the service reads: what strings are decides of which values it is sure. */
const OPTIONS = {
  documentLastModified: '2026-03-31',
  strings: loadTaxonomies(taxonomyPlaces(process.cwd(), 'none')).strings,
};

function codesOf(text: string) {
  const { resume, hasWarnings } = parseResume(writtenDocument(text), OPTIONS);
  const quality = resume.resumeMetadata?.resumeQuality ?? [];
  return {
    quality,
    hasWarnings,
    codes: quality.flatMap(({ findings }) => findings?.map(({ qualityCode }) => qualityCode) ?? []),
  };
}

const GOOD = `Jane Doe
jane@example.org | +44 20 7946 0018 | 12 High Street, London SW1A 1AA, United Kingdom

# Summary
An engineer who has built and run payment systems for banks and shops over many years.

# Work Experience
**Engineer**, Acme Ltd
January 2020 - Present
- Built the payments platform and led its move to a new data centre.

# Education
**BSc Computer Science**, University of Leeds
2012 - 2015

# Skills
Python, Go`;

describe('quality findings', () => {
  it('are none for a resume that has everything', () => expect(codesOf(GOOD).codes).toEqual([]));

  it('name what is missing, with its level', () => {
    const { quality, codes, hasWarnings } = codesOf(
      GOOD.replace(/# Education[^#]+/u, '').replace('12 High Street, ', ''),
    );
    expect(codes).toEqual(['213', '414']);
    expect(quality.map(({ level }) => level)).toEqual(['Data Missing', 'Fatal Problems Found']);
    expect(hasWarnings).toBe(true);
  });

  it('name the entry that they are about', () => {
    const { quality } = codesOf(GOOD.replace('January 2020 - Present', '2020 - Present'));
    expect(quality[0]?.findings?.[0]).toMatchObject({
      qualityCode: '122',
      sectionIdentifiers: [{ sectionType: 'WORK_HISTORY', id: 'POS-1' }],
    });
  });

  it('mild ones call for no warning', () =>
    expect(codesOf(GOOD.replace('12 High Street, ', '')).hasWarnings).toBe(false));

  it('name the values whose words are hard to read in a picture, and no others', () => {
    const word = (text: string, certainty: number) => ({ text, certainty, x0: 0, y0: 0, x1: 9, y1: 9 });
    const codesWith = (...words: ReturnType<typeof word>[]) => {
      const document = { ...writtenDocument(GOOD), scans: [{ page: 0, turn: 0, words }] };
      const { resume } = parseResume(document, OPTIONS);
      const findings = (resume.resumeMetadata?.resumeQuality ?? []).flatMap((level) => level.findings ?? []);
      return findings.map((finding) => [finding.qualityCode, finding.sectionIdentifiers?.[0]?.id ?? '']);
    };
    expect(codesWith(word('Acme', 0.3), word('Ltd', 0.9))).toEqual([['124', 'POS-1']]);
    expect(codesWith(word('Leeds,', 0.3), word('jane@example.org', 0.2)).map(([code]) => code)).toEqual([
      '135',
      '143',
    ]);
    // Read well elsewhere, and a word of no value.
    expect(codesWith(word('Acme', 0.3), word('Acme', 0.9), word('payments', 0.1))).toEqual([]);
  });

  it('name doubtful values by the codes that the app looks for', () => {
    const codes = [...Object.values(DOUBTFUL), ...Object.values(UNREAD).flat()];
    expect(Object.keys(FINDINGS)).toEqual(expect.arrayContaining(codes));
  });

  it('have a level for the first digit of every code', () => {
    for (const code of Object.keys(FINDINGS)) expect(LEVEL_OF_DIGIT[code.charAt(0)]).toBeDefined();
  });
});
