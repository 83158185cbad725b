import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Cost of calls to the provider, by day, kind of call and member; the state of the account that pays; since when it
 * cannot pay; and the tokens of OAuth clients, sealed, which all instances share.
 */
export const CREDITS_MIGRATION: Migration = {
  name: '0030_credits',
  up: `
create table credit_use (
  day date not null,
  operation text not null,
  member text not null,
  calls integer not null,
  credits numeric(18, 4) not null,
  primary key (day, operation, member)
);
create table credit_state (
  single boolean primary key default true check (single),
  warns_below integer not null default 100,
  account text,
  remaining numeric(18, 4),
  expires_on text,
  refused_account text,
  refused_remaining numeric(18, 4),
  refused_expires_on text
);
insert into credit_state default values;
create table client_token (
  name text primary key,
  token text,
  renew_at timestamptz,
  asked_until timestamptz
);
`,
};

/** `member` is the id of a member, or empty for the app's own use. Days are UTC. */
type CreditUseTable = { day: string; operation: string; member: string; calls: number; credits: number };

/** The one row about the account that pays. `refused_…` is its state when it could not; null while it can. */
type CreditStateTable = {
  warns_below: number;
  account: string | null;
  remaining: number | null;
  expires_on: string | null;
  refused_account: string | null;
  refused_remaining: number | null;
  refused_expires_on: string | null;
};

/** A token by a keyed hash of its client. While `asked_until` is in the future one instance is requesting another. */
type ClientTokenTable = {
  name: string;
  token: ColumnType<string | null, string | null | undefined, string | null>;
  renew_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  asked_until: Date | null;
};

export type CreditTables = {
  credit_use: CreditUseTable;
  credit_state: CreditStateTable;
  client_token: ClientTokenTable;
};
