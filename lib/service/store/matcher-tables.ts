import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Sessions of generated interfaces. `content` is the request, sealed. The key of the address is kept as its hash until
 * it is used; a visitor is the hash of the secret in a browser's cookie, and its name is sealed.
 */
const sessions = `
create table matcher_session (
  id text primary key,
  account_id text not null references account (id),
  kind text not null,
  key_hash text,
  content text not null,
  framing text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index matcher_session_by_end on matcher_session (expires_at);
create table matcher_visitor (
  session_id text not null references matcher_session (id) on delete cascade,
  visitor_hash text not null,
  username text,
  created_at timestamptz not null default now(),
  primary key (session_id, visitor_hash)
);
create table matcher_account (
  account_id text primary key references account (id),
  frame_origins text not null default '[]',
  logo text,
  skills_lists text not null default '{}',
  signing_secret text
);
create table matcher_saved_search (
  id uuid primary key,
  account_id text not null references account (id),
  owner text not null,
  name text not null,
  content text not null,
  created_at timestamptz not null default now(),
  unique (account_id, owner, name)
);
`;

export const MATCHER_MIGRATION: Migration = { name: '009-matcher-sessions', up: sessions };

type Instant = ColumnType<Date, Date | string, Date | string>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type MatcherSessionTable = {
  id: string;
  account_id: string;
  kind: string;
  /** Null once it was used. */
  key_hash: string | null;
  content: string;
  framing: string;
  created_at: GeneratedInstant;
  expires_at: Instant;
};

export type MatcherVisitorTable = {
  session_id: string;
  visitor_hash: string;
  username: string | null;
  created_at: GeneratedInstant;
};

/** Settings of an account for all its interfaces and deliveries. */
export type MatcherAccountTable = {
  account_id: string;
  frame_origins: Generated<string>;
  logo: string | null;
  skills_lists: Generated<string>;
  signing_secret: string | null;
};

export type MatcherSavedSearchTable = {
  id: string;
  account_id: string;
  /** The hash of the name of the user: nobody needs to read it. */
  owner: string;
  name: string;
  content: string;
  created_at: GeneratedInstant;
};
