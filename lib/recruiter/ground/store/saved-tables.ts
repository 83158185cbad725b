import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Searches with a name, and the time each member last looked at their new results. */
export const SAVED_MIGRATION: Migration = {
  name: '0016_saved_searches',
  up: `
create table saved_search (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('candidates', 'jobs', 'market')),
  name text not null,
  params text not null,
  shared boolean not null,
  pinned boolean not null,
  position integer not null,
  created_by uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now()
);
create table saved_search_look (
  search_id uuid not null references saved_search (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  looked_at timestamptz not null default now(),
  primary key (search_id, member_id)
);
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** `params` is the query of the page's URL. */
export type SavedSearchTable = {
  id: Generated<string>;
  kind: 'candidates' | 'jobs' | 'market' | 'match';
  name: string;
  params: string;
  shared: boolean;
  pinned: boolean;
  position: number;
  created_by: string;
  created_at: Instant;
};

export type SavedSearchLookTable = { search_id: string; member_id: string; looked_at: Instant };
