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

export type MarketCategoryTable = {
  field: string;
  id: number;
  parent: number | null;
  labels: unknown;
  category_values: unknown;
  place: number;
};

export type MarketCallsTable = { account_id: string; calls: string[] };
