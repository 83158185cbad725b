import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * Mails to candidates. A letter and what was answered go with the person. Who asked not to be written to is known by a keyed hash of
 * their address alone, which stays when they are deleted, so that nobody writes to them when their CV comes again.
 */
export const LETTERS_MIGRATION: Migration = {
  name: '0043_letters',
  up: `
create table letter_template (
  id uuid primary key,
  name text not null,
  subject text not null,
  body text not null,
  changed_by uuid not null references member (id),
  changed_at timestamptz not null default now()
);
create unique index letter_template_by_name on letter_template (lower(name));
create table letter (
  id uuid primary key,
  sending uuid not null,
  dossier_id uuid not null references dossier (id) on delete cascade,
  job_id uuid references dossier (id) on delete set null,
  address text not null,
  subject text not null,
  body text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'in-doubt', 'failed', 'taken-back')),
  problem text,
  attempts integer not null default 0,
  written_by uuid not null references member (id),
  written_at timestamptz not null default now(),
  begun_at timestamptz,
  sent_at timestamptz
);
create index letter_of on letter (dossier_id, written_at);
create index letter_by_job on letter (job_id);
create index letter_by_sending on letter (sending);
create index letter_by_begun on letter (begun_at);
create table letter_answer (
  id uuid primary key,
  letter_id uuid not null references letter (id) on delete cascade,
  sender text not null,
  subject text not null,
  body text not null,
  automatic boolean not null,
  answered_at timestamptz not null default now()
);
create index letter_answer_of on letter_answer (letter_id);
create table letter_stop (
  address_key text primary key,
  stopped_at timestamptz not null default now()
);
`,
};

/**
 * What mail servers sent back, once each. While a row bars, nobody writes to its address; sending a mail to it again lifts that. The
 * address is as in the letter, in lower case.
 */
export const LETTER_RETURNS_MIGRATION: Migration = {
  name: '0055_letter_returns',
  up: `
alter table letter drop constraint letter_state_check;
alter table letter add constraint letter_state_check
  check (state in ('waiting', 'sending', 'sent', 'in-doubt', 'failed', 'taken-back', 'returned'));
create table letter_return (
  id uuid primary key,
  letter_id uuid not null references letter (id) on delete cascade,
  address text not null,
  bars boolean not null,
  returned_at timestamptz not null default now()
);
create index letter_return_of on letter_return (letter_id);
create index letter_return_barring on letter_return (address) where bars;
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

type LetterTemplateTable = {
  id: string;
  name: string;
  subject: string;
  body: string;
  changed_by: string;
  changed_at: Instant;
};

/**
 * `waiting` in the queue; `sending` while it is in the hands of the mail server; `in-doubt` where nobody can tell whether the server
 * took it, `returned` once another server sent it back. `sending` (the column) is one press of the button: its letters are taken back together.
 */
export type LetterTable = {
  id: string;
  sending: string;
  dossier_id: string;
  job_id: string | null;
  address: string;
  subject: string;
  body: string;
  state: 'waiting' | 'sending' | 'sent' | 'in-doubt' | 'failed' | 'taken-back' | 'returned';
  problem: string | null;
  /** A file for the calendar of whoever gets it (RFC 5545). */
  calendar: string | null;
  attempts: Generated<number>;
  written_by: string;
  written_at: Instant;
  begun_at: Date | null;
  sent_at: Date | null;
};

type LetterAnswerTable = {
  id: string;
  letter_id: string;
  sender: string;
  subject: string;
  body: string;
  automatic: boolean;
  answered_at: ColumnType<Date, Date | undefined, never>;
};

type LetterReturnTable = {
  id: string;
  letter_id: string;
  address: string;
  bars: boolean;
  returned_at: ColumnType<Date, Date | undefined, never>;
};

type LetterStopTable = { address_key: string; stopped_at: Generated<Date> };

export type LetterTables = {
  letter_template: LetterTemplateTable;
  letter: LetterTable;
  letter_answer: LetterAnswerTable;
  letter_return: LetterReturnTable;
  letter_stop: LetterStopTable;
};
