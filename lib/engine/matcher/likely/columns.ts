/**
 * Columns that an index keeps of a profile to find likely documents by, in ClickHouse's types: the inputs of the
 * scores, as lists of one length for all documents, so that a match reads only the few numbers that it needs from their
 * places.
 */

/** Unit groups in the order of the title space, in runs of neighbours: titles need few of the runs. */
export const UNITS_A_RUN = 48;
export const RUNS = 10;
/** A level, type or length that is not known; of ISCED levels, executive types, management levels, and of months. */
export const UNKNOWN = 255;
export const UNKNOWN_MONTHS = 65_535;

export const runColumn = (unit: number) => `units_${Math.floor(unit / UNITS_A_RUN)}`;

const RUN_COLUMNS = Object.fromEntries(
  Array.from({ length: RUNS }, (_, run) => [runColumn(run * UNITS_A_RUN), 'Array(Int8) codec(NONE)']),
);

/** Numbers that do not repeat are stored unchanged, which is read fastest; the fields are mostly zeros. */
export const LOOKUP_COLUMNS: Readonly<Record<string, string>> = {
  has_titles: 'Bool',
  has_text: 'Bool',
  title_vector: 'Array(Int8) codec(NONE)',
  ...RUN_COLUMNS,
  fields: 'Array(UInt8)',
  skill_keys: 'Array(UInt32) codec(NONE)',
  skill_worth: 'Array(UInt8) codec(NONE)',
  language_keys: 'Array(UInt32)',
  language_levels: 'Array(UInt8)',
  certificate_keys: 'Array(UInt32)',
  marks: 'Array(UInt32)',
  degree_level: 'UInt8',
  executive: 'UInt8',
  management: 'UInt8',
  experience: 'UInt16',
};

/** The columns of one document. */
export type LookupRow = Record<string, boolean | number | number[]>;
