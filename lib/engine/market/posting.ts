/**
 * Data that the market keeps about a posting, and about the job that its postings advertise (market.md, "What the
 * service does").
 */

/** Facts that a posting and a job both have: on a job, the value that its postings agree on (see `MarketJob`). */
export type MarketFacts = {
  /** ISO 639-1. */
  language?: string;
  organizationName?: string;
  /** Code of `INDUSTRIES`. */
  organizationIndustry?: number;
  /** True when the organisation fills the job for another one. */
  viaIntermediary: boolean;
  /** Ids of the professions taxonomy. Group and class are those of the profession. */
  profession?: number;
  professionGroup?: number;
  professionClass?: number;
  /** Id of the municipality in the gazetteer, and of its first-level region (`DE.02`). */
  location?: number;
  region?: string;
  /** The municipality in words, as it is shown. */
  locationName?: string;
  /** ISO 3166-1 alpha-2 in capitals. */
  country?: string;
  /** Degrees; both or none. */
  latitude?: number;
  longitude?: number;
  isRemote: boolean;
  /** Codes of `EDUCATION_LEVELS`, `EXPERIENCE_LEVELS` and `CONTRACT_TYPES`. */
  educationLevel?: number;
  experienceLevel?: number;
  contractType?: number;
  /** Whole hours, 1 to 168. */
  hoursPerWeekFrom?: number;
  hoursPerWeekTo?: number;
  /** Pay for a year of full time as the posting states it, in whole units of its currency: the middle, and both ends. */
  salary?: number;
  salaryFrom?: number;
  salaryTo?: number;
  /** ISO 4217. */
  salaryCurrency?: string;
  /** The pay as it is written. */
  salaryText?: string;
  /** Pay for a year that a source estimated. It is kept apart and never counts in a figure of `salary`. */
  predictedSalary?: number;
  /** Ids of the skills taxonomy, each once. */
  itSkills: string[];
  professionalSkills: string[];
  softSkills: string[];
  /** ISO 639-1, each once. */
  languageSkills: string[];
};

/** One web page that advertises a job. Days are `yyyy-mm-dd`; values that the page does not state are left out. */
export type MarketPosting = MarketFacts & {
  /** An integer below 2^53 that is always the same for a page: writing it again replaces the earlier version. */
  postingId: number;
  /** The job that it advertises, an integer below 2^53. */
  jobId: number;
  /** Absent where the source states none, or an ambiguous one. */
  date?: string;
  /** The stated last day, or the day when the page was no longer seen. */
  expirationDate?: string;
  jobTitle: string;
  /** The host without `www.`. */
  sourceWebsite: string;
  sourceUrl?: string;
  /** The text of the advertisement, plain, without the title. */
  fullText: string;
  /** The import that brought it, by which it can be undone. */
  importId?: string;
  /** The reading of its source that had it last, and the first of its rows there. */
  lastReading?: string;
  lastRow?: number;
  /**
   * Block in which its copies are searched, an integer below 2^53, and the sketch they are recognised by
   * (`duplicates`).
   */
  block?: number;
  sketch?: string;
};

/**
 * An opening. Derived from its postings and never written: a single value is that of the first posting that has one, in
 * the order of `leadOrder`; a list holds what any posting has.
 */
export type MarketJob = MarketFacts & {
  jobId: number;
  /** The day of its first posting that has one; `firstPostingDate` in the API is the same. */
  date?: string;
  /** The last day on which one of its postings ends; absent while one of them has no end. */
  expirationDate?: string;
  postingCount: number;
  websiteCount: number;
};

/**
 * Returns the order in which postings represent their job: of the employer itself before intermediaries, then the
 * oldest.
 */
export function leadOrder(a: MarketPosting, b: MarketPosting): number {
  return (
    Number(a.viaIntermediary) - Number(b.viaIntermediary) ||
    (a.date ?? '').localeCompare(b.date ?? '') ||
    a.postingId - b.postingId
  );
}
