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
});
