import { expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { inShort } from './in-short';

function date(text: string, isCurrentDate = false) {
  return {
    date: text,
    isCurrentDate,
    foundYear: !isCurrentDate,
    foundMonth: !isCurrentDate,
    foundDay: false,
  };
}

const nurse = {
  id: 'POS-1',
  jobTitle: { raw: 'Ward nurse' },
  employer: { name: { raw: 'Lakeside' } },
  isCurrent: true,
  startDate: date('2020-01-01'),
  endDate: date('2024-01-01', true),
};
const carer = {
  id: 'POS-2',
  jobTitle: { raw: 'Carer' },
  employer: { name: { raw: 'Hillview' } },
  isCurrent: false,
  startDate: date('2018-01-01'),
  endDate: date('2020-01-01'),
};

function resume(...positions: object[]): ParsedResume {
  return {
    employmentHistory: { experienceSummary: { monthsOfWorkExperience: 72 }, positions },
  } as ParsedResume;
}

const read = resume(nurse, carer);

it('says what somebody does and for how long they have worked', () => {
  expect(inShort(read, read)).toBe(
    'Ward nurse at Lakeside since Jan 2020. 6 yrs of experience in 2 positions with 2 employers, 3 yrs each on average.',
  );
  expect(inShort({}, {})).toBe('');
});

it('follows corrections', () => {
  const corrected = resume(
    { ...nurse, jobTitle: { raw: 'Charge nurse' } },
    { ...carer, startDate: date('2016-01-01') },
  );
  expect(inShort(corrected, read)).toContain('Charge nurse at Lakeside');
  expect(inShort(corrected, read)).toContain('8 yrs of experience');
});
