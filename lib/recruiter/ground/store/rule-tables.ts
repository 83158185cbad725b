import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Rules on stages of shortlists. A trigger notes in the transaction of a move, once for each rule, that it is to be followed; a worker
 * does so in a transaction of its own, so that nothing is lost and nothing is done twice. Undoing a move is none.
 */
export const RULES_MIGRATION: Migration = {
  name: '0051_stage_rules',
  up: `
create table stage_rule (
  id uuid primary key default gen_random_uuid(),
  stage_id uuid not null references shortlist_stage (id) on delete cascade,
  job_id uuid references dossier (id) on delete cascade,
  act jsonb not null,
  is_on boolean not null default true,
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  removed_at timestamptz
);
create table stage_rule_run (
  rule_id uuid not null references stage_rule (id) on delete cascade,
  event_id bigint not null references shortlist_event (id) on delete cascade,
  due_at timestamptz not null default now() + interval '10 seconds',
  state text not null default 'waiting' check (state in ('waiting', 'done', 'left')),
  reason text,
  settled_at timestamptz,
  primary key (rule_id, event_id)
);
create index stage_rule_run_due on stage_rule_run (due_at) where state = 'waiting';
create index stage_rule_run_of on stage_rule_run (event_id);
create function note_rule_runs() returns trigger language plpgsql as $$
begin
  if new.kind not in ('add', 'apply', 'move', 'reinstate') then
    return null;
  end if;
  insert into recruiter.stage_rule_run (rule_id, event_id)
  select rule.id, new.id from recruiter.stage_rule as rule
  where rule.is_on and rule.removed_at is null and rule.stage_id::text = new.after->>'stageId'
    and (new.after->>'listed')::boolean and new.after->>'reason' is null
    and (new.before is null or new.before->>'stageId' is distinct from new.after->>'stageId'
      or not (new.before->>'listed')::boolean)
    and (rule.job_id is null
      or rule.job_id = (select job_id from recruiter.shortlist_entry where id = new.entry_id))
  on conflict do nothing;
  return null;
end
$$;
create trigger shortlist_event_notes_rules after insert on shortlist_event
  for each row execute function note_rule_runs();
`,
};

type StageRuleTable = {
  id: Generated<string>;
  stage_id: string;
  job_id: string | null;
  act: ColumnType<unknown, string, string>;
  is_on: Generated<boolean>;
  made_by: string;
  made_at: ColumnType<Date, Date | undefined, Date>;
  removed_at: Date | null;
};

type StageRuleRunTable = {
  rule_id: string;
  event_id: number;
  due_at: ColumnType<Date, Date | undefined, Date>;
  state: 'waiting' | 'done' | 'left';
  reason: string | null;
  settled_at: Date | null;
};

export type RuleTables = { stage_rule: StageRuleTable; stage_rule_run: StageRuleRunTable };
