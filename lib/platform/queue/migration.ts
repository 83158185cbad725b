import type { Migration } from '../records';

/** The table of `QueueTables`; a half lists it among its migrations. */
export const QUEUE_MIGRATION: Migration = {
  name: '0000_queue',
  up: `
create table queue_task (
  id bigserial primary key,
  name text not null,
  subject text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  run_at timestamptz not null default now(),
  leased_until timestamptz,
  unique (name, subject)
);
create index queue_task_due on queue_task (name, run_at);
`,
};
