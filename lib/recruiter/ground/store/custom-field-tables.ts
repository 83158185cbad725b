import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Fields that a workspace adds to its candidates and jobs. What a field holds is set by corrections at `custom.<key>`, with their
 * history and undo; `custom_value` is derived of them, for lists and their filters.
 */
export const CUSTOM_FIELDS_MIGRATION: Migration = {
  name: '0050_custom_fields',
  up: `
create table custom_field (
  id uuid primary key default gen_random_uuid(),
  of_kind text not null check (of_kind in ('candidate', 'job')),
  key text not null,
  name text not null,
  type text not null check (type in ('text', 'number', 'date', 'choice', 'person')),
  choices jsonb not null default '[]',
  position integer not null,
  archived_at timestamptz,
  unique (of_kind, key)
);
create table custom_value (
  dossier_id uuid not null references dossier (id) on delete cascade,
  field_id uuid not null references custom_field (id) on delete cascade,
  text text,
  number double precision,
  day date,
  words tsvector,
  primary key (dossier_id, field_id)
);
create index custom_value_by_text on custom_value (field_id, left(text, 100));
create index custom_value_by_number on custom_value (field_id, number) where number is not null;
create index custom_value_by_day on custom_value (field_id, day) where day is not null;
create index custom_value_by_word on custom_value using gin (words);
`,
};

type CustomFieldTable = {
  id: Generated<string>;
  of_kind: 'candidate' | 'job';
  key: string;
  name: string;
  type: 'text' | 'number' | 'date' | 'choice' | 'person';
  choices: ColumnType<unknown, string, string>;
  position: number;
  archived_at: Date | null;
};

/** The value of one field of one dossier: `text` is also the id of a choice or of a member. */
type CustomValueTable = {
  dossier_id: string;
  field_id: string;
  text: string | null;
  number: number | null;
  day: string | null;
  words: string | null;
};

export type CustomFieldTables = { custom_field: CustomFieldTable; custom_value: CustomValueTable };
