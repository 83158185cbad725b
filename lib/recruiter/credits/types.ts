/** Purposes of calls to a provider, as people name them. */
export const PAID_OPERATIONS = [
  'parse-cv',
  'parse-job',
  'index',
  'match',
  'search',
  'score',
  'geocode',
  'interface',
  'other',
] as const;

export type PaidOperation = (typeof PAID_OPERATIONS)[number];

/** Calls and their cost, in credits. */
export type Use = { calls: number; credits: number };

/** Days without use are there too, so that a chart has no gaps. Days are yyyy-MM-dd, UTC. */
export type UseReport = {
  byDay: (Use & { day: string })[];
  byOperation: (Use & { operation: PaidOperation })[];
  /** Use by member, the most first; no name for the app's own. Null for an account other than the app's. */
  byMember: (Use & { name: string | null })[] | null;
};

/** Periods of a report, in days. */
export const USE_PERIODS = [7, 30, 90] as const;

export type UsePeriod = (typeof USE_PERIODS)[number];

/** An account of the built-in service, of which credits can be seen and added to. */
export type PaidAccount = { id: string; name: string; remaining: number; expiresOn: string | null };

/** Limits on concurrent requests and their rate. */
export type Limits = {
  concurrentRequests: number;
  /** Documents that this app sends at a time. */
  parsesAtATime: number;
  /** Null where the app is not held to them. */
  marketPerSecond: number | null;
  marketPerMinute: number | null;
  largestDocumentMb: number;
};

/** Credits and their use, for the page about them. */
export type CreditOverview = {
  builtIn: boolean;
  account: { id: string; name: string; region: string };
  remaining: number;
  used: number;
  /** yyyy-MM-dd, null for never. */
  expiresOn: string | null;
  warnsBelow: number;
  /** Days that the rest lasts at the pace of the last week; null when nothing was used. */
  lastsDays: number | null;
  warning: CreditWarning | null;
  /** Uploads that wait for credits. */
  waiting: number;
  limits: Limits;
  /** Of the built-in service; none with a hosted provider. */
  accounts: PaidAccount[];
  /** The account of the report; null for the app's own. */
  reported: string | null;
  days: UsePeriod;
  use: UseReport;
};

/** Why somebody should add credits: none are left, they have expired, few are left, or they expire within two weeks. */
export type CreditWarning = 'empty' | 'expired' | 'low' | 'expiring';
