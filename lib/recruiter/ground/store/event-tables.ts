import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Events received, and announcements of uploads. `event` is the event as received; `received_match` names the dossiers
 * of a match. Deleted dossiers leave both: a trigger removes them from the events, and those with nobody left on a side
 * are deleted. An upload that is no longer held is announced by a task, once, which a trigger queues in the transaction
 * that makes it so.
 */
export const EVENTS_MIGRATION: Migration = {
  name: '0020_events',
  up: `
create table event_settings (
  single boolean primary key default true check (single),
  announces_uploads boolean not null default false,
  own_endpoint text,
  own_secret text,
  provider text
);
insert into event_settings default values;
create table received_event (
  id uuid primary key default gen_random_uuid(),
  number bigserial unique,
  source text not null check (source in ('built-in', 'provider')),
  event_key text not null,
  type text not null,
  event jsonb not null,
  state text not null check (state in ('waiting', 'done', 'kept', 'failed')),
  message text,
  upload_item_id uuid references upload_item (id) on delete set null,
  dossier_id uuid references dossier (id) on delete cascade,
  received_at timestamptz not null default now(),
  unique (source, event_key)
);
create index received_event_by_type on received_event (type, number desc);
create index received_event_by_upload on received_event (upload_item_id);
create index received_event_by_dossier on received_event (dossier_id);
create table received_match (
  event_id uuid not null references received_event (id) on delete cascade,
  job_id uuid not null references dossier (id) on delete cascade,
  candidate_id uuid not null references dossier (id) on delete cascade,
  score integer,
  primary key (event_id, job_id, candidate_id)
);
create index received_match_by_job on received_match (job_id);
create index received_match_by_candidate on received_match (candidate_id);
create table event_reading (
  member_id uuid primary key references member (id) on delete cascade,
  seen bigint not null
);
create function forget_in_events() returns trigger language plpgsql as $$
declare
  named uuid[] := array(select event_id from recruiter.received_match where job_id = old.id or candidate_id = old.id);
begin
  update recruiter.received_event set event = jsonb_set(jsonb_set(event,
      '{payload,candidates}', (event #> '{payload,candidates}') - old.id::text),
      '{payload,jobs}', (event #> '{payload,jobs}') - old.id::text)
      #- array['payload', 'properties', 'scores', old.id::text]
    where id = any (named);
  delete from recruiter.received_event where id = any (named)
    and (event #> '{payload,candidates}' = '[]' or event #> '{payload,jobs}' = '[]');
  return old;
end
$$;
create trigger dossier_leaves_events before delete on dossier
  for each row execute function forget_in_events();
create table told_import (dossier_id uuid primary key references dossier (id) on delete cascade);
insert into told_import select id from dossier where not held or id in (select dossier_id from binned);
create function announce_upload() returns trigger language plpgsql as $$
begin
  insert into recruiter.told_import values (new.id) on conflict do nothing;
  if not found then return null; end if;
  insert into recruiter.queue_task (name, subject, payload)
    select 'announce-import', new.id, jsonb_build_object('eventId', gen_random_uuid())
    from recruiter.event_settings where announces_uploads
    on conflict (name, subject) do nothing;
  return null;
end
$$;
create trigger dossier_is_imported after update of held on dossier
  for each row when (old.held and not new.held and new.kind = 'candidate' and not new.sample)
  execute function announce_upload();
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string, string>;

export type EventSettingsTable = {
  announces_uploads: boolean;
  /** The endpoint at the built-in service by which the app hears of matches, and its secret, sealed. */
  own_endpoint: string | null;
  own_secret: string | null;
  /** Settings of a hosted provider, sealed. */
  provider: string | null;
};

export type ReceivedEventState = 'waiting' | 'done' | 'kept' | 'failed';

export type ReceivedEventTable = {
  id: Generated<string>;
  number: Generated<number>;
  source: 'built-in' | 'provider';
  event_key: string;
  type: string;
  event: Json;
  /** `kept`: nothing is to be done with it. */
  state: ReceivedEventState;
  message: string | null;
  upload_item_id: string | null;
  dossier_id: string | null;
  received_at: Instant;
};

export type ReceivedMatchTable = {
  event_id: string;
  job_id: string;
  candidate_id: string;
  score: number | null;
};

export type EventReadingTable = { member_id: string; seen: number };

export type EventTables = {
  event_settings: EventSettingsTable;
  received_event: ReceivedEventTable;
  received_match: ReceivedMatchTable;
  event_reading: EventReadingTable;
};
