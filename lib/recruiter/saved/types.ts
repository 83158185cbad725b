/** Kinds of a saved search; each is the path of its page. A match has the job or the candidate that it begins with. */
export const SAVED_KINDS = ['candidates', 'jobs', 'market', 'match'] as const;

export type SavedKind = (typeof SAVED_KINDS)[number];

/** Frequency of an alert. */
export const ALERT_EVERY = ['day', 'week'] as const;

export type AlertEvery = (typeof ALERT_EVERY)[number];

/**
 * A search with a name. `params` is the query of its page's URL. `fresh` counts the new results since this member last
 * looked, and `freshParams` leads to exactly these; for the job market and for matches it is the result of the last
 * alert.
 */
export type SavedSearch = {
  id: string;
  kind: SavedKind;
  name: string;
  params: string;
  shared: boolean;
  pinned: boolean;
  /** True if this member made it; others see it because it is shared. */
  isOwn: boolean;
  by: string;
  fresh: number;
  freshParams: string;
  /** Alert of this member on it; null without one. */
  alert: { every: AlertEvery; byMail: boolean; byWebhook: boolean } | null;
};

/**
 * A notice of an alert: the number of results that were new then, and the parameters that lead to them. `at` is ISO
 * 8601.
 */
export type AlertNotice = {
  id: string;
  kind: SavedKind;
  name: string;
  fresh: number;
  params: string;
  at: string;
  seen: boolean;
};
