/** One id and key pair of the service. The key itself is shown once, when it is made. Times are ISO 8601. */
export type ServiceAccountSummary = {
  id: string;
  name: string;
  state: 'active' | 'revoked';
  /** False for accounts of the environment and of the app itself, which are managed where they come from. */
  manageable: boolean;
  /** False for the account of the app itself, which sends the look of its matching pages with each call. */
  setsPages: boolean;
  creditsRemaining: number;
  createdAt: string;
  lastUsedAt: string | null;
};

/** A key at the only moment when it can be read. */
export type ServiceAccountKey = { id: string; key: string };

/** The account the app itself parses with. `expiresOn` is yyyy-MM-dd. */
export type ProviderAccount = {
  baseUrl: string;
  accountId: string;
  name: string;
  region: string;
  creditsRemaining: number;
  creditsUsed: number;
  maximumConcurrentRequests: number;
  expiresOn: string;
};

/** Settings of an account for all its matching pages. */
export type MatchingPages = {
  /** Origins whose pages may embed them; if empty, hooks name them. */
  frameOrigins: string[];
  /** The picture of the banner, a data address. */
  logo: string | null;
  /** Skills offered in addition to those of the taxonomy, by the list that a call names. */
  skillsLists: { name: string; skills: string[] }[];
};
