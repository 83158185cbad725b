import type { ParsedResume } from '@/lib/contracts';

/** `incomplete`: the parser ran out of time and kept what it had read so far. */
export const CANDIDATE_STATES = ['complete', 'incomplete'] as const;

export type CandidateState = (typeof CANDIDATE_STATES)[number];

/** Columns of the list, in the order in which they are offered; also the columns of the CSV export. */
export const CANDIDATE_COLUMNS = [
  'name',
  'title',
  'employer',
  'location',
  'experience',
  'skills',
  'languages',
  'email',
  'phone',
  'degree',
  'tags',
  'findings',
  'added',
  'updated',
] as const;

export type CandidateColumn = (typeof CANDIDATE_COLUMNS)[number];

/** `relevance` puts matches in name, title or employer before matches in the text; without a search it is `updated`. */
export const CANDIDATE_SORTS = [
  'relevance',
  'name',
  'title',
  'employer',
  'location',
  'experience',
  'findings',
  'added',
  'updated',
] as const;

export type CandidateSort = (typeof CANDIDATE_SORTS)[number];

/** A missing filter admits everyone; several values of one filter admit who has any of them. */
export type CandidateFilters = {
  states?: CandidateState[];
  tags?: string[];
  /** Languages of the document, ISO 639-1. */
  languages?: string[];
  /** ISO 3166 two-letter codes. */
  countries?: string[];
  minimumMonths?: number;
  maximumMonths?: number;
  hasFindings?: boolean;
  sample?: boolean;
};

/** `page` starts at 1; `pageSize` is 1 to 200. */
export type CandidateListQuery = {
  search: string;
  sort: CandidateSort;
  direction: 'asc' | 'desc';
  filters: CandidateFilters;
  page: number;
  pageSize: number;
};

/** One line of the list, corrections applied. Times are ISO 8601. */
export type CandidateListItem = {
  id: string;
  name: string;
  title: string | null;
  employer: string | null;
  city: string | null;
  countryCode: string | null;
  monthsOfExperience: number | null;
  skills: string[];
  /** Languages the person speaks, as codes (ISO 639-1) where the parser gave one, else as names. */
  languages: string[];
  documentLanguage: string | null;
  email: string | null;
  phone: string | null;
  degree: string | null;
  tags: string[];
  /** How many quality findings the parser reported. */
  findings: number;
  state: CandidateState;
  sample: boolean;
  addedAt: string;
  updatedAt: string;
};

/** `total` counts everyone the search and the filters admit. */
export type CandidatePage = {
  items: CandidateListItem[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
};

export type Facet = { value: string; count: number };

/** What the filters can be set to, the commonest value first, counted over all candidates. */
export type CandidateFacets = {
  tags: Facet[];
  languages: Facet[];
  countries: Facet[];
  total: number;
  samples: number;
};

/**
 * The document a parse was made of.
 * `view` says what the page can show: the PDF itself at `url`, the converted HTML at `htmlUrl` (for a sandboxed frame),
 * or neither.
 */
export type OriginalDocument = {
  id: string;
  name: string;
  size: number;
  mediaType: string;
  view: 'pdf' | 'html' | 'none';
  url: string;
  downloadUrl: string;
  htmlUrl: string | null;
  uploadedAt: string;
  uploadedBy: string;
};

/**
 * A corrected value, kept apart from what was parsed.
 * `path` is dotted with list positions as numbers: `employmentHistory.positions.0.jobTitle.raw`.
 * `value` null means that the parsed value is wrong and there is none.
 * `detached`: a newer parse no longer has the list entry that was corrected; the value is kept and not applied.
 */
export type Correction = {
  id: string;
  path: string;
  value: unknown;
  parsedValue: unknown;
  by: string;
  at: string;
  detached: boolean;
};

/** What happened to a candidate, newest first. `detail` is for display. */
export type HistoryEntry = {
  id: string;
  kind: 'uploaded' | 'parsed' | 'corrected' | 'correction-removed' | 'correction-undone';
  at: string;
  by: string;
  path?: string;
  value?: unknown;
  detail?: string;
};

/** One parse of one document. `current` is the one the page shows. */
export type ParseVersion = {
  id: string;
  documentId: string;
  documentName: string;
  parsedAt: string;
  engineVersion: string | null;
  transactionId: string | null;
  current: boolean;
};

export type CandidateDetail = {
  summary: CandidateListItem;
  original: OriginalDocument;
  /** As the parser gave it, with the names of our code. */
  parsed: ParsedResume;
  /** The parsed resume with the corrections laid over it: what to show. */
  effective: ParsedResume;
  corrections: Correction[];
  versions: ParseVersion[];
  history: HistoryEntry[];
  /** True when the parser ran out of time: the data may be incomplete. */
  timedOut: boolean;
};

/** A candidate without what identifies the person: made of the redacted data alone. `reference` is a short code to quote. */
export type BlindCandidate = { id: string; reference: string; resume: ParsedResume; state: CandidateState };
