import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/** Boards of figures and questions, and alerts about new results of saved searches. */
export const BOARDS_MIGRATION: Migration = {
  name: '0032_boards_and_alerts',
  up: `
create table board (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  shared boolean not null,
  created_by uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index board_of on board (created_by);
create table board_item (
  id uuid primary key default gen_random_uuid(),
  board_id uuid not null references board (id) on delete cascade,
  kind text not null check (kind in ('question', 'figure', 'comparison', 'call')),
  figure text,
  name text not null,
  params text not null,
  position integer not null,
  added_at timestamptz not null default now(),
  removed_at timestamptz
);
create index board_item_of on board_item (board_id, position);
create table saved_alert (
  search_id uuid not null references saved_search (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  every text not null check (every in ('day', 'week')),
  by_mail boolean not null,
  by_webhook boolean not null,
  since timestamptz not null,
  due_at timestamptz not null,
  primary key (search_id, member_id)
);
create index saved_alert_by_due on saved_alert (due_at);
create table alert_notice (
  id uuid primary key default gen_random_uuid(),
  search_id uuid not null references saved_search (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  fresh integer not null,
  params text not null,
  since timestamptz not null,
  noticed_at timestamptz not null default now(),
  seen_at timestamptz
);
create index alert_notice_of on alert_notice (member_id, noticed_at desc);
`,
};

/** Boards hold candidates, jobs and matches as well as market data; matches can be saved as searches. */
export const BOARDS_OF_ALL_MIGRATION: Migration = {
  name: '0037_boards_of_all',
  up: `
alter table board_item drop constraint board_item_kind_check;
alter table board_item add constraint board_item_kind_check
  check (kind in ('question', 'figure', 'comparison', 'call', 'candidates', 'jobs', 'match'));
alter table saved_search drop constraint saved_search_kind_check;
alter table saved_search add constraint saved_search_kind_check
  check (kind in ('candidates', 'jobs', 'market', 'match'));
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** One that was removed stays for a while, so that removing it can be undone. */
export type BoardTable = {
  id: Generated<string>;
  name: string;
  shared: boolean;
  created_by: string;
  created_at: Instant;
  removed_at: Date | null;
};

/** `params` is the query of the page that shows the same; `figure` names one of the figures of that page. */
export type BoardItemTable = {
  id: Generated<string>;
  board_id: string;
  kind: 'question' | 'figure' | 'comparison' | 'call' | 'candidates' | 'jobs' | 'match';
  figure: string | null;
  name: string;
  params: string;
  position: number;
  added_at: Instant;
  removed_at: Date | null;
};

/** Alert of a member on a saved search; results since `since` are reported when it is due. */
export type SavedAlertTable = {
  search_id: string;
  member_id: string;
  every: 'day' | 'week';
  by_mail: Generated<boolean>;
  by_webhook: boolean;
  since: Date;
  due_at: Date;
};

/** A notice of an alert: the number of new results, and the parameters that lead to them. */
export type AlertNoticeTable = {
  id: Generated<string>;
  search_id: string;
  member_id: string;
  fresh: number;
  params: string;
  since: Date;
  noticed_at: Instant;
  seen_at: Date | null;
};

export type BoardTables = {
  board: BoardTable;
  board_item: BoardItemTable;
  saved_alert: SavedAlertTable;
  alert_notice: AlertNoticeTable;
};
