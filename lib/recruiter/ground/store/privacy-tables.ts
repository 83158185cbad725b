import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Deleted records that can still be restored, and the legal grounds for keeping somebody. Records in the bin are
 * `held`, and so in no list, count or index; a trigger keeps them that way whatever else is decided about them, and
 * ends their interfaces for matching.
 */
export const PRIVACY_MIGRATION: Migration = {
  name: '0017_privacy',
  up: `
create table privacy_rule (
  single boolean primary key default true check (single),
  bin_days integer not null default 30,
  retention_months integer,
  keep_shortlisted boolean not null default true
);
insert into privacy_rule default values;
create table binned (
  dossier_id uuid primary key references dossier (id) on delete cascade,
  binned_by uuid references member (id),
  binned_at timestamptz not null default now(),
  due_at timestamptz not null
);
create index binned_by_due on binned (due_at);
create table provenance (
  dossier_id uuid primary key references dossier (id) on delete cascade,
  source text not null default '',
  basis text not null default 'unknown',
  since date,
  changed_by uuid not null references member (id),
  changed_at timestamptz not null default now()
);
create function keep_binned_held() returns trigger language plpgsql as $$
begin
  if not new.held and exists (select from recruiter.binned where dossier_id = new.id) then
    new.held := true;
  end if;
  return new;
end
$$;
create trigger dossier_in_bin_is_held before update of held on dossier
  for each row execute function keep_binned_held();
create function end_match_sessions_of_binned() returns trigger language plpgsql as $$
begin
  insert into recruiter.queue_task (name, subject, payload)
    select 'end-match-session', id, jsonb_build_object('endsAt', ends_at)
    from recruiter.match_session where dossier_id = new.dossier_id
    on conflict (name, subject) do nothing;
  delete from recruiter.match_session where dossier_id = new.dossier_id;
  return new;
end
$$;
create trigger binned_ends_match_sessions after insert on binned
  for each row execute function end_match_sessions_of_binned();
`,
};

/** The one row about how long things are kept. */
type PrivacyRuleTable = {
  single: boolean;
  /** Days for which the bin keeps a record. */
  bin_days: number;
  /** Months without a change after which a candidate moves to the bin; null for never. */
  retention_months: number | null;
  /** True if candidates on a shortlist are kept. */
  keep_shortlisted: boolean;
};

/** A record in the bin, and when it is deleted for good. `binned_by` is empty where a rule put it there. */
type BinnedTable = {
  dossier_id: string;
  binned_by: string | null;
  binned_at: ColumnType<Date, Date | undefined, Date>;
  due_at: Date;
};

/** Source of a candidate, and the ground for keeping them. */
type ProvenanceTable = {
  dossier_id: string;
  source: string;
  basis: string;
  since: string | null;
  /** Null where it was noted as they came in. */
  changed_by: string | null;
  changed_at: ColumnType<Date, Date | undefined, Date>;
};

export type PrivacyTables = {
  privacy_rule: PrivacyRuleTable;
  binned: BinnedTable;
  provenance: ProvenanceTable;
};
