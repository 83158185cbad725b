import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Deletions of documents whose bytes are still in files: one row, with the time of the latest deletion. */
export const ERASURE_MIGRATION: Migration = {
  name: '010-document-erasure',
  up: `
create table document_erasure (
  single boolean primary key default true check (single),
  since timestamptz not null default clock_timestamp()
);
`,
};

export type DocumentErasureTable = {
  single: Generated<boolean>;
  since: ColumnType<Date, Date | undefined, Date>;
};
