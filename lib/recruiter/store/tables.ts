import type { ColumnType, Generated } from 'kysely';
import type { QueueTables } from '@/lib/platform';

type Instant = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string | null, string | null>;

export type MemberTable = {
  id: Generated<string>;
  email: string;
  name: string;
  role: 'viewer' | 'recruiter' | 'owner';
  password_hash: string | null;
  provider_subject: string | null;
  session_version: Generated<number>;
  created_at: Instant;
  disabled_at: Date | null;
  last_sign_in_at: Date | null;
};

export type InvitationTable = {
  id: Generated<string>;
  email: string;
  role: 'viewer' | 'recruiter' | 'owner';
  token_hash: string;
  invited_by: string;
  created_at: Instant;
  expires_at: Date;
};

/** Failed sign-ins of one subject (a keyed hash of address and e-mail) within the current window. */
export type SignInFailureTable = { subject: string; failures: number; window_ends_at: Date };

export type CandidateTable = {
  id: Generated<string>;
  current_parse_id: string | null;
  /** Waits for a decision about duplicates and is in no list. */
  held: boolean;
  sample: boolean;
  state: 'complete' | 'incomplete';
  name: string;
  title: string | null;
  employer: string | null;
  city: string | null;
  country_code: string | null;
  months_of_experience: number | null;
  skills: string[];
  languages: string[];
  document_language: string | null;
  email: string | null;
  phone: string | null;
  degree: string | null;
  findings: number;
  tags: Generated<string[]>;
  /** Folded forms to sort by. */
  name_key: string;
  title_key: string | null;
  employer_key: string | null;
  city_key: string | null;
  /** Words of name, title and employer. */
  headline_words: string;
  added_at: Instant;
  updated_at: Instant;
};

/** Words of everything a candidate is found by; in parts, by a hash of the id. */
export type CandidateWordsTable = { candidate_id: string; words: string };

/** What may give a duplicate away: an e-mail address, a telephone number, the hash of a document. */
export type CandidateKeyTable = { candidate_id: string; kind: 'email' | 'phone' | 'document'; value: string };

export type DocumentTable = {
  id: Generated<string>;
  candidate_id: string;
  hash: string;
  name: string;
  size: number;
  media_type: string;
  last_modified: string;
  uploaded_by: string;
  uploaded_at: Instant;
};

export type ParseTable = {
  id: Generated<string>;
  candidate_id: string;
  document_id: string;
  response_hash: string;
  engine_version: string | null;
  transaction_id: string | null;
  parsed_at: Instant;
};

/** A row a change; the newest of a path that was not undone is in force. */
export type CorrectionTable = {
  id: Generated<string>;
  position: Generated<number>;
  candidate_id: string;
  path: string;
  kind: 'set' | 'remove';
  value: Json;
  parsed_value: Json;
  anchors: Json;
  made_by: string;
  made_at: Instant;
  undone_by: string | null;
  undone_at: Date | null;
};

export type UploadTable = {
  id: Generated<string>;
  created_by: string;
  created_at: Instant;
  dismissed_at: Date | null;
  sample: boolean;
};

export type UploadItemTable = {
  id: string;
  upload_id: string;
  /** `new`: a file that came in; `again`: another parse of a document that is here. */
  kind: 'new' | 'again';
  hash: string;
  name: string;
  size: number;
  media_type: string;
  last_modified: string;
  state: 'queued' | 'reading' | 'parsed' | 'duplicate' | 'failed';
  attempts: Generated<number>;
  failure: Json;
  candidate_id: string | null;
  document_id: string | null;
  decision: 'merge' | 'replace' | 'keep-both' | null;
  /** What `undoDecision` needs to take a merge back. */
  undo: Json;
  created_at: Instant;
  updated_at: Instant;
};

/** Files that no record may refer to: to be removed unless one does. */
export type LooseFileTable = { hash: string; since: Instant };

/** Tables, and parts of them, whose files still hold what was deleted. */
export type ErasureTable = { relation: string; since: Instant };

/** Who did what. `subject` is a keyed hash, so that an entry about someone deleted leads nowhere. */
export type AuditTable = {
  id: Generated<number>;
  at: Instant;
  actor_id: string | null;
  action: string;
  subject: string | null;
  detail: Json;
};

export type Tables = QueueTables & {
  member: MemberTable;
  invitation: InvitationTable;
  sign_in_failure: SignInFailureTable;
  candidate: CandidateTable;
  candidate_words: CandidateWordsTable;
  candidate_key: CandidateKeyTable;
  document: DocumentTable;
  parse: ParseTable;
  correction: CorrectionTable;
  upload: UploadTable;
  upload_item: UploadItemTable;
  loose_file: LooseFileTable;
  erasure: ErasureTable;
  audit: AuditTable;
};
