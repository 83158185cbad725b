import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** What interviewers think of a candidate for a job, line by line. The lines are kept with their wording, whatever becomes of the job's. */
export const SCORECARDS_MIGRATION: Migration = {
  name: '0047_scorecards',
  up: `
create table scorecard_form (
  job_id uuid primary key references dossier (id) on delete cascade,
  lines text[] not null,
  changed_by uuid not null references member (id),
  changed_at timestamptz not null default now()
);
create table scorecard (
  id uuid primary key,
  entry_id uuid not null references shortlist_entry (id) on delete cascade,
  member_id uuid not null references member (id),
  verdict text not null check (verdict in ('strong-yes', 'yes', 'no', 'strong-no')),
  comment text not null,
  unseen boolean not null,
  filled_at timestamptz not null default now(),
  changed_at timestamptz,
  removed_at timestamptz,
  unique (entry_id, member_id)
);
create table scorecard_answer (
  scorecard_id uuid not null references scorecard (id) on delete cascade,
  position integer not null,
  line text not null,
  score integer check (score between 1 and 5),
  note text not null,
  primary key (scorecard_id, position)
);
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

type ScorecardFormTable = { job_id: string; lines: string[]; changed_by: string; changed_at: Instant };

type ScorecardTable = {
  id: string;
  entry_id: string;
  member_id: string;
  verdict: 'strong-yes' | 'yes' | 'no' | 'strong-no';
  comment: string;
  /** Whether it was filled in before the member could see another one. */
  unseen: boolean;
  filled_at: Instant;
  changed_at: Date | null;
  removed_at: Date | null;
};

type ScorecardAnswerTable = {
  scorecard_id: string;
  position: number;
  line: string;
  /** Null where nothing was asked about it. */
  score: number | null;
  note: string;
};

export type ScorecardTables = {
  scorecard_form: ScorecardFormTable;
  scorecard: ScorecardTable;
  scorecard_answer: ScorecardAnswerTable;
};
