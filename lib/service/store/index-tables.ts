import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Indexes and their documents. `name` is the first spelling of an index, `key` the form it is compared by; ids of
 * documents are kept in lower case. `document` is the stored copy as JSON with the names of the wire. `document_change`
 * lists changes that the search does not know yet: a document, or a whole index if the document is absent.
 */
const tables = `
create sequence document_version;
create table document_index (
  id bigserial primary key,
  account_id text not null references account (id),
  name text not null,
  key text not null,
  index_type text not null check (index_type in ('Resume', 'Job')),
  created_at timestamptz not null default now(),
  dropped_at timestamptz
);
create unique index document_index_by_key on document_index (account_id, key) where dropped_at is null;
create table indexed_document (
  id bigserial primary key,
  index_id bigint not null references document_index (id),
  document_id text not null,
  version bigint not null default nextval('service.document_version'),
  document text not null,
  tags text not null,
  roles text,
  custom_fields text,
  latitude double precision,
  longitude double precision,
  postal_code text,
  unique (index_id, document_id)
);
create table document_change (
  version bigint primary key default nextval('service.document_version'),
  index_id bigint not null,
  document bigint
);
`;

export const INDEX_MIGRATION: Migration = { name: '005-indexes', up: tables };

const feed = `
create table search_feed (
  name text primary key,
  holder uuid not null,
  leased_until timestamptz not null
);
`;

/** Process that feeds the search with changes: one at a time, and another when that one has ended. */
export const FEED_MIGRATION: Migration = { name: '007-search-feed', up: feed };

/** The search is fed with the changes of each index in turn; which indexes it does not know all of yet. */
export const CHANGES_BY_INDEX: Migration = {
  name: '014-changes-by-index',
  up: 'create index document_change_by_index on document_change (index_id, version);',
};

export type DocumentIndexTable = {
  id: Generated<number>;
  account_id: string;
  name: string;
  key: string;
  index_type: 'Resume' | 'Job';
  created_at: ColumnType<Date, never, never>;
  dropped_at: ColumnType<Date | null, never, Date>;
};

/** `tags`, `roles` and `custom_fields` are JSON. */
export type IndexedDocumentTable = {
  id: Generated<number>;
  index_id: number;
  document_id: string;
  version: Generated<number>;
  document: string;
  tags: string;
  roles: string | null;
  custom_fields: string | null;
  latitude: number | null;
  longitude: number | null;
  postal_code: string | null;
};

export type DocumentChangeTable = {
  version: Generated<number>;
  index_id: number;
  document: number | null;
};
