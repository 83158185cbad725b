/** A date as far as it was written: a year, perhaps a month (1..12), perhaps a day. */
export type PartialDate = {
  year: number;
  month?: number;
  day?: number;
  /** True when the month stands for a season or a quarter and was not itself written. */
  approximate?: boolean;
};

/** A date or a range of dates found in a text. */
export type FoundDates = {
  start?: PartialDate;
  /** Absent for a single date, for a range that is still open, and for one whose end has no year. */
  end?: PartialDate;
  /** True for "since 2019" and "2019 - today". */
  isCurrent: boolean;
  /** True when only one date is there; it is then given as `end` after "until", else as `start`. */
  isSingle: boolean;
  /** Place of the date: from (inclusive) and to (exclusive), in UTF-16 units of the text. */
  from: number;
  to: number;
};

/** Rules for ambiguous dates. */
export type DateOptions = {
  /** `documentLastModified` as yyyy-MM-dd; two-digit years are placed around it. */
  today: string;
  /** True (the default) when 3/4/2020 is the third of April. */
  dayFirst?: boolean;
};
