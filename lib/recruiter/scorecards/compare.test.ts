import { describe, expect, it } from 'vitest';
import { comparedScorecards } from './compare';
import type { Scorecard, SeenScorecards } from './types';

const card = (name: string, scores: Record<string, number | null>): Scorecard => ({
  ...{ id: name, by: { id: name, name }, verdict: 'yes', comment: '', unseen: true, at: '', changedAt: null },
  lines: Object.entries(scores).map(([line, score]) => ({ line, score, note: '' })),
});

const entry = (cards: Scorecard[], isHidden = false): SeenScorecards => ({
  ...{ mine: null, others: isHidden ? null : cards },
  ...{ filledBy: [], waitingFor: [], mayFill: true },
});

const LINES = ['Baking', 'Spanish'];

describe('scorecards side by side', () => {
  it('are line by line, with a mean of those who were asked, and lines that were only on one card', () => {
    const compared = comparedScorecards(
      [
        entry([card('Ada', { Baking: 4, Spanish: null }), card('Ben', { baking: 1, 'Own line': 5 })]),
        entry([]),
      ],
      LINES,
    );
    expect(compared.lines).toEqual([
      {
        line: 'Baking',
        found: [
          {
            scores: [
              { by: 'Ada', score: 4 },
              { by: 'Ben', score: 1 },
            ],
            mean: 2.5,
          },
          { scores: [], mean: null },
        ],
      },
      {
        line: 'Own line',
        found: [
          { scores: [{ by: 'Ben', score: 5 }], mean: 5 },
          { scores: [], mean: null },
        ],
      },
    ]);
  });

  it('hide what is hidden from whoever has not filled in theirs', () => {
    const { verdicts, lines } = comparedScorecards([entry([card('Ada', { Baking: 4 })], true)], LINES);
    expect(verdicts).toEqual([{ hidden: true }]);
    expect(lines).toEqual([]);
  });
});
