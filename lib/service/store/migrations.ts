import type { Migration } from '@/lib/platform';

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
 * The settlement of a transaction: what `settleTransaction` promises. A function, because its statements are planned
 * once a connection; as one statement of the caller it took three times as long.
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

/** The schema of the service, step by step; a released step is never changed. */
export const SERVICE_MIGRATIONS: readonly Migration[] = [
  { name: '001-accounts-and-credits', up: accountsAndCredits },
  { name: '002-settlement', up: settlement },
];
