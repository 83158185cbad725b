/** Languages of the labels and titles of the tables. */
export const TITLE_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;

export type TitleLanguage = (typeof TITLE_LANGUAGES)[number];

export type Labels = Readonly<Record<TitleLanguage, string>>;

/** Versions of O*NET-SOC that a caller may request. */
export type OnetVersion = '2010' | '2019';

/** One of some thirty fields of work. */
export type ProfessionClass = { id: number; labels: Labels };

/** A family of professions of one class; its id divided by 100 is that of the class. */
export type ProfessionGroup = { id: number; class: ProfessionClass; labels: Labels };

export type Profession = {
  /** Its id divided by 100 is that of the group. */
  id: number;
  group: ProfessionGroup;
  class: ProfessionClass;
  /** ISCO-08 unit group, four digits; a leading zero (armed forces) falls away. */
  isco: number;
  /** O*NET-SOC code of 2010 and of 2019, `NN-NNNN.NN`. */
  onet2010: string;
  onet2019: string;
  labels: Labels;
};

/**
 * The text of the tables by name (the file name without `.tsv`): `classes`, `groups`, `isco`, `onet`, `words` and
 * `more-titles`; every other one holds professions. Their first lines name their columns.
 */
export type ProfessionTables = Readonly<Record<string, string>>;
