import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Tokens with which a member sends pages from their browser, and what came by them. */
export const CAPTURE_MIGRATION: Migration = {
  name: '0052_capture',
  up: `
create table capture_token (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
create index capture_token_of on capture_token (member_id, made_at);
create table captured_item (
  item_id uuid primary key references upload_item (id) on delete cascade,
  token_id uuid not null references capture_token (id) on delete cascade
);
`,
};

type CaptureTokenTable = {
  id: ColumnType<string, string | undefined, never>;
  member_id: string;
  name: string;
  /** SHA-256; the token itself is shown once. */
  token_hash: string;
  made_at: ColumnType<Date, Date | undefined, never>;
  used_at: Date | null;
};

export type CaptureTables = {
  capture_token: CaptureTokenTable;
  captured_item: { item_id: string; token_id: string };
};
