import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Look of the workspace to others, and packs shared by address: their candidates and the feedback on them. */
export const HANDOVER_MIGRATION: Migration = {
  name: '0018_handover',
  up: `
create table brand (
  single boolean primary key default true check (single),
  name text not null default '',
  colour text not null default '#14694f',
  footer text not null default '',
  logo text
);
insert into brand default values;
create table handover (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  title text not null,
  level text not null,
  employers boolean not null,
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz
);
create table handover_candidate (
  handover_id uuid not null references handover (id) on delete cascade,
  dossier_id uuid not null references dossier (id) on delete cascade,
  position integer not null,
  verdict text check (verdict in ('yes', 'no')),
  comment text not null default '',
  said_at timestamptz,
  primary key (handover_id, dossier_id)
);
create index handover_of_candidate on handover_candidate (dossier_id);
`,
};

/** Default level of detail for handing over candidates: the lowest, until an owner decides. */
export const HANDOVER_LEVEL_MIGRATION: Migration = {
  name: '0039_handover_level',
  up: `alter table brand add column level text not null default 'blind' check (level in ('full', 'contacts', 'blind'));`,
};

/** The only row about the look of the workspace to others. `logo` is a `data:` URL of a PNG or JPEG. */
type BrandTable = {
  single: boolean;
  name: string;
  colour: string;
  footer: string;
  logo: string | null;
  level: Generated<string>;
};

/** An address that shows candidates to outsiders. Only the hash of its secret is kept. */
type HandoverTable = {
  id: Generated<string>;
  token_hash: string;
  title: string;
  level: string;
  /** True if employers are named. */
  employers: boolean;
  made_by: string;
  made_at: ColumnType<Date, Date | undefined, Date>;
  expires_at: Date;
  revoked_at: Date | null;
  opened: Generated<number>;
  opened_at: Date | null;
};

/** A candidate behind an address, and the feedback given there. */
type HandoverCandidateTable = {
  handover_id: string;
  dossier_id: string;
  position: number;
  verdict: 'yes' | 'no' | null;
  comment: Generated<string>;
  said_at: Date | null;
};

export type HandoverTables = {
  brand: BrandTable;
  handover: HandoverTable;
  handover_candidate: HandoverCandidateTable;
};
