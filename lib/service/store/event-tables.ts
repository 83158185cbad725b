import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Events and their endpoints. `content` of an endpoint holds its address and secrets, sealed; that of an event its
 * payload, sealed, except for the documents it names: those are rows of `event_document`, so that a document leaves an
 * event when it is deleted. `event_dispatch` lists the pending events of each endpoint, with their delivery.
 */
const events = `
create table event_endpoint (
  id uuid primary key,
  account_id text not null references account (id),
  name text not null,
  content text not null,
  types text not null,
  state text not null default 'On' check (state in ('On', 'Off')),
  message text,
  batch_size integer not null,
  wait_seconds integer not null,
  receiver_id text,
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  created_at timestamptz not null default now()
);
create index event_endpoint_of on event_endpoint (account_id);
create table event (
  id uuid primary key,
  number bigserial,
  account_id text not null references account (id),
  type text not null,
  content text,
  created_at timestamptz not null default now()
);
create index event_by_age on event (created_at);
create table event_document (
  event_id uuid not null references event (id) on delete cascade,
  side text not null check (side in ('candidate', 'job')),
  index_key text not null,
  document_id text not null,
  position integer not null,
  score real,
  primary key (event_id, side, index_key, document_id)
);
create index event_document_by_document on event_document (index_key, document_id);
create table event_binary (
  id uuid primary key,
  event_id uuid not null references event (id) on delete cascade,
  type text not null,
  content text not null
);
create index event_binary_of on event_binary (event_id);
create table event_dispatch (
  endpoint_id uuid not null references event_endpoint (id) on delete cascade,
  event_id uuid not null references event (id) on delete cascade,
  number bigserial,
  delivery_id uuid references delivery (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (endpoint_id, event_id)
);
create index event_dispatch_waiting on event_dispatch (endpoint_id, number) where delivery_id is null;
create index event_dispatch_by_delivery on event_dispatch (delivery_id);
create index event_dispatch_by_event on event_dispatch (event_id);
create table event_matching (
  account_id text primary key references account (id),
  is_on boolean not null,
  candidate_index text,
  job_index text,
  least_score real not null
);
create table event_match (
  account_id text not null references account (id),
  job_index text not null,
  job_id text not null,
  candidate_index text not null,
  candidate_id text not null,
  job_revision text not null,
  candidate_revision text not null,
  primary key (account_id, job_index, job_id, candidate_index, candidate_id)
);
create index delivery_waiting on delivery (account_id, origin, created_at) where state = 'Waiting';
create index event_match_by_candidate on event_match (account_id, candidate_index, candidate_id);
`;

export const EVENT_MIGRATION: Migration = { name: '012-events', up: events };

type Instant = ColumnType<Date, Date | string, Date | string>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

export type EventEndpointTable = {
  id: string;
  account_id: string;
  name: string;
  content: string;
  /** JSON; none for all. */
  types: string;
  state: Generated<'On' | 'Off'>;
  message: string | null;
  batch_size: number;
  wait_seconds: number;
  receiver_id: string | null;
  due_at: GeneratedInstant;
  leased_until: Instant | null;
  created_at: GeneratedInstant;
};

export type EventTable = {
  id: string;
  number: Generated<number>;
  account_id: string;
  type: string;
  content: string | null;
  created_at: GeneratedInstant;
};

export type EventSide = 'candidate' | 'job';

export type EventDocumentTable = {
  event_id: string;
  side: EventSide;
  index_key: string;
  document_id: string;
  position: number;
  score: number | null;
};

export type EventBinaryTable = { id: string; event_id: string; type: string; content: string };

export type EventDispatchTable = {
  endpoint_id: string;
  event_id: string;
  number: Generated<number>;
  delivery_id: string | null;
  created_at: GeneratedInstant;
};

export type EventMatchingTable = {
  account_id: string;
  is_on: boolean;
  candidate_index: string | null;
  job_index: string | null;
  least_score: number;
};

/** A pair that was announced, in the revisions of its last announcement. */
export type EventMatchTable = {
  account_id: string;
  job_index: string;
  job_id: string;
  candidate_index: string;
  candidate_id: string;
  job_revision: string;
  candidate_revision: string;
};
