import { folded } from '../ground/folded';
import { type ListQueryParams, toSearchParams } from '../records/list-query';
import type { ShortlistEntry } from './types';

/** Most candidates compared side by side. */
export const MOST_COMPARED = 4;

export const SHORTLIST_SORTS = ['moved', 'added', 'name', 'experience', 'score'] as const;

export type ShortlistSort = (typeof SHORTLIST_SORTS)[number];

/**
 * A shortlist as it is in a URL; members are left out when they have their default value. `open` and `compare` are
 * ids of candidates. The exports read the same parameters.
 */
export type ShortlistView = {
  as: 'board' | 'list';
  sort: ShortlistSort;
  search: string;
  tags: string[];
  /** True if rejected candidates are shown too. */
  rejected: boolean;
  blind: boolean;
  open: string | null;
  compare: string[];
};

export const SHORTLIST_DEFAULTS: ShortlistView = {
  as: 'board',
  sort: 'moved',
  search: '',
  tags: [],
  rejected: true,
  blind: false,
  open: null,
  compare: [],
};

const ID = /^[0-9a-f-]{36}$/;

/** Reads the view of a URL; missing or invalid parts have their defaults. Never throws. */
export function shortlistViewFrom(given: ListQueryParams): ShortlistView {
  const params = toSearchParams(given);
  const open = params.get('open') ?? '';
  return {
    as: params.get('as') === 'list' ? 'list' : 'board',
    sort: SHORTLIST_SORTS.find((sort) => sort === params.get('sort')) ?? SHORTLIST_DEFAULTS.sort,
    search: (params.get('q') ?? '').slice(0, 200),
    tags: [...new Set(params.getAll('tag').filter(Boolean))].slice(0, 20),
    rejected: params.get('rejected') !== 'false',
    blind: params.get('view') === 'blind',
    open: ID.test(open) ? open : null,
    compare: [...new Set(params.getAll('compare'))].filter((id) => ID.test(id)).slice(0, MOST_COMPARED),
  };
}

/** Returns the shortest parameters that `shortlistViewFrom` reads back as this view. */
export function shortlistViewParams(view: ShortlistView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.as !== SHORTLIST_DEFAULTS.as) params.set('as', view.as);
  if (view.sort !== SHORTLIST_DEFAULTS.sort) params.set('sort', view.sort);
  if (view.search) params.set('q', view.search);
  for (const tag of view.tags) params.append('tag', tag);
  if (!view.rejected) params.set('rejected', 'false');
  if (view.blind) params.set('view', 'blind');
  for (const id of view.compare) params.append('compare', id);
  if (view.open) params.set('open', view.open);
  return params;
}

const ORDER: Record<ShortlistSort, (one: ShortlistEntry, other: ShortlistEntry) => number> = {
  moved: (one, other) => other.movedAt.localeCompare(one.movedAt),
  added: (one, other) => other.addedAt.localeCompare(one.addedAt),
  name: (one, other) => one.candidate.name.localeCompare(other.candidate.name),
  experience: (one, other) =>
    (other.candidate.monthsOfExperience ?? -1) - (one.candidate.monthsOfExperience ?? -1),
  score: (one, other) => (other.score ?? -1) - (one.score ?? -1),
};

function textOf({ candidate, tags }: ShortlistEntry): string {
  const { name, title, employer, city, skills } = candidate;
  return folded([name, title, employer, city, ...skills, ...tags].filter(Boolean).join(' '));
}

/** Returns the entries that a view shows, in its order: the same on the screen and in every export. */
export function entriesIn(
  entries: readonly ShortlistEntry[],
  view: Pick<ShortlistView, 'sort' | 'search' | 'tags' | 'rejected'>,
): ShortlistEntry[] {
  const words = folded(view.search).split(/\s+/).filter(Boolean);
  return entries
    .filter((entry) => view.rejected || entry.reason === null)
    .filter((entry) => view.tags.every((tag) => entry.tags.includes(tag)))
    .filter((entry) => words.length === 0 || words.every((word) => textOf(entry).includes(word)))
    .sort((one, other) => ORDER[view.sort](one, other) || one.candidate.id.localeCompare(other.candidate.id));
}
