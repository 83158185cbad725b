import { folded } from '../ground/folded';
import type { LineScores, ScoreComparison, Scorecard, SeenScorecards } from './types';

/** Sets the scorecards of candidates side by side. Pure: no store, no clock. */

/** Of a candidate who is not on the shortlist. */
export const NO_SCORECARDS: SeenScorecards = {
  ...{ mine: null, others: [], filledBy: [], waitingFor: [], mayFill: false },
};

const cardsOf = ({ mine, others }: SeenScorecards): Scorecard[] =>
  others === null ? [] : [...(mine ? [mine] : []), ...others];

function scoresOf(cards: readonly Scorecard[], line: string): LineScores {
  const scores = cards.flatMap(({ by, lines }) =>
    lines.flatMap(({ line: asked, score }) =>
      score !== null && folded(asked) === line ? [{ by: by.name, score }] : [],
    ),
  );
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return { scores, mean: scores.length > 0 ? sum / scores.length : null };
}

/** Returns what was thought of each candidate, line by line, those of the job first; lines of one wording are one. */
export function comparedScorecards(
  entries: readonly SeenScorecards[],
  linesOfJob: readonly string[],
): ScoreComparison {
  const shown = entries.map(cardsOf);
  const lines = new Map<string, string>();
  for (const line of linesOfJob) lines.set(folded(line), line);
  for (const cards of shown)
    for (const card of cards)
      for (const { line } of card.lines) if (!lines.has(folded(line))) lines.set(folded(line), line);
  return {
    verdicts: entries.map(({ others }, index) =>
      others === null
        ? { hidden: true }
        : {
            hidden: false,
            by: (shown[index] ?? []).map(({ by, verdict }) => ({ name: by.name, verdict })),
          },
    ),
    lines: [...lines]
      .map(([key, line]) => ({ line, found: shown.map((cards) => scoresOf(cards, key)) }))
      .filter(({ found }) => found.some(({ scores }) => scores.length > 0)),
  };
}
