import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Notes belong to a person or a job, or to the two together on a shortlist; tasks to a person or a job. A merged record
 * is a row in the bin that still has a name: it is deleted for good with the one that was kept.
 */
export const TOGETHER_MIGRATION: Migration = {
  name: '0029_together',
  up: `
alter table shortlist_note alter column entry_id drop not null;
alter table shortlist_note add column dossier_id uuid references dossier (id) on delete cascade;
alter table shortlist_note add constraint note_is_of_one check (num_nonnulls(entry_id, dossier_id) = 1);
create index shortlist_note_of_dossier on shortlist_note (dossier_id, written_at);
create table mention (
  note_id uuid not null references shortlist_note (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  seen_at timestamptz,
  primary key (note_id, member_id)
);
create index mention_of on mention (member_id, seen_at);
create table task (
  id uuid primary key default gen_random_uuid(),
  dossier_id uuid not null references dossier (id) on delete cascade,
  text text not null,
  due_on date,
  assignee_id uuid not null references member (id),
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  done_by uuid references member (id),
  done_at timestamptz,
  removed_at timestamptz
);
create index task_of_dossier on task (dossier_id);
create index task_of_member on task (assignee_id, done_at);
create table dossier_merge (
  merged_id uuid primary key references dossier (id) on delete cascade,
  kept_id uuid not null references dossier (id) on delete cascade,
  moved jsonb not null,
  merged_by uuid not null references member (id),
  merged_at timestamptz not null default now()
);
create index dossier_merge_into on dossier_merge (kept_id);
create table not_duplicate (
  one_id uuid not null references dossier (id) on delete cascade,
  other_id uuid not null references dossier (id) on delete cascade,
  decided_by uuid not null references member (id),
  decided_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index not_duplicate_of_other on not_duplicate (other_id);
alter table dossier add column misfit boolean not null default false;
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** A colleague mentioned in a note, and when they saw it. */
type MentionTable = { note_id: string; member_id: string; seen_at: Date | null };

type TaskTable = {
  id: Generated<string>;
  dossier_id: string;
  text: string;
  due_on: ColumnType<string | null, string | null, string | null>;
  assignee_id: string;
  made_by: string;
  made_at: Instant;
  done_by: string | null;
  done_at: Date | null;
  removed_at: Date | null;
};

/** `moved` lists the rows that the merge took from the record that is now in the bin, to give them back. */
type DossierMergeTable = {
  merged_id: string;
  kept_id: string;
  moved: ColumnType<unknown, string, string>;
  merged_by: string;
  merged_at: Instant;
};

/** Two that somebody looked at and found to be different; the lesser id first. */
type NotDuplicateTable = { one_id: string; other_id: string; decided_by: string; decided_at: Instant };

export type TogetherTables = {
  mention: MentionTable;
  task: TaskTable;
  dossier_merge: DossierMergeTable;
  not_duplicate: NotDuplicateTable;
};
