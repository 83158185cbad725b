export const MOST_LINES = 30;

/** The scale of a line, from 1 to 5. */
export const SCORE_WORDS = ['Not at all', 'Little', 'Fair', 'Good', 'Excellent'] as const;

export const VERDICTS = ['strong-yes', 'yes', 'no', 'strong-no'] as const;

export type Recommendation = (typeof VERDICTS)[number];

export const VERDICT_WORDS: Readonly<Record<Recommendation, string>> = {
  'strong-yes': 'Strong yes',
  yes: 'Yes',
  no: 'No',
  'strong-no': 'Strong no',
};

/** What was thought of one line; `score` is null where nothing was asked about it. */
export type ScoredLine = { line: string; score: number | null; note: string };

/** What one interviewer thinks of a candidate for a job. Times are ISO 8601. */
export type Scorecard = {
  id: string;
  by: { id: string; name: string };
  verdict: Recommendation;
  comment: string;
  lines: ScoredLine[];
  /** Whether it was filled in before its author could see another one. */
  unseen: boolean;
  at: string;
  changedAt: string | null;
};

/** The scorecards of a candidate for a job, as one member may see them. */
export type SeenScorecards = {
  mine: Scorecard | null;
  /** Those of others; null while one's own is to be filled in first. */
  others: Scorecard[] | null;
  /** Who filled one in, whether it is shown or not. */
  filledBy: string[];
  /** Interviewers who did not yet. */
  waitingFor: string[];
  mayFill: boolean;
};

/** The same, with the lines of a new one. */
export type EntryScorecards = SeenScorecards & { lines: string[] };

/** The scores of one line for one candidate: each with its author. Hidden while one's own is to be filled in. */
export type LineScores = { scores: { by: string; score: number }[]; mean: number | null };

/** The scorecards of some candidates side by side. */
export type ScoreComparison = {
  /** One for each candidate, in their order. */
  verdicts: ({ hidden: true } | { hidden: false; by: { name: string; verdict: Recommendation }[] })[];
  lines: { line: string; found: LineScores[] }[];
};
