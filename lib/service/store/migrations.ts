import { type Migration, QUEUE_MIGRATION } from '@/lib/platform';
import { DELIVERY_MIGRATION } from './delivery-tables';
import { EMBEDDINGS_MIGRATION } from './embedding-tables';
import { EVENT_MIGRATION } from './event-tables';
import { CHANGES_BY_INDEX, FEED_MIGRATION, INDEX_MIGRATION } from './index-tables';
import {
  CATEGORIES_OF_ACCOUNTS,
  MARKET_API_MIGRATION,
  MARKET_LIMITS_OF_ACCOUNTS,
  MARKET_WRITER_MIGRATION,
} from './market-api-tables';
import { MATCHER_MIGRATION } from './matcher-tables';
import { ERASURE_MIGRATION } from './removal-tables';

const accountsAndCredits = `
create table account (
  id text primary key,
  name text not null,
  origin text not null check (origin in ('application', 'environment', 'settings')),
  region text not null,
  maximum_concurrent integer not null check (maximum_concurrent > 0),
  expires_on date,
  key_scheme text not null check (key_scheme in ('sha256', 'argon2id')),
  key_hash text not null,
  key_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create table credit_balance (
  account_id text primary key references account (id),
  remaining numeric(18, 4) not null check (remaining >= 0),
  used numeric(18, 4) not null,
  entries bigint not null
);
create table transaction_record (
  id uuid primary key,
  account_id text not null references account (id),
  at timestamptz not null default now(),
  operation text not null,
  code text not null,
  elapsed_ms integer not null,
  document_hash text,
  document_bytes integer
);
create table ledger_entry (
  account_id text not null references account (id),
  number bigint not null,
  at timestamptz not null default now(),
  transaction_id uuid unique references transaction_record (id),
  reason text not null,
  amount numeric(18, 4) not null,
  remaining_after numeric(18, 4) not null,
  used_after numeric(18, 4) not null,
  primary key (account_id, number)
);
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'the ledger is append-only'; end $$;
create trigger ledger_entry_is_append_only before update or delete on ledger_entry for each row execute function refuse_change();
`;

/**
 * The settlement of a transaction, with the guarantees of `settleTransaction`. A function, because its statements are
 * planned once a connection; as one statement of the caller it took three times as long.
 */
const settlement = `
create function settle_transaction(
  p_id uuid, p_account_id text, p_operation text, p_code text, p_elapsed_ms integer,
  p_document_hash text, p_document_bytes integer, p_cost numeric
) returns table (remaining numeric, used numeric) language plpgsql as $$
declare
  head service.credit_balance%rowtype;
begin
  update service.credit_balance b
    set remaining = b.remaining - p_cost, used = b.used + p_cost, entries = b.entries + 1
    where b.account_id = p_account_id and b.remaining >= p_cost
    returning * into head;
  if not found then return; end if;
  insert into service.transaction_record
    (id, account_id, operation, code, elapsed_ms, document_hash, document_bytes)
    values (p_id, p_account_id, p_operation, p_code, p_elapsed_ms, p_document_hash, p_document_bytes);
  insert into service.ledger_entry
    (account_id, transaction_id, reason, amount, number, remaining_after, used_after)
    values (p_account_id, p_id, p_operation, -p_cost, head.entries, head.remaining, head.used);
  return query select head.remaining, head.used;
end
$$;
`;

const marketSources = `
create table market_source (
  id uuid primary key,
  name text not null,
  origin jsonb not null,
  every_hours integer check (every_hours > 0),
  next_run_at timestamptz,
  created_at timestamptz not null default now()
);
create index market_source_due on market_source (next_run_at) where next_run_at is not null;
create table market_import (
  id uuid primary key,
  source_id uuid not null references market_source (id) on delete cascade,
  status text not null check (status in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
  rows_read integer not null default 0,
  rows_total integer,
  written integer not null default 0,
  new_postings integer not null default 0,
  new_jobs integer not null default 0,
  ended_postings integer not null default 0,
  rejected integer not null default 0,
  problem text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);
create index market_import_by_source on market_import (source_id, created_at desc);
create table market_rejection (
  import_id uuid not null references market_import (id) on delete cascade,
  row_number integer not null,
  reason text not null,
  primary key (import_id, row_number)
);
`;

const rowsAccountedFor = `
alter table market_import
  add column repeated integer not null default 0,
  add column undated integer not null default 0;
alter table market_rejection
  add column kind text not null default 'rejected' check (kind in ('rejected', 'repeated'));
`;

const USE_BY_TIME: Migration = {
  name: '013-use-by-time',
  up: 'create index ledger_entry_by_time on ledger_entry (account_id, at);',
};

const USED_VALUES: Migration = {
  name: '017-used-values',
  up: `alter table market_import add column used jsonb not null default '{}';`,
};

/** The schema of the service, step by step; a released step is never changed. */
export const SERVICE_MIGRATIONS: readonly Migration[] = [
  { name: '001-accounts-and-credits', up: accountsAndCredits },
  { name: '002-settlement', up: settlement },
  QUEUE_MIGRATION,
  { name: '003-market-sources', up: marketSources },
  MARKET_API_MIGRATION,
  INDEX_MIGRATION,
  ERASURE_MIGRATION,
  { name: '006-rows-accounted-for', up: rowsAccountedFor },
  FEED_MIGRATION,
  CATEGORIES_OF_ACCOUNTS,
  MATCHER_MIGRATION,
  DELIVERY_MIGRATION,
  MARKET_LIMITS_OF_ACCOUNTS,
  EVENT_MIGRATION,
  USE_BY_TIME,
  CHANGES_BY_INDEX,
  EMBEDDINGS_MIGRATION,
  MARKET_WRITER_MIGRATION,
  USED_VALUES,
];
