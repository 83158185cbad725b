import type { ColumnType } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Connection of the app for an API, if an owner has set one; without a row the environment decides. */
export type ConnectionTable = {
  api: 'parser' | 'market';
  /** Settings without the secret, by `StoredConnection`. */
  settings: ColumnType<unknown, string, string>;
  /** Sealed by a secret of the installation; null for the built-in service. */
  secret: string | null;
  changed_at: ColumnType<Date, Date | undefined, Date>;
};

export type ConnectionTables = { connection: ConnectionTable };

export const CONNECTIONS_MIGRATION: Migration = {
  name: '0024_connections',
  up: `
create table connection (
  api text primary key check (api in ('parser', 'market')),
  settings jsonb not null,
  secret text,
  changed_at timestamptz not null default now()
);
`,
};
