import { describe, expect, it } from 'vitest';
import { adjustedForSeason } from './seasons';

const SEASONS = [1.2, 0.9, 1.1, 0.8];
const of = (years: number, level: (at: number) => number) =>
  Array.from({ length: years * 4 }, (_, at) => level(at) * (SEASONS[at % 4] ?? 1));

describe('counts adjusted for the season', () => {
  it('lose what recurs every year, and nothing else', () => {
    const adjusted = adjustedForSeason(
      of(3, () => 1000),
      4,
    );
    for (const count of adjusted ?? []) expect(count).toBeCloseTo(1000, 6);
    expect(adjusted).toHaveLength(12);
  });

  it('keep growth and a single odd period', () => {
    const grown = (at: number) => 1000 * 1.02 ** at * (at === 6 ? 0.5 : 1);
    const adjusted = adjustedForSeason(of(4, grown), 4) ?? [];
    adjusted.forEach((count, at) => {
      expect(Math.abs(count / grown(at) - 1), `period ${at}`).toBeLessThan(0.12);
    });
    expect((adjusted[6] ?? 0) / (adjusted[5] ?? 1)).toBeLessThan(0.6);
  });

  it('need three years, enough jobs, and jobs in every season', () => {
    expect(
      adjustedForSeason(
        of(2, () => 1000),
        4,
      ),
    ).toBeUndefined();
    expect(
      adjustedForSeason(
        of(3, () => 20),
        4,
      ),
    ).toBeUndefined();
    expect(
      adjustedForSeason(
        of(3, (at) => (at % 4 === 2 ? 0 : 1000)),
        4,
      ),
    ).toBeUndefined();
  });
});
