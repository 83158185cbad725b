import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Messages that the service posts for an account. `content` is sealed; `origin` is the thing that they are a log of,
 * such as a session. The documents that a message names are kept with it, so that it is deleted when they are.
 */
const deliveries = `
create table delivery (
  id uuid primary key,
  account_id text not null references account (id),
  origin text not null,
  content text not null,
  state text not null default 'Waiting' check (state in ('Waiting', 'Delivered', 'Failed')),
  attempts integer not null default 0,
  message text,
  created_at timestamptz not null default now()
);
create index delivery_by_origin on delivery (account_id, origin, created_at desc);
create index delivery_by_age on delivery (created_at);
create table delivery_document (
  delivery_id uuid not null references delivery (id) on delete cascade,
  index_key text not null,
  document_id text not null,
  primary key (delivery_id, index_key, document_id)
);
create index delivery_document_by_document on delivery_document (index_key, document_id);
`;

export const DELIVERY_MIGRATION: Migration = { name: '010-deliveries', up: deliveries };

export type DeliveryTable = {
  id: string;
  account_id: string;
  origin: string;
  content: string;
  state: Generated<'Waiting' | 'Delivered' | 'Failed'>;
  attempts: Generated<number>;
  message: string | null;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
};

export type DeliveryDocumentTable = { delivery_id: string; index_key: string; document_id: string };
