import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Acts on all results of a question, so that they can be undone. */
export const BULK_MIGRATION: Migration = {
  name: '0028_bulk_acts',
  up: `
create table bulk_act (
  id uuid primary key default gen_random_uuid(),
  act jsonb not null,
  done_by uuid not null references member (id),
  done_at timestamptz not null default now(),
  undone_at timestamptz
);
create index bulk_act_by_time on bulk_act (done_at);
create table bulk_act_item (
  bulk_id uuid not null references bulk_act (id) on delete cascade,
  dossier_id uuid not null references dossier (id) on delete cascade,
  primary key (bulk_id, dossier_id)
);
create index bulk_act_item_of on bulk_act_item (dossier_id);
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

type BulkActTable = {
  id: Generated<string>;
  act: ColumnType<unknown, string, string>;
  done_by: string;
  done_at: Instant;
  undone_at: Date | null;
};

/** A dossier that the act changed; unchanged ones have no row. */
type BulkActItemTable = { bulk_id: string; dossier_id: string };

export type BulkTables = { bulk_act: BulkActTable; bulk_act_item: BulkActItemTable };
