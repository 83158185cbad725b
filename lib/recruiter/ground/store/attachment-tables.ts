import type { Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Files that hold files: a dropped mail or archive is opened, and notes the result. Files that came in a mail with a CV
 * belong to that document, move with it and are deleted with it.
 */
export const ATTACHMENTS_MIGRATION: Migration = {
  name: '0038_attachments',
  up: `
create table attachment (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references document (id) on delete cascade,
  hash text not null,
  name text not null,
  size integer not null,
  media_type text not null,
  unique (document_id, hash, name)
);
create index attachment_by_hash on attachment (hash);
alter table upload_item drop constraint upload_item_state_check;
alter table upload_item add constraint upload_item_state_check
  check (state in ('queued', 'reading', 'parsed', 'duplicate', 'failed', 'opened'));
alter table upload_item
  add column note text,
  add column opened_into uuid references upload_item (id) on delete cascade;
create index upload_item_opened_into on upload_item (opened_into) where opened_into is not null;
`,
};

/** A file that came in with a document, in the same mail. */
type AttachmentTable = {
  id: Generated<string>;
  document_id: string;
  hash: string;
  name: string;
  size: number;
  media_type: string;
};

export type AttachmentTables = { attachment: AttachmentTable };
