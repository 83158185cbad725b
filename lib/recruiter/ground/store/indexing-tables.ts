import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Pending changes of the index of candidates and that of jobs, and their known contents. A trigger writes an entry with
 * every change of a dossier, so that none is forgotten; an entry outlives its dossier until the index has deleted it.
 */
export const INDEXING_MIGRATION: Migration = {
  name: '0010_indexing',
  up: `
create sequence index_version;
create table index_workspace (
  single boolean primary key default true check (single),
  name text not null default substr(md5(gen_random_uuid()::text), 1, 8),
  provider text,
  hosted boolean not null default false
);
insert into index_workspace default values;
create table index_entry (
  dossier_id uuid primary key,
  kind text not null check (kind in ('candidate', 'job')),
  wanted boolean not null,
  version bigint not null default nextval('recruiter.index_version'),
  settled bigint not null default 0,
  settled_at timestamptz,
  present boolean not null default false,
  sent_parse_id uuid,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  failure text
);
create index index_entry_due on index_entry (due_at) where settled < version;
create function note_index_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from recruiter.index_entry where dossier_id = old.id and not present;
    update recruiter.index_entry
      set wanted = false, version = nextval('recruiter.index_version'), due_at = now(), attempts = 0
      where dossier_id = old.id;
  else
    insert into recruiter.index_entry as known (dossier_id, kind, wanted) values (new.id, new.kind, not new.held)
      on conflict (dossier_id) do update
      set wanted = excluded.wanted, version = excluded.version, due_at = now(), attempts = 0;
  end if;
  return null;
end
$$;
create trigger dossier_changes_index after insert or update or delete on dossier
  for each row execute function note_index_entry();
insert into index_entry (dossier_id, kind, wanted) select id, kind, not held from dossier;
`,
};

/** The one row about the indexes of this workspace, whose names contain `name`. */
type IndexWorkspaceTable = {
  name: string;
  /** Location of the indexes: base address and account. */
  provider: string | null;
  /** True if indexed data is sent to a hosted provider. */
  hosted: boolean;
};

/** Pending change of a dossier for an index: that of `version`, unless it was `settled`. */
export type IndexEntryTable = {
  dossier_id: string;
  kind: 'candidate' | 'job';
  /** False for held or deleted records. */
  wanted: boolean;
  version: Generated<number>;
  settled: Generated<number>;
  settled_at: Date | null;
  /** True if the index may have it: set before it is sent, cleared when the deletion is confirmed. */
  present: Generated<boolean>;
  /** The parse that a hosted provider was sent last. */
  sent_parse_id: string | null;
  attempts: Generated<number>;
  due_at: ColumnType<Date, Date | undefined, Date>;
  leased_until: Date | null;
  /** Why it is not in the index, for a person. */
  failure: string | null;
};

export type IndexingTables = { index_workspace: IndexWorkspaceTable; index_entry: IndexEntryTable };
