import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Times for an interview that are offered to a candidate, who picks one at an address that its id and a secret make. */
export const OFFERS_MIGRATION: Migration = {
  name: '0046_interview_offers',
  up: `
create table interview_offer (
  id uuid primary key,
  entry_id uuid not null references shortlist_entry (id) on delete cascade,
  kind text not null check (kind in ('phone', 'video', 'on-site')),
  minutes integer not null,
  time_zone text not null,
  place text not null,
  times timestamptz[] not null,
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  interview_id uuid references interview (id) on delete set null,
  picked_at timestamptz
);
create index interview_offer_of on interview_offer (entry_id, made_at);
create table interview_offer_member (
  offer_id uuid not null references interview_offer (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  primary key (offer_id, member_id)
);
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

type InterviewOfferTable = {
  id: string;
  entry_id: string;
  kind: 'phone' | 'video' | 'on-site';
  minutes: number;
  time_zone: string;
  place: string;
  times: Date[];
  made_by: string;
  made_at: Instant;
  ends_at: Date;
  withdrawn_at: Date | null;
  /** The interview that came of it. */
  interview_id: string | null;
  picked_at: Date | null;
};

export type OfferTables = {
  interview_offer: InterviewOfferTable;
  interview_offer_member: { offer_id: string; member_id: string };
};
