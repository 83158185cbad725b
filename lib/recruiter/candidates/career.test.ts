import { expect, it } from 'vitest';
import type { ParsedResume } from '@/lib/contracts';
import { experienceOf } from './career';

function date(text: string) {
  return { date: text, isCurrentDate: false, foundYear: true, foundMonth: true, foundDay: false };
}

function resume(months: number | null, ...spans: [string, string | null][]): ParsedResume {
  return {
    employmentHistory: {
      experienceSummary: months === null ? null : { monthsOfWorkExperience: months },
      positions: spans.map(([from, to], index) => ({
        id: String(index),
        startDate: date(from),
        endDate: to === null ? null : date(to),
      })),
    },
  };
}

it('is what the parser counted while nothing is corrected', () => {
  const read = resume(40, ['2018-01-01', '2020-01-01']);
  expect(experienceOf(read, read)).toBe(40);
  expect(experienceOf(resume(null), resume(null))).toBeNull();
});

it('follows corrected dates, counting a month once', () => {
  const read = resume(48, ['2016-01-01', '2018-01-01'], ['2018-01-01', '2020-01-01']);
  expect(experienceOf(resume(48, ['2016-01-01', '2018-01-01'], ['2018-01-01', '2021-01-01']), read)).toBe(60);
  expect(experienceOf(resume(48, ['2016-01-01', '2018-01-01'], ['2017-01-01', '2020-01-01']), read)).toBe(48);
  expect(experienceOf(resume(48, ['2016-01-01', '2018-01-01'], ['2018-01-01', null]), read)).toBe(24);
});
