/**
 * The weights by which headers, segments and sentences of a career are read, in units of evidence: sums are compared,
 * not read. The numbers are fitted (`npm run fit -- entries`); their names and meanings are written by hand.
 */

/** The choice of the two fields of a header (`assign`). */
export const HEADER = {
  base: { what: 0.5, where: 0.6 },
  missing: { what: -0.8, where: -1 },
  linked: 0.8,
  /** "at", "chez" ... came before the part. */
  ledTo: 2,
  /** "Worked as" came before the part: it is a title, and no employer. */
  role: 2,
  /** For each line and part further down: headers come first. */
  row: -0.3,
  column: -0.12,
  /** For each word over six of a lower line in plain type: it may be the first line of the description. */
  plainWord: -0.3,
  sentence: -1.2,
  /** For each word in small letters of a lower line: names of organisations are written with capitals. */
  smallWord: -0.3,
  /** A part that may as well be a place. */
  maybePlace: -1,
  /** A part with one half of a pair of brackets, or that begins or ends with a word that only joins others. */
  torn: -1,
  /** A half of a split part that is used for nothing. */
  unusedHalf: -0.7,
  unused: -0.25,
  whatFirst: 0.25,
};

/** Cost of a part that is cut in two at a weaker separator (`splits`). */
export const SPLIT = {
  sign: 0,
  lead: 0.3,
  dash: 0.5,
  colon: 0.7,
  slash: 1.2,
  comma: 0.8,
  stop: 0.8,
  blank: 0.9,
  word: 1.1,
  bracket: 2,
  /** Nothing but a space, between words of both fields. */
  bare: 1.2,
};

/** Requirements for a field to count as complete, and for the entry to be worth anything (`draft`). */
export const WHOLE = {
  base: 0.5,
  field: 2,
  ledTo: 1.2,
  lead: -1,
  torn: -0.7,
  enough: 2,
  missing: -0.5,
  date: 0.7,
  cost: 1.2,
  alone: 0.3,
};

/** When a section is read as items or sentences, which must be clearly better than headers (`drafts`, `told`). */
export const TOLD = {
  more: 0.5,
  share: 1.1,
  /** A line left in the text that opens an entry in the other reading: with a range of dates, or set off. */
  leftOutRange: 0.7,
  leftOutSetOff: 0.4,
  /** An item that is set like a header, or in which nothing is worded like a sentence. */
  setOff: -0.8,
  unworded: -0.5,
  /** From this score on an item is a separate entry. */
  sure: 1.2,
  /** For each entry of a section that announces entries, where the reading by headers finds none. */
  announced: 0.9,
};

/** Weights for reading a form (`drafts`). */
export const FORM = {
  /** Least lead of another number of lines above its labels over the usual one. */
  other: 0.3,
  /** Least lead in completeness of its lines over its labels. */
  share: 1.1,
  lines: 0.5,
};

/** Least completeness of an entry in a section that does not announce any, next to others and without any. */
export const ELSEWHERE = { beside: 1.2, alone: 0.8 };

/** Evidence for a number of header lines above the date, as shares of the entries (`segments`). */
export const ABOVE = {
  sameStyle: 3,
  standsOut: 2.5,
  opensGroup: 1.5,
  widerGap: 1.5,
  clipped: -1.2,
  orphan: -2,
  hasText: 1,
  /** Headers with words of both fields. */
  complete: 1.5,
  /** A line with the words of a field directly above the start. */
  missed: -1.2,
  /** For each line. */
  line: -0.25,
  /** Completeness of the entries cut this way. */
  whole: 1,
};

/** The division of a sentence at its marks (`statements`). */
export const SENTENCE = {
  missing: { what: -0.8, where: -1 },
  base: { what: 0.5, where: 0.5 },
  cut: -0.1,
  unused: -0.25,
  place: 0.6,
  /** For each word over eight. */
  long: -0.25,
  torn: -1,
  /** For each word that no field explains; less after the end of a sentence. */
  unexplained: -0.12,
  /** After the end of a sentence its fields are complete. */
  afterStop: -1,
  verb: 0.9,
  date: 0.8,
  length: 0.3,
  /** Least worth of an entry. */
  cost: 2.2,
};

/** For a mark that a field goes over: a line or a sentence seldom ends within one. */
export const OVER = {
  line: -0.8,
  stop: -1.6,
  worked: -2.5,
  working: -2.5,
  joined: -1.5,
  studied: -1.5,
  studying: -1.5,
  major: -0.6,
  as: -0.8,
  asBefore: -2,
  at: -1,
  from: -0.6,
  of: 0,
  with: 0,
  for: 0,
  in: 0,
  comma: 0,
  under: -1.2,
  time: -0.5,
  tab: -1,
  colon: -0.6,
  dash: -0.1,
  open: -0.2,
  close: -0.3,
};

/** Evidence of each mark for the fields after it, in sentences about work and about studies. */
export const WORK = {
  what: {
    start: 0.4,
    worked: 0.7,
    working: 0.7,
    joined: -1,
    studied: -1.5,
    studying: -2,
    as: 2.4,
    at: -2,
    under: -2,
    from: -1.5,
    of: -1,
    with: -1.8,
    for: -1.2,
    in: -1,
    comma: -0.3,
    dash: 0,
    colon: 0.2,
    open: -0.3,
    close: -0.2,
    stop: -0.6,
    line: 0,
    tab: 0.2,
    date: 0.3,
    length: 0.2,
    time: -1,
    major: -2,
    grade: -2,
  },
  where: {
    start: 0.1,
    worked: 0,
    working: 0.1,
    joined: 1.8,
    studied: -0.5,
    studying: -1,
    as: -2.5,
    at: 2.4,
    under: 0,
    from: 0.6,
    of: 0.4,
    with: 1.6,
    for: 1.2,
    in: 1.1,
    comma: 0.1,
    dash: 0.2,
    colon: 0.2,
    open: 0,
    close: -0.2,
    stop: -0.5,
    line: 0,
    tab: 0.2,
    date: 0.3,
    length: 0.1,
    time: -1,
    major: -2,
    grade: -2,
  },
};

export const STUDY = {
  what: {
    start: 0.8,
    studied: 0.8,
    studying: 1,
    worked: -2,
    working: -2,
    as: -0.5,
    at: -2,
    under: -2,
    from: -1.8,
    of: -1.2,
    with: -1,
    for: -0.8,
    in: -0.6,
    comma: -0.3,
    dash: 0,
    colon: 0.2,
    open: -0.5,
    close: -0.3,
    stop: -0.5,
    line: 0.2,
    tab: 0.2,
    date: 0.3,
    length: 0.3,
    time: -1,
    major: -2,
    grade: -0.5,
  },
  where: {
    start: 0.1,
    studied: 0.1,
    studying: 0,
    worked: -0.5,
    working: -1,
    as: -2,
    at: 2,
    under: 0.6,
    from: 2.2,
    of: 0.5,
    with: 0,
    for: -0.5,
    in: 0,
    comma: 0.3,
    dash: 0.3,
    colon: 0.2,
    open: 0.1,
    close: 0,
    stop: -0.5,
    line: 0.3,
    tab: 0.3,
    date: 0.4,
    length: -0.2,
    time: -1,
    major: -2,
    grade: 0.2,
  },
};
