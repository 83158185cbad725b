import { describe, expect, it } from 'vitest';
import { SAMPLE_COUNTRIES, SAMPLE_LANGUAGES } from './countries';
import { sampleMarket } from './index';
import { OCCUPATIONS } from './occupations';
import { tasksOf } from './tasks';

const OPTIONS = { postings: 6000, until: '2026-10-31', months: 24, seed: 11 };
const POSTINGS = [...sampleMarket(OPTIONS)];

function countBy(keyOf: (posting: (typeof POSTINGS)[number]) => string | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const posting of POSTINGS) {
    const key = keyOf(posting) ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('the sample market', () => {
  it('is the same for the same seed and another for another', () => {
    expect([...sampleMarket({ ...OPTIONS, postings: 50 })]).toEqual(POSTINGS.slice(0, 50));
    expect([...sampleMarket({ ...OPTIONS, postings: 50, seed: 12 })]).not.toEqual(POSTINGS.slice(0, 50));
  });

  it('has the number of postings that was asked for, each with an address of its own, in the months before its end', () => {
    expect(POSTINGS).toHaveLength(OPTIONS.postings);
    expect(new Set(POSTINGS.map(({ url }) => url)).size).toBe(OPTIONS.postings);
    const days = POSTINGS.map(({ date }) => date ?? '').sort();
    expect(days[0]?.slice(0, 7)).toBe('2024-10');
    expect(days.at(-1)).toBe('2026-10-31');
  });

  it('speaks the six languages and has all its countries', () => {
    expect([...countBy(({ language }) => language).keys()].sort()).toEqual([...SAMPLE_LANGUAGES].sort());
    expect(countBy(({ places }) => places[0]?.country).size).toBe(SAMPLE_COUNTRIES.length);
  });

  it('has employers with many and with few jobs, copies on other sites, and pay on about a fifth', () => {
    const jobs = countBy(({ organization }) => organization);
    const sizes = [...jobs.values()].sort((a, b) => b - a);
    expect(sizes[0] ?? 0).toBeGreaterThan(20 * (sizes.at(-1) ?? 1));
    const copies = countBy(({ id }) => id?.replace(/-\d+$/, ''));
    const copied = [...copies.values()].filter((count) => count > 1).length / copies.size;
    expect(copied).toBeGreaterThan(0.25);
    const paid =
      POSTINGS.filter(({ description }) => /[€£]/.test(description ?? '')).length / POSTINGS.length;
    expect(paid).toBeGreaterThan(0.15);
    expect(paid).toBeLessThan(0.25);
  });

  it('has fewer jobs in August than in October', () => {
    const months = countBy(({ date }) => date?.slice(5, 7));
    expect(months.get('08') ?? 0).toBeLessThan(0.9 * (months.get('10') ?? 0));
  });

  it('writes all of every advertisement', () => {
    for (const { description, title } of POSTINGS) {
      expect(description).not.toMatch(/\{|undefined|NaN/);
      expect(title).not.toBe('');
    }
    for (const { sector, titles } of OCCUPATIONS) {
      for (const language of SAMPLE_LANGUAGES) {
        expect(titles[language]).not.toBe('');
        expect(tasksOf(sector, language)).toHaveLength(3);
      }
    }
  });
});
