/** What the decoder decides: labels of spans of pieces, and where entries begin. */

/** *what* (title, degree), *where* (employer, school), other parts of a header, its dates, and text. */
export const LABELS = ['what', 'where', 'other', 'date', 'text'] as const;
export const WHAT = 0;
export const WHERE = 1;
export const OTHER = 2;
export const DATE = 3;
export const TEXT = 4;

/** A labelled span of pieces, from `from` to before `to`; `begins` where an entry begins with it. */
export type Step = { from: number; to: number; label: number; begins: boolean };

/** Features by number, with their values. */
export type Facts = { ids: number[]; values: number[] };

/** A span that may be a field. */
export type Span = { from: number; to: number; text: string; facts: Facts };

/** A section ready to be decoded. */
export type Lattice = {
  size: number;
  /** For each piece the spans that begin with it, the shortest first. */
  spans: Span[][];
  /** For each piece that is the first of its line what speaks for an entry beginning with it. */
  opening: (Facts | null)[];
  isDate: boolean[];
  isFirst: boolean[];
};

/** Pieces that one field has at most. */
export const MOST_IN_SPAN = 4;

/** The margins of one section; less than nothing where the weights would have it otherwise. */
export type Margins = {
  /** By `fieldKey`. */
  fields: ReadonlyMap<string, number>;
  /** Of an entry beginning with a line, by the number of the line in the document. */
  openings: ReadonlyMap<number, number>;
};

/** Characters of the longest text that is worth a margin: a longer one is no field. */
export const LONGEST_FIELD = 200;

/** Returns the name of a text as a field of a line. */
export const fieldKey = (side: 'what' | 'where', line: number, text: string) => `${side} ${line} ${text}`;
