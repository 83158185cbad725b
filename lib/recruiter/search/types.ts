/** Fault of a search, with its place in the text (UTF-16 units, `end` excluded). */
export type SearchFault = { message: string; start: number; end: number };

/** Interpretation of a search. */
export type Understood = {
  faults: SearchFault[];
  /** Terms that were looked for by other names as well, since the taxonomy calls them the same. */
  widened: { term: string; with: string[] }[];
  /** The search with words that are known, where it found nothing. */
  didYouMean: string | null;
  /** Words and phrases of the search, folded, to mark in a row. */
  terms: string[];
  /** Filters on fields that there are not, or that have no such values. */
  fields?: { value: string; message: string }[];
  /** For a list with distances: places that were not found, and the number of rows without one yet. */
  places?: { faults: { value: string; message: string }[]; pending: number };
};

/** A requested skill that a row has. `months` and `lastUsed` (yyyy) where the document states them. */
export type SkillMatch = { name: string; months: number | null; lastUsed: string | null };

type Values = readonly string[] | undefined;

/** The filters on facts that both lists have. */
export type FactFilters = {
  titles?: Values;
  schools?: Values;
  degrees?: Values;
  certifications?: Values;
  speaks?: Values;
  added?: Values;
  addedAfter?: Values;
  sources?: Values;
  cities?: Values;
  near?: Values;
  fields?: Values;
};

/** Filters by the facts that only candidates have. */
export type CareerFilters = {
  skillMonths?: Values;
  skillSince?: Values;
  speaksAt?: Values;
  titlesNow?: Values;
  titlesBefore?: Values;
  employers?: Values;
  employersNow?: Values;
  employersBefore?: Values;
  stages?: Values;
  answers?: Values;
};
