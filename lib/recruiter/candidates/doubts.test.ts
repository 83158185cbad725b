import { describe, expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { columnsOf } from './columns';

const resumeWith = (title: string, employer: string): ParsedResume => ({
  employmentHistory: {
    positions: [
      {
        id: 'POS-1',
        isCurrent: true,
        jobTitle: { raw: title, probability: 'Unlikely' },
        employer: { name: { raw: employer, probability: 'VeryUnlikely' } },
      },
    ],
  },
});

describe('doubts of a candidate', () => {
  const read = resumeWith('Oman', 'Nordwerk');

  it('are the values that the parser is not certain of', () => {
    expect(columnsOf(read, read).doubts).toEqual(['title', 'employer']);
  });

  it('end for a value that somebody corrected', () => {
    expect(columnsOf(resumeWith('Accountant', 'Nordwerk'), read).doubts).toEqual(['employer']);
  });

  it('are none for a position that somebody added', () => {
    expect(columnsOf(read, {}).doubts).toEqual([]);
  });

  it('are about the town that was read, until somebody corrects it', () => {
    const withTown = (municipality: string): ParsedResume => ({
      contactInformation: { location: { municipality } },
      resumeMetadata: { resumeQuality: [{ findings: [{ qualityCode: '142' }] }] },
    });
    const read = withTown('Kestrel Lane');
    expect(columnsOf(read, read).doubts).toEqual(['city']);
    expect(columnsOf(withTown('Leuven'), read).doubts).toEqual([]);
    expect(
      columnsOf({ contactInformation: read.contactInformation }, { ...read, resumeMetadata: {} }).doubts,
    ).toEqual([]);
  });
});
