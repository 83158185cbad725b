/** How an import goes. */
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
  /** Why it failed, for the person who looks. */
  problem: string | null;
  startedAt: string;
  finishedAt: string | null;
};

/** True while an import goes on. */
export function isUnderWay(run: MarketImportSummary | null): boolean {
  return run !== null && ['waiting', 'running', 'undoing'].includes(run.state);
}

/** A row that is no posting of its own, and why. */
export type RejectedRow = { row: number; reason: string };

/** Where postings of the job market come from. */
export type MarketSourceSummary = {
  id: string;
  name: string;
  from: 'file' | 'address' | 'sample';
  /** The form of a file: `csv`, `json-lines`, `greenhouse` … */
  form: string | null;
  address: string | null;
  /** Of a table: its columns, and which one holds what. */
  columns: string[];
  mapping: Record<string, string>;
  /** How certain those are, from 0 to 1, that the values of a column told and not its name. */
  certainties: Record<string, number>;
  everyHours: number | null;
  lastImport: MarketImportSummary | null;
};

/** What a column of a table can hold, in the order of the form. */
export const MAPPING_TARGETS = [
  'title',
  'organization',
  'description',
  'date',
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

/** How many jobs of the market have a value. */
export type MarketShare = { name: string; jobs: number };

/** What is in the market; of each kind the most frequent. */
export type MarketOverview = {
  jobs: number;
  postings: number;
  professions: MarketShare[];
  employers: MarketShare[];
  regions: MarketShare[];
};
