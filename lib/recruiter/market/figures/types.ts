import type { MarketFilter } from '../search/view';

/** By what time is parted. */
export const PERIOD_UNITS = ['week', 'month', 'quarter'] as const;

export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** How a number is written; `money` is pay for a year. */
export type NumberForm =
  | { type: 'count' }
  | { type: 'decimal' }
  | { type: 'share' }
  | { type: 'change' }
  /** A difference of two counts. */
  | { type: 'difference' }
  /** A difference of two shares. */
  | { type: 'points' }
  | { type: 'days' }
  | { type: 'index' }
  | { type: 'money'; currency: string };

/** What a row is of. `to` of a range is its last value, null when it is open. `start` is yyyy-mm-dd. */
export type RowLabel =
  | { type: 'text'; text: string }
  | { type: 'period'; unit: PeriodUnit; start: string }
  /** Days that are no period of a calendar, both within. */
  | { type: 'days'; from: string; to: string }
  | { type: 'range'; from: number; to: number | null; form: NumberForm };

export type FigureColumn = { label: string; form: NumberForm };

/** One datum of a figure. Null is not known, which is not zero. */
export type FigureRow = {
  id: string;
  label: RowLabel;
  /** One a column. */
  values: (number | null)[];
  /** What narrows the question to the jobs behind it; empty when no filter does. */
  narrows: MarketFilter[];
  /** The page of what the row is about, where that has one of its own. */
  page?: string;
  /** A period that is not over, or a rest that has no value of its own: drawn lighter. */
  isPartial?: boolean;
  /** How its numbers are written where rows differ in that, in place of the form of the column. */
  form?: NumberForm;
};

export type Quartiles = { lower: number; median: number; upper: number };

/** The world around some places, drawn to fit them: `land` is an SVG path. */
export type PlaceMap = {
  width: number;
  height: number;
  land: string;
  places: { id: string; x: number; y: number }[];
};

/** How a figure is drawn; the first column is drawn unless it says otherwise. */
export type Drawing =
  | { type: 'trend' }
  | { type: 'bars' }
  | { type: 'change' }
  | { type: 'distribution'; quartiles: Quartiles | null }
  | { type: 'map'; map: PlaceMap }
  /** The first `series` columns are of one question each, and are drawn next to each other. */
  | { type: 'compared'; as: 'lines' | 'bars' | 'table'; series: number }
  | { type: 'table' };

/** Returns whether a figure is nothing but its table. */
export function isOnlyTable({ type, ...drawing }: Drawing): boolean {
  return type === 'table' || ('as' in drawing && drawing.as === 'table');
}

/** What a figure rests on, for whoever doubts it. */
export type FigureBasis = {
  /** How many jobs (or what `of` says) it was computed from. */
  n: number;
  of: string;
  /** Of how many jobs of the question these are, where not all of them state it. */
  among?: number;
  /** What must not be read out of the numbers; always shown beside them. */
  caution?: string;
  /** Of which time it is, where that is not the time of the question. */
  period?: string;
  method: string;
};

/** A figure as it is drawn, tabled and exported: one table of typed columns, and how to draw it. */
export type Figure = {
  /** The head of the first column. */
  subject: string;
  columns: FigureColumn[];
  rows: FigureRow[];
  drawing: Drawing;
  basis: FigureBasis;
};

/** By how much a number differs from another, and between which bounds the difference lies in 95 of 100 such cases. */
export type Change = {
  form: NumberForm;
  by: number;
  low: number;
  high: number;
  /** Whether chance is no likely cause. */
  isClear: boolean;
};

/** A number at one time against another. */
export type KeyChange = {
  of: RowLabel;
  against: RowLabel;
  /** What each of both rests on. */
  n: number;
  nAgainst: number;
  /** Null where these are too few to say. */
  change: Change | null;
  /** Of pay: whether jobs of the same kinds are compared. */
  mix?: 'like' | 'other';
};

/** A number of the head of a page, of the period that its question is of. */
export type KeyFigure = {
  id: string;
  label: string;
  /** Null where too few state it. */
  value: number | null;
  form: NumberForm;
  /** More of it is neither good nor bad. Empty where nothing is compared. */
  changes: KeyChange[];
  basis: FigureBasis;
  narrows: MarketFilter[];
};
