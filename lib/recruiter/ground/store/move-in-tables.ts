import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Tables of people that come from other systems. What a row says goes with its upload item, and so with the person; the table
 * itself is forgotten when it is moved in, and after a day where it is not.
 */
export const MOVE_IN_MIGRATION: Migration = {
  name: '0044_move_in',
  up: `
create table move_in (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  name text not null,
  held jsonb,
  upload_id uuid references upload (id) on delete set null,
  total integer not null,
  left_out jsonb not null default '[]',
  undone_at timestamptz
);
create table moved_row (
  item_id uuid primary key,
  move_in_id uuid not null references move_in (id) on delete cascade,
  fingerprint text not null unique,
  cv text not null,
  person jsonb not null
);
create index moved_row_of on moved_row (move_in_id);
create function forget_row() returns trigger language plpgsql as $$
begin
  delete from recruiter.moved_row where item_id = old.id;
  return null;
end
$$;
create trigger upload_takes_its_row after delete on upload_item
  for each row execute function forget_row();
`,
};

/** A table that was brought here. `held` are its columns and rows, until it is moved in. */
type MoveInTable = {
  id: Generated<string>;
  made_by: string;
  made_at: ColumnType<Date, Date | undefined, Date>;
  name: string;
  held: ColumnType<unknown, string | null, string | null>;
  upload_id: string | null;
  total: number;
  left_out: ColumnType<unknown, string | undefined, string>;
  undone_at: Date | null;
};

/** What a row says of a person, under the id of the upload item that is made of it; `cv` names the file that it waits for. */
type MovedRowTable = {
  item_id: string;
  move_in_id: string;
  fingerprint: string;
  cv: string;
  person: ColumnType<unknown, string, string>;
};

export type MoveInTables = { move_in: MoveInTable; moved_row: MovedRowTable };
