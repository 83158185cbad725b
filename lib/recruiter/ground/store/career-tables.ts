import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** The career page of the workspace, and which jobs are on it. */
export const CAREERS_MIGRATION: Migration = {
  name: '0049_careers',
  up: `
create table career_page (
  single boolean primary key default true check (single),
  open boolean not null,
  heading text not null,
  lead text not null,
  set_by uuid not null references member (id),
  set_at timestamptz not null default now()
);
create table publication (
  job_id uuid primary key references dossier (id) on delete cascade,
  key text not null unique,
  published boolean not null,
  shows_employer boolean not null,
  shows_pay boolean not null,
  published_on date not null default current_date,
  set_by uuid not null references member (id),
  set_at timestamptz not null default now()
);
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** The one row about it; without one the page was never open. */
type CareerPageTable = {
  single?: boolean;
  open: boolean;
  heading: string;
  lead: string;
  set_by: string;
  set_at: Instant;
};

type PublicationTable = {
  job_id: string;
  /** Its part of the address, which says nothing about the job. */
  key: string;
  published: boolean;
  shows_employer: boolean;
  shows_pay: boolean;
  /** Since when it is on the page, yyyy-MM-dd. */
  published_on: ColumnType<string, string | undefined, string>;
  set_by: string;
  set_at: Instant;
};

export type CareerTables = { career_page: CareerPageTable; publication: PublicationTable };
