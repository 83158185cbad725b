import type { MarketFilter } from '../search/view';

/** Units that time is split into. */
export const PERIOD_UNITS = ['week', 'month', 'quarter'] as const;

export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** Format of a number; `money` is pay for a year. */
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

/** Label of a row. `to` of a range is its last value, null when it is open. `start` is yyyy-mm-dd. */
export type RowLabel =
  | { type: 'text'; text: string }
  | { type: 'period'; unit: PeriodUnit; start: string }
  /** Days that are not a calendar period, both included. */
  | { type: 'days'; from: string; to: string }
  | { type: 'range'; from: number; to: number | null; form: NumberForm };

export type FigureColumn = { label: string; form: NumberForm };

/** One datum of a figure. Null is not known, which is not zero. */
export type FigureRow = {
  id: string;
  label: RowLabel;
  /** One a column. */
  values: (number | null)[];
  /** Filters that narrow the question to the jobs behind it; empty when no filter does. */
  narrows: MarketFilter[];
  /** Page of the subject of the row, where it has one. */
  page?: string;
  /** A period that is not over, or a remainder without a value: drawn lighter. */
  isPartial?: boolean;
  /** Format of its numbers where rows differ in that, in place of the format of the column. */
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

/** Drawing of a figure; of the first column by default. */
export type Drawing =
  /** `adjusted` is the place of a column with the first one's numbers adjusted for the season. */
  | { type: 'trend'; adjusted?: number }
  | { type: 'bars' }
  | { type: 'change' }
  | { type: 'distribution'; quartiles: Quartiles | null }
  | { type: 'map'; map: PlaceMap }
  /** Each of the first `series` columns belongs to one question; they are drawn next to each other. */
  | { type: 'compared'; as: 'lines' | 'bars' | 'table'; series: number }
  | { type: 'table' };

/** Returns whether a figure is nothing but its table. */
export function isOnlyTable({ type, ...drawing }: Drawing): boolean {
  return type === 'table' || ('as' in drawing && drawing.as === 'table');
}

/** Basis of a figure, for whoever doubts it. */
export type FigureBasis = {
  /** Number of jobs (or of `of`) it was computed from. */
  n: number;
  of: string;
  /** The numbers at the two times that are compared, which make up `n`. */
  each?: { now: number; before: number };
  /** Of how many jobs of the question these are, where not all of them state it. */
  among?: number;
  /** Warning against misreading the numbers; always shown with them. */
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

/** Difference between two numbers, and the bounds that contain it in 95 of 100 such cases. */
export type Change = {
  form: NumberForm;
  by: number;
  low: number;
  high: number;
  /** True if chance is not a likely cause. */
  isClear: boolean;
};

/** A number at one time against another. */
export type KeyChange = {
  of: RowLabel;
  against: RowLabel;
  /** Number of jobs behind each of the two. */
  n: number;
  nAgainst: number;
  /** Null where these are too few for a statement. */
  change: Change | null;
  /** Of pay: whether jobs of the same kinds are compared. */
  mix?: 'like' | 'other';
};

/** A number at the head of a page, for the period of its question. */
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
