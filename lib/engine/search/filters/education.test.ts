import { describe, expect, it } from 'vitest';
import { rowOfResume } from '../facts';
import { readCriteria } from '.';

const context = { today: '2026-11-01', hasJobs: false, exactTitles: false, titlesLike: () => [] };
const row = (type: string) =>
  rowOfResume({ education: { highestDegree: { type } } }, { tags: [], roles: [] }).degree_rank as number;
const askedRank = (degreeTypeAtLeast: string) => {
  const { condition } = readCriteria({ degreeTypeAtLeast }, context);
  const [rank] = Object.values(condition.parameters);
  return Number(rank);
};

describe('a degree of at least a type', () => {
  it.each([
    ['masters', ['MBA', 'MSc', 'masters', 'doctorate'], ['bachelors', 'BSc', 'somePostgraduate']],
    ['Masters', ['MBA'], ['bachelors']],
    ['bachelors', ['BSc', 'bachelors', 'MBA'], ['associates', 'ASc']],
    ['associates', ['ASc', 'associates', 'BSc'], ['HND_HNC_OrEquivalent', 'someCollege']],
    ['MSc', ['MSc', 'masters'], ['BSc']],
  ])('finds those of its kind and above: %s', (asked, found, others) => {
    for (const type of found) expect(row(type)).toBeGreaterThanOrEqual(askedRank(asked));
    for (const type of others) expect(row(type)).toBeLessThan(askedRank(asked));
  });
});
