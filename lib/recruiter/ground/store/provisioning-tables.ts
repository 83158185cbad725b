import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** What a provider of identities says of members by SCIM: its token, people as it names them, and its groups. */
export const PROVISIONING_MIGRATION: Migration = {
  name: '0054_provisioning',
  up: `
create table scim_token (
  id uuid primary key default gen_random_uuid(),
  token_hash text unique,
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz
);
create unique index scim_token_in_force on scim_token ((true)) where revoked_at is null;
create table scim_user (
  member_id uuid primary key references member (id) on delete cascade,
  user_name text not null,
  user_name_key text not null unique,
  external_id text unique,
  given_name text,
  family_name text,
  display_name text,
  changed_at timestamptz not null default now(),
  removed_at timestamptz
);
create table scim_group (
  id uuid primary key default gen_random_uuid(),
  display_name text not null,
  display_key text not null unique,
  external_id text,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create table scim_group_member (
  group_id uuid not null references scim_group (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  primary key (group_id, member_id)
);
create index scim_group_member_by_member on scim_group_member (member_id);
`,
};

type Made = ColumnType<Date, Date | undefined, never>;

/** The key of the provider. One that was revoked is kept without its hash, to say since when. */
type ScimTokenTable = {
  id: ColumnType<string, string | undefined, never>;
  token_hash: string | null;
  made_by: string;
  made_at: Made;
  used_at: Date | null;
  revoked_at: Date | null;
};

/** A member as the provider names them. Whoever it removed stays as a member that is disabled, since they did things here. */
type ScimUserTable = {
  member_id: string;
  user_name: string;
  user_name_key: string;
  external_id: string | null;
  given_name: string | null;
  family_name: string | null;
  display_name: string | null;
  changed_at: ColumnType<Date, Date | undefined, Date>;
  removed_at: Date | null;
};

type ScimGroupTable = {
  id: ColumnType<string, string | undefined, never>;
  display_name: string;
  display_key: string;
  external_id: string | null;
  made_at: Made;
  changed_at: ColumnType<Date, Date | undefined, Date>;
};

export type ProvisioningTables = {
  scim_token: ScimTokenTable;
  scim_user: ScimUserTable;
  scim_group: ScimGroupTable;
  scim_group_member: { group_id: string; member_id: string };
};
