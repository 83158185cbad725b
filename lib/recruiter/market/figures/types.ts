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
  /** A difference of two shares. */
  | { type: 'points' }
  | { type: 'days' }
  | { type: 'index' }
  | { type: 'money'; currency: string };

/** What a row is of. `to` of a range is its last value, null when it is open. `start` is yyyy-mm-dd. */
export type RowLabel =
  | { type: 'text'; text: string }
  | { type: 'period'; unit: PeriodUnit; start: string }
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

/** Whether a figure is nothing but its table. */
export function isOnlyTable({ type, ...drawing }: Drawing): boolean {
  return type === 'table' || ('as' in drawing && drawing.as === 'table');
}

/** What a figure rests on, for whoever doubts it. */
export type FigureBasis = {
  /** How many jobs (or what `of` says) it was computed from. */
  n: number;
  of: string;
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

/** A number of the head of a page. `before` and `yearBefore` are what it was then; null where that is not known. */
export type KeyFigure = {
  id: string;
  label: string;
  value: number | null;
  form: NumberForm;
  /** What the value is of, such as the last complete month. */
  detail: RowLabel | null;
  before: number | null;
  yearBefore: number | null;
  /** More of it is neither good nor bad; shares change in points. */
  basis: FigureBasis;
  narrows: MarketFilter[];
};
