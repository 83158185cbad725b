import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bothSides, CATEGORIES, type CategoryNumbers, calibrated, scoresFor, sovScore } from '@/lib/scoring';
import { scorePair, scorePairFrom, sideOf, suggestedWeights } from '..';
import { keyOf } from '../keys';
import { profileOfResume, SENTENCE_END } from '../profile';
import { ACCOUNTANT, ACCOUNTANT_JOB, COOK, jobOf, MONTH, resumeOf } from '../testing/documents';
import { knowledge } from '../testing/knowledge';
import { bestSentence } from './words';

const OPTIONS = { exactTitles: false, month: MONTH };
const job = jobOf(ACCOUNTANT_JOB).profile;
const accountant = resumeOf(ACCOUNTANT).profile;
const cook = resumeOf(COOK).profile;
const nothing = profileOfResume({}, knowledge).profile;

const score = (source: typeof job, target: typeof job, preferred?: CategoryNumbers) => {
  const options = { ...OPTIONS, preferred };
  return scorePair(sideOf(source, options), target, options);
};
const weightsOf = (given: Partial<CategoryNumbers>) =>
  Object.fromEntries(CATEGORIES.map((category) => [category, given[category] ?? 0])) as CategoryNumbers;
const sumOf = (weights: CategoryNumbers) => CATEGORIES.reduce((sum, category) => sum + weights[category], 0);

describe('the score of a pair', () => {
  it('sets the accountant far before the cook', () => {
    expect(score(job, accountant).sov).toBeGreaterThan(70);
    expect(score(job, cook).sov).toBeLessThan(30);
  });

  it('is the weighted sum of the unweighted scores, and swapped that of the other side', () => {
    const { weights } = sideOf(job, OPTIONS);
    const { unweighted, weighted, reverse, reverseUnweighted } = score(job, accountant);
    const sum = CATEGORIES.reduce((total, each) => total + unweighted[each] * weights[each], 0);
    expect(weighted).toBeCloseTo(sum, 9);
    const swapped = score(accountant, job);
    expect(swapped.weighted).toBeCloseTo(reverse, 9);
    expect(swapped.unweighted).toEqual(reverseUnweighted);
  });

  it('is left out only where it cannot be so high, and is the same otherwise', () => {
    const side = sideOf(job, OPTIONS);
    for (const target of [accountant, cook, nothing]) {
      const pair = scorePair(side, target, OPTIONS);
      for (const least of [0, pair.sov, pair.sov + 1e-9, 99])
        expect([pair, undefined]).toContainEqual(scorePairFrom(least, side, target, OPTIONS));
      expect(scorePairFrom(pair.sov, side, target, OPTIONS)).toEqual(pair);
    }
    expect(scorePairFrom(99, side, cook, OPTIONS)).toBeUndefined();
  });

  it('is computed anew from the scores of both sides, to the last digit, for any weights', () => {
    const preferred = fc.record(
      Object.fromEntries(CATEGORIES.map((each) => [each, fc.double({ min: 0, max: 9, noNaN: true })])),
    ) as fc.Arbitrary<CategoryNumbers>;
    const pairs = [job, accountant, cook, nothing].flatMap((source) =>
      [job, accountant, cook].map((target) => ({ source, target, known: score(source, target) })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.option(preferred, { nil: undefined }), (pair, weights) => {
        const { unweighted, reverseUnweighted } = pair.known;
        const { weighted, reverse, sov } = scoresFor(
          { scores: unweighted, suggested: suggestedWeights(pair.source) },
          { scores: reverseUnweighted, suggested: suggestedWeights(pair.target) },
          weights,
        );
        const asked = score(pair.source, pair.target, weights);
        expect({ weighted, reverse, sov }).toEqual({
          weighted: asked.weighted,
          reverse: asked.reverse,
          sov: asked.sov,
        });
      }),
    );
  });

  it('stays between 0 and 100 for every pair, empty documents included', () => {
    for (const source of [job, accountant, cook, nothing])
      for (const target of [job, accountant, cook, nothing]) {
        const { sov, weighted, reverse, unweighted } = score(source, target);
        for (const each of [sov, weighted, reverse, ...Object.values(unweighted)]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(100);
        }
      }
  });

  it('does not count as nothing what the target does not say', () => {
    const silent = score(job, { ...accountant, degree: undefined });
    const low = score(job, { ...accountant, degree: 2 });
    expect(silent.unweighted.education).toBeGreaterThan(low.unweighted.education);
    expect(silent.unweighted.education).toBeLessThan(score(job, accountant).unweighted.education);
  });

  it('compares languages by level, and does not take a level that is not told for none', () => {
    const known = (level: number) => ({
      keys: Uint32Array.of(keyOf('de')),
      levels: Uint8Array.of(level),
      musts: Uint8Array.of(0),
    });
    const asking = { ...job, languages: known(4) };
    const scores = [4, 3, 0, 2, 1].map(
      (level) => score(asking, { ...accountant, languages: known(level) }).unweighted.languages,
    );
    expect(scores).toEqual([100, 60, 75, 30, 10]);
    const unasked = { ...job, languages: known(0) };
    expect(score(unasked, { ...accountant, languages: known(1) }).unweighted.languages).toBe(100);
  });

  it('does not depend on what was scored before', () => {
    const first = score(job, accountant);
    score(cook, accountant);
    score(job, cook);
    expect(score(job, accountant)).toEqual(first);
  });

  it('counts titles of other words as nothing where they must be the same', () => {
    const options = { ...OPTIONS, exactTitles: true };
    expect(scorePair(sideOf(job, options), accountant, options).unweighted.jobTitles).toBeLessThan(100);
    expect(scorePair(sideOf(job, options), cook, options).unweighted.jobTitles).toBe(0);
    expect(scorePair(sideOf(job, options), job, options).unweighted.jobTitles).toBe(100);
  });
});

describe('words of titles in sentences', () => {
  const asked = { asked: Uint16Array.of(3, 8), rarities: Uint8Array.of(50, 150) };
  const saying = (...said: number[][]) => ({
    said: Uint16Array.from(said.flatMap((words) => [...words, SENTENCE_END])),
  });

  it('count by their rarity, in the sentence that has the most of them', () => {
    expect(bestSentence(asked, saying([1, 2], [3], [8, 4]))).toEqual({ share: 0.75, at: 2 });
    expect(bestSentence(asked, saying([3], [8, 5, 3]))).toEqual({ share: 1, at: 1 });
    expect(bestSentence(asked, saying([3, 1], [3]))).toEqual({ share: 0.25, at: 0 });
  });

  it('are nothing where nothing is asked for or said, whatever was compared before', () => {
    expect(bestSentence(asked, saying())).toEqual({ share: 0, at: -1 });
    expect(bestSentence({ asked: Uint16Array.of(), rarities: Uint8Array.of() }, saying([3, 8]))).toEqual({
      share: 0,
      at: -1,
    });
  });
});

describe('the score of both sides', () => {
  const part = fc.double({ min: 0, max: 100, noNaN: true });

  it('never falls when either side rises', () => {
    fc.assert(
      fc.property(part, part, part, (one, other, side) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(sovScore(high, side, 100)).toBeGreaterThanOrEqual(sovScore(low, side, 100));
        expect(sovScore(side, high, 100)).toBeGreaterThanOrEqual(sovScore(side, low, 100));
      }),
    );
  });

  it('is that of both where they agree', () => {
    for (const each of [0, 50, 100]) expect(bothSides(each, each)).toBeCloseTo(each, 9);
    for (const each of [0, 100]) expect(calibrated(each)).toBeCloseTo(each, 9);
    expect(calibrated(70)).toBeCloseTo(80, -1);
  });
});

describe('weights', () => {
  it('are suggested by the source alone, and sum up to 1', () => {
    expect(sumOf(suggestedWeights(job))).toBeCloseTo(1, 9);
    expect(sumOf(suggestedWeights(cook))).toBeCloseTo(1, 9);
    expect(suggestedWeights(cook).certifications).toBe(0);
    expect(sumOf(suggestedWeights(nothing))).toBe(0);
  });

  it('are those preferred where the source has data, and sum up to 1', () => {
    const preferred = weightsOf({ skills: 3, jobTitles: 1, languages: 4 });
    const { weights } = sideOf(job, { ...OPTIONS, preferred });
    expect(weights.skills).toBeCloseTo(0.75, 9);
    expect(weights.languages).toBe(0);
    expect(sumOf(weights)).toBeCloseTo(1, 9);
  });

  it('are those suggested where none of those preferred has data', () => {
    const { weights } = sideOf(cook, { ...OPTIONS, preferred: weightsOf({ executiveType: 1 }) });
    expect(weights).toEqual(suggestedWeights(cook));
  });
});
