import type { EXECUTIVE_TYPES as ON_THE_WIRE } from '@/lib/contracts';

/**
 * Data by which a CV or a posting is compared, in some two kilobytes of numbers, and the words to explain it. A profile
 * holds no name, pronoun, date of birth, address, school or employer: these cannot enter a score.
 */

/** Categories without data in a document are `undefined` or empty: missing, never zero. */
export type Profile = {
  kind: 'resume' | 'job';
  titles: TitleFacts;
  /** Similarity of the text to each unit group of occupations (order of the title space), -127 to 127; may be empty. */
  themes: Int8Array;
  words: WordFacts;
  skills: SkillFacts;
  /** Parts of the skills taxonomy by their V1 id with their shares of 255, the largest first. */
  industries: { ids: Uint32Array; shares: Uint8Array };
  /** Languages by key with a level of 1 (basic) to 4 (native), 0 where none is given; `AS_WRITTEN` where the document is
   * written in it, and says no more. */
  languages: { keys: Uint32Array; levels: Uint8Array; musts: Uint8Array };
  /**
   * Names of certificates and licences by key, then further qualifications of a CV, or further capitals of a posting.
   */
  certifications: { keys: Uint32Array; marks: Uint32Array; musts: Uint8Array };
  /** Level of ISCED 2011: the highest of a CV, the one a posting requires. */
  degree: number | undefined;
  /** Place in `EXECUTIVE_TYPES`, above 0. */
  executiveType: number | undefined;
  /** Place in `MANAGEMENT_LEVELS`. */
  managementLevel: number | undefined;
  /** Months worked, or the months a posting requires at least. */
  experience: number | undefined;
  stated: Stated;
};

/**
 * Requirements without exception, and things that a document lists in full. `musts` of languages and certificates are 0
 * for anything optional, else the number of a group of which one is enough.
 */
export type Stated = {
  isDegreeMust: boolean;
  isExperienceMust: boolean;
  listsLanguages: boolean;
  /** All positions of a CV have both dates, and no sentence tells of more years: nobody worked longer than that. */
  countsExperience: boolean;
};

/** Level of a language that nothing is known of but that the document is written in it: fluent at least, maybe native. */
export const AS_WRITTEN = 5;

/** Titles, the weightiest first; a title has one vector for the whole and one for each part that names work. */
export type TitleFacts = {
  /** Of length one, times 127; WIDTH numbers each. */
  vectors: Int8Array;
  /** The title that each vector belongs to. */
  owners: Uint8Array;
  /** Length and recency, of 255. */
  weights: Uint8Array;
  /** Numbers of their languages, which are not always that of the document; 0 outside the space. */
  languages: Uint8Array;
  isCurrent: Uint8Array;
  /** The unit groups that the titles stand for, by their place in the title space, with their shares of 255. */
  aims: { units: Uint16Array; shares: Uint8Array };
};

/** Words of titles by their number in the table of `data`. */
export type WordFacts = {
  /** Those of the weightiest title, each with how telling it is, of 255. */
  asked: Uint16Array;
  rarities: Uint8Array;
  /**
   * Those of the sentences that have the most of them, in the order of `Wording.sentences`; `SENTENCE_END` ends each.
   */
  said: Uint16Array;
};

export const SENTENCE_END = 0xffff;

/** Skills by key in rising order. */
export type SkillFacts = {
  keys: Uint32Array;
  /** Key of the category of skills. */
  categories: Uint16Array;
  /** Weight as a requirement: rarity, required or not, months and last use; of 255. */
  demand: Uint8Array;
  /** Strength of the evidence by months only, out of 255. */
  worth: Uint8Array;
  /** The month of its last use (`months.ts`); 0 where it is not known. */
  lasts: Uint16Array;
  isCurrent: Uint8Array;
};

/** The words of a profile: read for the documents that are shown, not for those that are scored. */
export type Wording = {
  titles: string[];
  /** The sentences with the most words of titles, then those that reveal most about an occupation. */
  sentences: string[];
  /** Sentence of the running text about a skill, by key. */
  skillSentences: Record<string, string>;
  /** In the order of `Profile.certifications.keys`. */
  certifications: string[];
  /** ISO 639 codes in the order of `Profile.languages.keys`. */
  languages: string[];
  /** ISO 639-1 code of the document's own language, where it is known. */
  language?: string | undefined;
  degree?: string | undefined;
  /** Stems of the subjects that go with the degree. */
  subjects?: string[] | undefined;
  /** Most years that the text of a CV tells of, where its dates do not show them. */
  toldYears?: number | undefined;
};

export type DescribedProfile = { profile: Profile; wording: Wording };

/** As the contracts have them: the engine takes only types from there. */
export const EXECUTIVE_TYPES = [
  'NONE',
  'ADMIN',
  'ACCOUNTING',
  'BUSINESS_DEV',
  'EXECUTIVE',
  'FINANCIAL',
  'GENERAL',
  'IT',
  'LEARNING',
  'MARKETING',
  'OPERATIONS',
] as const satisfies typeof ON_THE_WIRE;

export const MANAGEMENT_LEVELS = ['None', 'Low', 'Mid', 'High'] as const;
