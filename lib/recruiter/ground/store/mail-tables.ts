import type { Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Alerts by mail: the server that sends it, the notices to mail and the results. A row of `alert_mail` is deleted with
 * its notice and with its member.
 */
export const MAIL_MIGRATION: Migration = {
  name: '0036_mail',
  up: `
create table mail_server (
  single boolean primary key default true check (single),
  host text not null,
  port integer not null,
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text not null,
  secret text not null,
  sender text not null,
  set_by uuid not null references member (id)
);
create table mail_state (
  single boolean primary key default true check (single),
  sent_at timestamptz,
  problem text
);
insert into mail_state default values;
alter table saved_alert add column by_mail boolean not null default false;
create table alert_mail (
  notice_id uuid primary key references alert_notice (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  task uuid,
  sent_at timestamptz,
  problem text
);
create index alert_mail_waiting on alert_mail (member_id) where sent_at is null and problem is null;
`,
};

/** Mail server for sending; `secret` is the password, sealed. Without a row, no server is set. */
type MailServerTable = {
  single: Generated<boolean>;
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  username: string;
  secret: string;
  sender: string;
  set_by: string;
};

/** State of sending; one row. */
type MailStateTable = { single: Generated<boolean>; sent_at: Date | null; problem: string | null };

/** A notice to mail to a member, held by the task that took it first; `problem` once it was given up. */
type AlertMailTable = {
  notice_id: string;
  member_id: string;
  task: string | null;
  sent_at: Date | null;
  problem: string | null;
};

export type MailTables = {
  mail_server: MailServerTable;
  mail_state: MailStateTable;
  alert_mail: AlertMailTable;
};
