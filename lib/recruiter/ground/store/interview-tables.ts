import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Interviews of candidates on a shortlist, and the feeds by which members see theirs in a calendar: of the address of a feed only the
 * hash is kept. A letter that invites holds the calendar file that goes with it.
 */
export const INTERVIEWS_MIGRATION: Migration = {
  name: '0045_interviews',
  up: `
create table interview (
  id uuid primary key,
  entry_id uuid not null references shortlist_entry (id) on delete cascade,
  kind text not null check (kind in ('phone', 'video', 'on-site')),
  starts_at timestamptz not null,
  minutes integer not null,
  time_zone text not null,
  place text not null,
  sequence integer not null default 0,
  invited boolean not null,
  cancelled_at timestamptz,
  made_by uuid not null references member (id),
  changed_at timestamptz not null default now()
);
create index interview_of on interview (entry_id, starts_at);
create index interview_by_start on interview (starts_at);
create table interview_member (
  interview_id uuid not null references interview (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  primary key (interview_id, member_id)
);
create index interview_of_member on interview_member (member_id);
create table calendar_feed (
  member_id uuid primary key references member (id) on delete cascade,
  token_hash text not null unique,
  made_at timestamptz not null default now()
);
alter table letter add column calendar text;
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** `sequence` counts the times it was moved or cancelled (RFC 5545, 3.8.7.4). */
type InterviewTable = {
  id: string;
  entry_id: string;
  kind: 'phone' | 'video' | 'on-site';
  starts_at: ColumnType<Date, Date, Date>;
  minutes: number;
  time_zone: string;
  place: string;
  sequence: Generated<number>;
  invited: boolean;
  cancelled_at: Date | null;
  made_by: string;
  changed_at: Instant;
};

export type InterviewTables = {
  interview: InterviewTable;
  interview_member: { interview_id: string; member_id: string };
  calendar_feed: { member_id: string; token_hash: string; made_at: Instant };
};
