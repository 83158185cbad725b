import { APP_ACCOUNT_ID } from '@/lib/contracts';
import type { Migration } from '@/lib/platform';

const tables = `
create table market_category (
  field text not null,
  id integer not null,
  parent integer,
  labels jsonb not null,
  category_values jsonb not null,
  place integer not null,
  primary key (field, id)
);
create table market_calls (
  account_id text primary key references account (id),
  calls timestamptz[] not null
);
`;

export const MARKET_API_MIGRATION: Migration = { name: '004-market-api', up: tables };

/** Categories belong to the account that declares them; earlier ones to the app. */
export const CATEGORIES_OF_ACCOUNTS: Migration = {
  name: '008-categories-of-accounts',
  up: `
alter table market_category add column account_id text not null default '${APP_ACCOUNT_ID}';
alter table market_category alter column account_id drop default;
alter table market_category drop constraint market_category_pkey;
alter table market_category add primary key (account_id, field, id);
`,
};

/** Every account is held to the limits of market.md; the start of the service sets those of the app's own (decision 0053). */
export const MARKET_LIMITS_OF_ACCOUNTS: Migration = {
  name: '011-market-limits-of-accounts',
  up: 'alter table account add column market_limited boolean not null default true;',
};

export type MarketCategoryTable = {
  account_id: string;
  field: string;
  id: number;
  parent: number | null;
  labels: unknown;
  category_values: unknown;
  place: number;
};

export type MarketCallsTable = { account_id: string; calls: string[] };

/** Writer of the market: one row, held for a time. */
export const MARKET_WRITER_MIGRATION: Migration = {
  name: '016-market-writer',
  up: `
create table market_writer (
  one boolean primary key default true check (one),
  holder text not null,
  until timestamptz not null
);
`,
};

export type MarketWriterTable = { one: boolean; holder: string; until: Date };
