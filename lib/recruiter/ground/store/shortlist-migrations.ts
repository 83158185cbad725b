import type { Migration } from '@/lib/platform';

/** Candidates on the shortlists of jobs, with their stages and history. */
const SHORTLISTS: Migration = {
  name: '0012_shortlists',
  up: `
create table shortlist_stage (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  position integer not null
);
insert into shortlist_stage (name, position) values
  ('New', 0), ('Contacted', 1), ('Interview', 2), ('Offer', 3), ('Hired', 4);
create table shortlist_reason (
  name text primary key,
  position integer not null
);
insert into shortlist_reason (name, position) values
  ('Misses a required skill', 0), ('Too little experience', 1), ('Too senior', 2), ('Too far away', 3),
  ('Pay does not fit', 4), ('Not available in time', 5), ('Withdrew', 6);
create table shortlist_entry (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references dossier (id) on delete cascade,
  candidate_id uuid not null references dossier (id) on delete cascade,
  stage_id uuid not null references shortlist_stage (id),
  listed boolean not null,
  reason text,
  tags text[] not null default '{}',
  source text not null,
  score integer,
  added_by uuid not null references member (id),
  added_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  unique (job_id, candidate_id)
);
create index shortlist_entry_of_candidate on shortlist_entry (candidate_id);
create index shortlist_entry_by_stage on shortlist_entry (stage_id);
create table shortlist_note (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references shortlist_entry (id) on delete cascade,
  text text not null,
  mentions uuid[] not null default '{}',
  written_by uuid not null references member (id),
  written_at timestamptz not null default now(),
  removed_at timestamptz
);
create index shortlist_note_of on shortlist_note (entry_id, written_at);
create table shortlist_event (
  id bigserial primary key,
  act uuid not null,
  undoes uuid,
  entry_id uuid not null references shortlist_entry (id) on delete cascade,
  kind text not null,
  before jsonb,
  after jsonb not null,
  note_id uuid references shortlist_note (id) on delete cascade,
  done_by uuid not null references member (id),
  done_at timestamptz not null default now()
);
create index shortlist_event_of on shortlist_event (entry_id, id);
create index shortlist_event_by_act on shortlist_event (act);
create index shortlist_event_by_undone on shortlist_event (undoes);
`,
};

/** Weights and filters with which a job or a candidate was matched last. */
const MATCH_PREFERENCES: Migration = {
  name: '0013_match_preferences',
  up: `
create table match_preference (
  dossier_id uuid primary key references dossier (id) on delete cascade,
  preferences jsonb not null,
  saved_by uuid not null references member (id),
  saved_at timestamptz not null default now()
);
`,
};

/**
 * Sessions of the matching UI by dossier. Deleting a dossier queues the end of its sessions in the same transaction;
 * the row is locked by then, so that none is noted after it.
 */
const MATCH_SESSIONS: Migration = {
  name: '0014_match_sessions',
  up: `
create table match_session (
  id text primary key,
  dossier_id uuid not null references dossier (id) on delete cascade,
  ends_at timestamptz not null
);
create index match_session_of on match_session (dossier_id);
create index match_session_by_end on match_session (ends_at);
create function end_match_sessions() returns trigger language plpgsql as $$
begin
  insert into recruiter.queue_task (name, subject, payload)
    select 'end-match-session', id, jsonb_build_object('endsAt', ends_at)
    from recruiter.match_session where dossier_id = old.id
    on conflict (name, subject) do nothing;
  return old;
end
$$;
create trigger dossier_ends_match_sessions before delete on dossier
  for each row execute function end_match_sessions();
`,
};

export const SHORTLIST_MIGRATIONS: readonly Migration[] = [SHORTLISTS, MATCH_PREFERENCES, MATCH_SESSIONS];
