import type { Migration } from '@/lib/platform';

/** Members of the workspace, and how they sign in. */

export const MEMBERS: Migration = {
  name: '0001_members',
  up: `
create table member (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  name text not null,
  role text not null check (role in ('viewer', 'recruiter', 'owner')),
  password_hash text,
  provider_subject text unique,
  session_version integer not null default 1,
  created_at timestamptz not null default now(),
  disabled_at timestamptz,
  last_sign_in_at timestamptz
);
create table invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  role text not null check (role in ('viewer', 'recruiter', 'owner')),
  token_hash text not null unique,
  invited_by uuid not null references member (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create table sign_in_failure (
  subject text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
create table audit (
  id bigserial primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  subject text,
  detail jsonb
);
`,
};

/** Sessions are rows, so that signing out ends one on the server and everybody sees where they are signed in. */
export const SESSIONS: Migration = {
  name: '0006_sessions',
  up: `
create table session (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references member (id) on delete cascade,
  device text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index session_by_member on session (member_id);
create table known_device (
  device_hash text not null,
  member_id uuid not null references member (id) on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (device_hash, member_id)
);
alter table member drop column session_version;
alter table sign_in_failure add column next_try_at timestamptz not null default now();
`,
};

/** What ends a session from the provider's side, and what signs somebody out there; logout tokens that were used. */
export const PROVIDER_SESSIONS: Migration = {
  name: '0053_provider_sessions',
  up: `
alter table session
  add column provider_session text,
  add column id_token text;
create index session_by_provider on session (provider_session) where provider_session is not null;
create table used_logout_token (
  token_hash text primary key,
  expires_at timestamptz not null
);
`,
};

export const SECOND_FACTOR: Migration = {
  name: '0007_second_factor',
  up: `
create table second_factor (
  member_id uuid primary key references member (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step integer
);
create table recovery_code (
  member_id uuid not null references member (id) on delete cascade,
  code_hash text not null,
  primary key (member_id, code_hash)
);
`,
};
