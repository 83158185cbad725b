/** What a saved search is asked of; each is the path of its page. */
export const SAVED_KINDS = ['candidates', 'jobs', 'market'] as const;

export type SavedKind = (typeof SAVED_KINDS)[number];

/**
 * A search with a name. `params` is the query of its page's URL. `fresh` counts what came in and fits since this member
 * looked last, and `freshParams` leads to just these; the job market counts none.
 */
export type SavedSearch = {
  id: string;
  kind: SavedKind;
  name: string;
  params: string;
  shared: boolean;
  pinned: boolean;
  /** Whether this member made it; others see it because it is shared. */
  isOwn: boolean;
  by: string;
  fresh: number;
  freshParams: string;
};
