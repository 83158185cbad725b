import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** For how long consent lasts, and who was asked to renew it. */
export const CONSENT_MIGRATION: Migration = {
  name: '0048_consent',
  up: `
create table consent_rule (
  single boolean primary key default true check (single),
  months integer not null,
  ask_days integer not null,
  set_by uuid not null references member (id),
  set_at timestamptz not null default now()
);
create table consent_request (
  id uuid primary key,
  dossier_id uuid not null references dossier (id) on delete cascade,
  since date not null,
  mailed boolean not null,
  asked_at timestamptz not null default now(),
  answer text check (answer in ('renewed', 'withdrawn')),
  answered_at timestamptz,
  lapsed_at timestamptz
);
create index consent_request_of on consent_request (dossier_id, since);
create index consent_request_open on consent_request (asked_at) where answer is null and lapsed_at is null;
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** The one row about it, where consent ends at all. `set_by` is who the mails are from. */
type ConsentRuleTable = {
  single?: boolean;
  months: number;
  ask_days: number;
  set_by: string;
  set_at: Instant;
};

type ConsentRequestTable = {
  id: string;
  dossier_id: string;
  /** Since when there was the consent that is to be renewed. */
  since: string;
  /** False for whoever cannot be written to. */
  mailed: boolean;
  asked_at: Instant;
  answer: 'renewed' | 'withdrawn' | null;
  answered_at: Date | null;
  /** When the candidate was put into the bin, as nobody answered. */
  lapsed_at: Date | null;
};

export type ConsentTables = { consent_rule: ConsentRuleTable; consent_request: ConsentRequestTable };
