/** State of an import. */
export type MarketImportState = 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** One run of a source. Times are ISO 8601. */
export type MarketImportSummary = {
  id: string;
  state: MarketImportState;
  rowsRead: number;
  /** Null where it is not known before all are read. */
  rowsTotal: number | null;
  newPostings: number;
  newJobs: number;
  endedPostings: number;
  rejected: number;
  /** Rows that are the same page as another. */
  repeated: number;
  /** Postings that were brought or brought up to date; with those rejected and repeated, all rows. */
  written: number;
  /** Postings without a day that can be read. */
  undated: number;
  /** Number of values that became a fact, by the target of a column; for a place and for pay, of all their columns. */
  used: Record<string, number>;
  /** Why it failed, for the person who looks. */
  problem: string | null;
  startedAt: string;
  finishedAt: string | null;
};

/** True while an import is under way. */
export function isUnderWay(run: MarketImportSummary | null): boolean {
  return run !== null && ['waiting', 'running', 'undoing'].includes(run.state);
}

/** A row that did not become a separate posting, and why. */
export type RejectedRow = { row: number; reason: string };

/** Source of postings of the job market. */
export type MarketSourceSummary = {
  id: string;
  name: string;
  from: 'file' | 'address' | 'sample';
  /** The form of a file: `csv`, `json-lines`, `greenhouse` … */
  form: string | null;
  address: string | null;
  /** For a table: its columns and their roles. */
  columns: string[];
  mapping: Record<string, string>;
  /** Certainty from 0 to 1 of columns recognised by their values rather than their name. */
  certainties: Record<string, number>;
  /** In how many rows each column has a value; empty where nobody counted. */
  filled: Record<string, number>;
  rows: number | null;
  /** Somebody chose the mapping; `chosenFor` is an earlier source with the same columns. */
  isChosen: boolean;
  chosenFor: string | null;
  /** An earlier source with the same bytes. */
  sameAs: string | null;
  everyHours: number | null;
  lastImport: MarketImportSummary | null;
};

/** A row of a table as an import would read it; null for values that are missing or unreadable. */
export type MarketExampleRow = {
  row: number;
  /** Values of its columns, by their names. */
  written: Record<string, string>;
  /** Reason why it is not a posting. */
  reason: string | null;
  title: string | null;
  employer: string | null;
  place: string | null;
  date: string | null;
  expirationDate: string | null;
  pay: string | null;
  contract: string | null;
  skills: number;
  text: string | null;
  isRemote: boolean;
};

/** Targets of a column of a table, in the order of the form. */
export const MAPPING_TARGETS = [
  'title',
  'organization',
  'description',
  'date',
  'duties',
  'requirements',
  'preferred',
  'benefits',
  'expirationDate',
  'seenOn',
  'location',
  'municipality',
  'region',
  'country',
  'postalCode',
  'pay',
  'payMinimum',
  'payMaximum',
  'currency',
  'payPeriod',
  'employment',
  'schedule',
  'isRemote',
  'url',
  'id',
  'industry',
  'education',
  'experience',
  'skills',
  'language',
] as const;

/** Number of jobs of the market with a value. */
export type MarketShare = { name: string; jobs: number };

/** Contents of the market; of each kind the most frequent. */
export type MarketOverview = {
  jobs: number;
  postings: number;
  professions: MarketShare[];
  employers: MarketShare[];
  regions: MarketShare[];
};
