import type { Failure } from '../../kernel';

/** The forms in which postings come. */
export const SOURCE_KINDS = [
  'schema-org',
  'sitemap',
  'indeed-xml',
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'workable',
  'recruitee',
  'personio',
  'teamtailor',
  'json-feed',
  'adzuna',
  'json',
  'json-lines',
  'csv',
  'parquet',
  'xlsx',
] as const;

export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The kinds that are read whole, as one answer; tables are read row by row (columns.ts). */
export type DocumentSourceKind = Exclude<SourceKind, 'json' | 'json-lines' | 'csv' | 'parquet' | 'xlsx'>;

/** Place of a job, as its source writes it: names, never codes of ours. */
export type RawPlace = {
  /** The whole place in one text, for sources that do not part it. */
  text?: string;
  municipality?: string;
  region?: string;
  country?: string;
  postalCode?: string;
  latitude?: number;
  longitude?: number;
};

export type PayPeriod = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

/** Pay as its source states it: in figures, or in words that are left to the reader of pay. */
export type RawPay = {
  /** `£12.50 per hour`, with the currency and period of other columns. */
  text?: string;
  minimum?: number;
  maximum?: number;
  /** ISO 4217 in capitals. */
  currency?: string;
  period?: PayPeriod;
  /** Bounds of nearly all figures of its column, in the same currency. */
  range?: readonly [low: number, high: number];
  /** True when the source estimated it; such pay is kept and never counts in a statistic. */
  isPredicted?: boolean;
};

/** Terms of a job that a short cell may name. */
export type Term = 'employment' | 'education' | 'experience';

/** A posting as its source has it, before any interpretation. Members that the source does not state are absent. */
export type RawPosting = {
  /** The source's own name for it. */
  id?: string;
  url?: string;
  title: string;
  organization?: string;
  /** The text of the advertisement, in HTML when `isHtml`. */
  description?: string;
  isHtml?: boolean;
  /** Parts of the text that its source keeps apart. */
  textParts?: readonly ('duties' | 'requirements' | 'preferred' | 'benefits')[];
  /** Days, `yyyy-mm-dd`. */
  date?: string;
  /** The source writes a date, and it cannot be read in one way. */
  hasUnreadDate?: boolean;
  /** When the source was collected, for postings without a date. */
  seenOn?: string;
  expirationDate?: string;
  places: RawPlace[];
  isRemote?: boolean;
  /** Words for type of contract and hours as the source writes them (`FULL_TIME`, `permanent`). */
  employment: string[];
  pay?: RawPay;
  /** What is offered, where the source has a cell for pay and no figure in it: amounts in this are no pay. */
  benefitsWithoutPay?: string;
  hoursPerWeek?: { from?: number; to?: number };
  industry?: string;
  department?: string;
  education?: string;
  experience?: string;
  skills?: string[];
  /** ISO 639-1. */
  language?: string;
};

/** A member of a source that is not a posting, and why; shown to whoever added the source. */
export type RejectedRow = {
  /** 1-based place in the source. */
  row: number;
  reason: string;
};

/** Contents of one file or answer of a source. */
export type SourceReading = {
  postings: RawPosting[];
  rejected: RejectedRow[];
  /** Addresses that must be fetched to know more: further pages, details, the pages of a sitemap. */
  follow: string[];
};

export type SourceFailure = Failure & { code: 'unreadable' | 'unknownForm' };
