import { type Migration, QUEUE_MIGRATION } from '@/lib/platform';
import { ARRIVALS_MIGRATION } from './arrival-tables';
import { ATTACHMENTS_MIGRATION } from './attachment-tables';
import { BOARDS_MIGRATION, BOARDS_OF_ALL_MIGRATION } from './board-tables';
import { BULK_MIGRATION } from './bulk-tables';
import { CAPTURE_MIGRATION } from './capture-tables';
import { CAREERS_MIGRATION } from './career-tables';
import { CONNECTIONS_MIGRATION } from './connection-tables';
import { CONSENT_MIGRATION } from './consent-tables';
import { CREDITS_MIGRATION } from './credit-tables';
import { CUSTOM_FIELDS_MIGRATION } from './custom-field-tables';
import { EVENTS_MIGRATION } from './event-tables';
import { FACTS_MIGRATION, NAMES_MIGRATION } from './finding-tables';
import { FORGOTTEN_WITH_PEOPLE } from './forgotten-with-people';
import { HANDOVER_LEVEL_MIGRATION, HANDOVER_MIGRATION } from './handover-tables';
import { INDEXING_MIGRATION } from './indexing-tables';
import { INTERVIEWS_MIGRATION } from './interview-tables';
import { LETTER_RETURNS_MIGRATION, LETTERS_MIGRATION } from './letter-tables';
import { MAIL_MIGRATION } from './mail-tables';
import { MEMBERS, PROVIDER_SESSIONS, SECOND_FACTOR, SESSIONS } from './member-migrations';
import { MOVE_IN_MIGRATION } from './move-in-tables';
import { OFFERS_MIGRATION } from './offer-tables';
import { PLACES_MIGRATION } from './place-tables';
import { PRIVACY_MIGRATION } from './privacy-tables';
import { PROVISIONING_MIGRATION } from './provisioning-tables';
import { MODEL_READING_MIGRATION, QUESTIONS_MIGRATION } from './question-tables';
import { RULES_MIGRATION } from './rule-tables';
import { SAVED_MIGRATION } from './saved-tables';
import { SCORECARDS_MIGRATION } from './scorecard-tables';
import { SHORTLIST_MIGRATIONS } from './shortlist-migrations';
import { TOGETHER_MIGRATION } from './together-tables';

const CANDIDATES: Migration = {
  name: '0002_candidates',
  up: `
create table candidate (
  id uuid primary key default gen_random_uuid(),
  current_parse_id uuid,
  held boolean not null,
  sample boolean not null,
  state text not null check (state in ('complete', 'incomplete')),
  name text not null,
  title text,
  employer text,
  city text,
  country_code text,
  months_of_experience integer,
  skills text[] not null,
  languages text[] not null,
  document_language text,
  email text,
  phone text,
  degree text,
  findings integer not null,
  tags text[] not null default '{}',
  name_key text not null,
  title_key text,
  employer_key text,
  city_key text,
  headline_words tsvector not null,
  all_words tsvector not null,
  added_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index candidate_by_words on candidate using gin (all_words);
create index candidate_by_tags on candidate using gin (tags);
create index candidate_by_name on candidate (name_key, id) where not held;
create index candidate_by_added on candidate (added_at desc, id) where not held;
create index candidate_by_updated on candidate (updated_at desc, id) where not held;
create index candidate_by_experience on candidate (months_of_experience desc nulls last, id) where not held;
create table candidate_key (
  candidate_id uuid not null references candidate (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'document')),
  value text not null,
  primary key (kind, value, candidate_id)
);
create index candidate_key_of on candidate_key (candidate_id);
create table document (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidate (id) on delete cascade,
  hash text not null,
  name text not null,
  size integer not null,
  media_type text not null,
  last_modified date not null,
  uploaded_by uuid not null references member (id),
  uploaded_at timestamptz not null default now()
);
create index document_by_hash on document (hash);
create index document_of on document (candidate_id);
create table parse (
  id uuid primary key default gen_random_uuid(),
  candidate_id uuid not null references candidate (id) on delete cascade,
  document_id uuid not null references document (id) on delete cascade,
  response_hash text not null,
  engine_version text,
  transaction_id text,
  parsed_at timestamptz not null default now()
);
create index parse_of on parse (candidate_id);
create index parse_by_document on parse (document_id);
create index parse_by_response on parse (response_hash);
create table correction (
  id uuid primary key default gen_random_uuid(),
  position bigserial,
  candidate_id uuid not null references candidate (id) on delete cascade,
  path text not null,
  kind text not null check (kind in ('set', 'remove')),
  value jsonb,
  parsed_value jsonb,
  anchors jsonb,
  made_by uuid not null references member (id),
  made_at timestamptz not null default now(),
  undone_by uuid references member (id),
  undone_at timestamptz
);
create index correction_of on correction (candidate_id, position);
`,
};

const UPLOADS: Migration = {
  name: '0003_uploads',
  up: `
create table upload (
  id uuid primary key default gen_random_uuid(),
  created_by uuid not null references member (id),
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  sample boolean not null
);
create table upload_item (
  id uuid primary key,
  upload_id uuid not null references upload (id) on delete cascade,
  kind text not null check (kind in ('new', 'again')),
  hash text not null,
  name text not null,
  size integer not null,
  media_type text not null,
  last_modified date not null,
  state text not null check (state in ('queued', 'reading', 'parsed', 'duplicate', 'failed')),
  attempts integer not null default 0,
  failure jsonb,
  candidate_id uuid references candidate (id) on delete cascade,
  document_id uuid references document (id) on delete cascade,
  decision text check (decision in ('merge', 'replace', 'keep-both')),
  undo jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index upload_item_of on upload_item (upload_id, created_at);
create index upload_item_by_hash on upload_item (hash);
create index upload_item_by_candidate on upload_item (candidate_id);
create table loose_file (
  hash text primary key,
  since timestamptz not null default now()
);
`,
};

/** So many parts that rewriting one of them, as every deletion does, takes a moment even for tens of thousands. */
const WORD_PARTS = 32;

const partOfWords = (part: number) => `
create table candidate_words_${part} partition of candidate_words
  for values with (modulus ${WORD_PARTS}, remainder ${part});
create index candidate_words_${part}_by_word on candidate_words_${part} using gin (words);
`;

const WORDS: Migration = {
  name: '0004_words_apart',
  up: `
create table candidate_words (
  candidate_id uuid primary key references candidate (id) on delete cascade,
  words tsvector not null
) partition by hash (candidate_id);
${Array.from({ length: WORD_PARTS }, (_, part) => partOfWords(part)).join('')}
insert into candidate_words select id, all_words from candidate;
alter table candidate drop column all_words;
create table erasure (
  relation text primary key,
  since timestamptz not null default now()
);
`,
};

/** Columns that pointed at a candidate, and point at whatever has documents now. */
const OWNED = ['dossier_words', 'dossier_key', 'document', 'parse', 'correction', 'upload_item'];

/**
 * A record with documents, parses, corrections and tags is a dossier; a candidate is one kind of it and a job another.
 * Columns of one kind are empty for the other.
 */
const DOSSIERS: Migration = {
  name: '0005_dossiers',
  up: `
alter table candidate rename to dossier;
alter table candidate_words rename to dossier_words;
alter table candidate_key rename to dossier_key;
${Array.from({ length: WORD_PARTS }, (_, part) => `alter table candidate_words_${part} rename to dossier_words_${part};\n`).join('')}
update erasure set relation = replace(relation, 'candidate', 'dossier');
${OWNED.map((table) => `alter table ${table} rename column candidate_id to dossier_id;\n`).join('')}
alter table dossier add column kind text not null default 'candidate' check (kind in ('candidate', 'job'));
alter table dossier alter column kind drop default;
alter table upload add column kind text not null default 'candidate' check (kind in ('candidate', 'job'));
alter table upload alter column kind drop default;
alter table document add column source text;
alter table document add column declared jsonb;
alter table upload_item add column source text;
alter table upload_item add column declared jsonb;
alter table dossier
  add column profession text,
  add column skill_keys text[] not null default '{}',
  add column contract text,
  add column employment text,
  add column remote boolean,
  add column salary_minimum integer,
  add column salary_maximum integer,
  add column salary_currency text,
  add column posted_on date,
  add column closes_on date,
  add column reference text;
-- As near to their keys as SQL comes; reading or correcting a candidate again makes them exact.
update dossier set skill_keys = array(select distinct lower(skill) from unnest(skills) as skill);
drop index candidate_by_name;
drop index candidate_by_added;
drop index candidate_by_updated;
drop index candidate_by_experience;
create index dossier_by_name on dossier (kind, name_key, id) where not held;
create index dossier_by_added on dossier (kind, added_at desc, id) where not held;
create index dossier_by_updated on dossier (kind, updated_at desc, id) where not held;
create index dossier_by_experience on dossier (kind, months_of_experience desc nulls last, id) where not held;
create index dossier_by_skills on dossier using gin (skill_keys);
`,
};

/** Uploads of a day are counted for each person. */
const UPLOADS_BY_TIME: Migration = {
  name: '0008_uploads_by_time',
  up: 'create index upload_item_by_time on upload_item (created_at);',
};

/** Values of the list that the parser was not certain of. Older parses are marked when they are parsed again. */
const DOUBTS: Migration = {
  name: '0009_doubts',
  up: `alter table dossier add column doubts text[] not null default '{}';`,
};

/** The schema of the recruiter half, step by step. A released step is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  QUEUE_MIGRATION,
  MEMBERS,
  CANDIDATES,
  UPLOADS,
  WORDS,
  DOSSIERS,
  SESSIONS,
  SECOND_FACTOR,
  UPLOADS_BY_TIME,
  DOUBTS,
  INDEXING_MIGRATION,
  ...SHORTLIST_MIGRATIONS,
  PRIVACY_MIGRATION,
  CONNECTIONS_MIGRATION,
  HANDOVER_MIGRATION,
  EVENTS_MIGRATION,
  FACTS_MIGRATION,
  SAVED_MIGRATION,
  FORGOTTEN_WITH_PEOPLE,
  BULK_MIGRATION,
  CREDITS_MIGRATION,
  QUESTIONS_MIGRATION,
  TOGETHER_MIGRATION,
  BOARDS_MIGRATION,
  ARRIVALS_MIGRATION,
  PLACES_MIGRATION,
  MODEL_READING_MIGRATION,
  MAIL_MIGRATION,
  BOARDS_OF_ALL_MIGRATION,
  ATTACHMENTS_MIGRATION,
  HANDOVER_LEVEL_MIGRATION,
  NAMES_MIGRATION,
  LETTERS_MIGRATION,
  MOVE_IN_MIGRATION,
  INTERVIEWS_MIGRATION,
  OFFERS_MIGRATION,
  SCORECARDS_MIGRATION,
  CONSENT_MIGRATION,
  CAREERS_MIGRATION,
  CUSTOM_FIELDS_MIGRATION,
  RULES_MIGRATION,
  CAPTURE_MIGRATION,
  PROVIDER_SESSIONS,
  PROVISIONING_MIGRATION,
  LETTER_RETURNS_MIGRATION,
];
