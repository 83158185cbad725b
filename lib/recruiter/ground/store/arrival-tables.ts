import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '@/lib/platform';

/**
 * CVs that nobody here uploaded: the public form of a job, the mailbox, how a CV came in, and the consent given. An
 * arrival is deleted with its upload item, and so with the person. CVs from outside are announced as imports whatever
 * the setting for uploads.
 */
export const ARRIVALS_MIGRATION: Migration = {
  name: '0033_arrivals',
  up: `
create table application_setting (
  single boolean primary key default true check (single),
  consent text not null default 'I agree that my application is kept and used to fill this job. I can ask for it to be deleted at any time.'
);
insert into application_setting default values;
create table application_form (
  job_id uuid primary key references dossier (id) on delete cascade,
  token text not null unique,
  open boolean not null,
  closes_on date,
  set_by uuid not null references member (id),
  set_at timestamptz not null default now()
);
alter table upload add column channel text not null default 'person'
  check (channel in ('person', 'form', 'mail', 'event'));
update upload set channel = 'event' where id in (
  select upload_id from upload_item join received_event on received_event.upload_item_id = upload_item.id);
create table arrival (
  item_id uuid primary key references upload_item (id) on delete cascade,
  job_id uuid references dossier (id) on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  consent text,
  act uuid,
  arrived_at timestamptz not null default now()
);
create index arrival_by_job on arrival (job_id, arrived_at);
create table mailbox (
  single boolean primary key default true check (single),
  host text not null,
  port integer not null,
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text not null,
  secret text not null,
  folder text not null,
  done_folder text not null,
  set_by uuid not null references member (id),
  looked_at timestamptz,
  problem text
);
alter table provenance alter column changed_by drop not null;
create or replace function announce_upload() returns trigger language plpgsql as $$
begin
  insert into recruiter.told_import values (new.id) on conflict do nothing;
  if not found then return null; end if;
  insert into recruiter.queue_task (name, subject, payload)
    select 'announce-import', new.id, jsonb_build_object('eventId', gen_random_uuid())
    from recruiter.event_settings where announces_uploads or exists (
      select from recruiter.upload_item join recruiter.upload on upload.id = upload_item.upload_id
      where upload_item.dossier_id = new.id and upload.channel <> 'person')
    on conflict (name, subject) do nothing;
  return null;
end
$$;
`,
};

type Instant = ColumnType<Date, Date | undefined, Date>;

/** Channel by which documents came in; `person`: a member uploaded them. */
export type UploadChannel = 'person' | 'form' | 'mail' | 'event';

/** The one row with the text that applicants agree to. */
type ApplicationSettingTable = { single: boolean; consent: string };

/** The public form of a job. Its address is published, and so stored unencrypted. */
type ApplicationFormTable = {
  job_id: string;
  token: string;
  open: boolean;
  /** The last day on which it takes applications, yyyy-MM-dd. */
  closes_on: string | null;
  set_by: string;
  set_at: Instant;
};

/** Origin of a file from outside, in the words of its sender. */
type ArrivalTable = {
  item_id: string;
  /** The job that was applied for. */
  job_id: string | null;
  name: string;
  email: string;
  /** Of a mail. */
  subject: string;
  /** The wording that was agreed to, by who came through a form. */
  consent: string | null;
  /** The act by which the applicant came onto the shortlist of the job. */
  act: string | null;
  arrived_at: ColumnType<Date, Date | undefined, Date>;
};

/** Mailbox that CVs are fetched from; `secret` is the password, sealed. Without a row, no mailbox is set. */
type MailboxTable = {
  single: Generated<boolean>;
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  username: string;
  secret: string;
  folder: string;
  /** Folder for mails that were read; where empty they stay, marked as read. */
  done_folder: string;
  set_by: string;
  looked_at: Date | null;
  /** Problem at the last check. */
  problem: string | null;
};

export type ArrivalTables = {
  mailbox: MailboxTable;
  application_setting: ApplicationSettingTable;
  application_form: ApplicationFormTable;
  arrival: ArrivalTable;
};
