import { describe, expect, it } from 'vitest';
import type { Result } from './model';
import { numbersOf, ownWeights, rank, rankable, rankingText } from './rank';

const NO_WEIGHTS = numbersOf(undefined);

const one = { skills: 0.5, jobTitles: 0.5 };

function result(documentId: string, skills: number, jobTitles: number): Result {
  const side = { scores: { skills, jobTitles }, suggestedWeights: one };
  return {
    ...{ documentId, kind: 'Resume', headline: documentId, facts: [], foundSkills: [], missingSkills: [] },
    scores: { sovScore: 0, weightedScore: 0, reverseCompatibilityScore: 0, own: side, reverse: side },
  };
}

const results = rankable([result('skilled', 90, 40), result('titled', 30, 95), result('both', 60, 60)]);
const order = (weights?: Parameters<typeof rank>[1]) =>
  rank(results, weights).map(({ result: { documentId }, moved }) => [documentId, moved]);

describe('ranking', () => {
  it('goes by the suggested weights where there are no own ones, and nothing has moved', () => {
    expect(order()).toEqual([
      ['skilled', 0],
      ['titled', 0],
      ['both', 0],
    ]);
  });

  it('goes by own weights, and says who moved against the suggested ones', () => {
    expect(order({ ...NO_WEIGHTS, jobTitles: 100 })).toEqual([
      ['titled', 1],
      ['both', 1],
      ['skilled', -2],
    ]);
  });

  it('does not take weights of which the source says nothing', () => {
    expect(order({ ...NO_WEIGHTS, languages: 100 })).toEqual(order());
  });

  it('tells of what moved in words, and nothing where nothing did', () => {
    expect(rankingText(rank(results, undefined))).toBe('');
    // The curve of scores makes 99 of a mean of 95.
    expect(rankingText(rank(results, { ...NO_WEIGHTS, jobTitles: 100 }))).toBe(
      '2 up, 1 down against the suggested weights. First is titled, 99.',
    );
  });

  it('leaves out what was not scored', () => {
    expect(rankable([{ ...result('plain', 1, 1), scores: undefined }])).toEqual([]);
  });
});

it.each([
  [
    { skills: 0.25, jobTitles: 1 },
    { ...NO_WEIGHTS, skills: 25, jobTitles: 100 },
  ],
  [{ skills: 30 }, { ...NO_WEIGHTS, skills: 30 }],
  [
    { skills: 200, education: 50 },
    { ...NO_WEIGHTS, skills: 100, education: 25 },
  ],
  [{ skills: 0 }, undefined],
  [null, undefined],
])('puts the weights %j on the scale of the sliders', (told, own) => {
  expect(ownWeights(told)).toEqual(own);
});
