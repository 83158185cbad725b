import type { ColumnType, Generated } from 'kysely';
import type { QueueTables } from '@/lib/platform';
import type { ArrivalTables, UploadChannel } from './arrival-tables';
import type { AttachmentTables } from './attachment-tables';
import type { BoardTables } from './board-tables';
import type { BulkTables } from './bulk-tables';
import type { CaptureTables } from './capture-tables';
import type { CareerTables } from './career-tables';
import type { ConnectionTables } from './connection-tables';
import type { ConsentTables } from './consent-tables';
import type { CreditTables } from './credit-tables';
import type { CustomFieldTables } from './custom-field-tables';
import type { EventTables } from './event-tables';
import type { DossierFactTable } from './finding-tables';
import type { HandoverTables } from './handover-tables';
import type { IndexingTables } from './indexing-tables';
import type { InterviewTables } from './interview-tables';
import type { LetterTables } from './letter-tables';
import type { MailTables } from './mail-tables';
import type { MoveInTables } from './move-in-tables';
import type { OfferTables } from './offer-tables';
import type { PlaceTables } from './place-tables';
import type { PrivacyTables } from './privacy-tables';
import type { ProvisioningTables } from './provisioning-tables';
import type { QuestionTables } from './question-tables';
import type { RuleTables } from './rule-tables';
import type { SavedSearchLookTable, SavedSearchTable } from './saved-tables';
import type { ScorecardTables } from './scorecard-tables';
import type { ShortlistTables } from './shortlist-tables';
import type { TogetherTables } from './together-tables';

type Instant = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string | null, string | null>;

export type MemberTable = {
  id: Generated<string>;
  email: string;
  name: string;
  role: 'viewer' | 'recruiter' | 'owner';
  password_hash: string | null;
  provider_subject: string | null;
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

/** One sign-in of a member on one device, until they sign out or stay away for a week. */
export type SessionTable = {
  id: Generated<string>;
  member_id: string;
  device: string;
  created_at: Instant;
  last_seen_at: Instant;
  /** The session with the OpenID Connect provider (`sid`), where it names one. */
  provider_session: ColumnType<string | null, string | null | undefined, never>;
  /** Its ID token, sealed: by it the provider knows whom to sign out. */
  id_token: ColumnType<string | null, string | null | undefined, string | null>;
};

/** A logout token of the provider that was used, by its hash, until it is too old to be taken. */
export type UsedLogoutTokenTable = { token_hash: string; expires_at: Date };

/** A browser in which a member has signed in before, by the keyed hash of its cookie. */
export type KnownDeviceTable = { device_hash: string; member_id: string; last_used_at: Instant };

/** A second factor, in force when it was confirmed. `last_step` is the step of time whose code was used last. */
export type SecondFactorTable = {
  member_id: string;
  /** Sealed by a secret of the installation. */
  secret: string;
  confirmed_at: Date | null;
  last_step: number | null;
};

export type RecoveryCodeTable = { member_id: string; code_hash: string };

/** Failed sign-ins of one subject (a keyed hash of address and e-mail) within the current window. */
export type SignInFailureTable = {
  subject: string;
  failures: number;
  window_ends_at: Date;
  next_try_at: Date;
};

/** A candidate or a job: what the lists show and search. What one kind alone has is empty for the other. */
export type DossierTable = {
  id: Generated<string>;
  kind: 'candidate' | 'job';
  current_parse_id: string | null;
  /** Waits for a decision about duplicates and is in no list. */
  held: boolean;
  sample: boolean;
  state: 'complete' | 'incomplete';
  /** Of a person, or the title of a posting. */
  name: string;
  /** Current role of a person. */
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
  /** The profession that the title was normalised to. */
  profession: string | null;
  findings: number;
  /** Columns among these that may be wrong, as far as the parser knows. */
  doubts: string[];
  /** Does not look like a CV, or like a posting. */
  misfit: Generated<boolean>;
  contract: string | null;
  employment: string | null;
  remote: boolean | null;
  /** Yearly amounts. */
  salary_minimum: number | null;
  salary_maximum: number | null;
  salary_currency: string | null;
  posted_on: string | null;
  closes_on: string | null;
  reference: string | null;
  tags: Generated<string[]>;
  /** Folded forms to sort by. */
  name_key: string;
  title_key: string | null;
  employer_key: string | null;
  city_key: string | null;
  /** All skills, as written and normalised, in the form in which they are compared. */
  skill_keys: string[];
  /** Words of name, title and employer. */
  headline_words: string;
  added_at: Instant;
  updated_at: Instant;
};

/** Words of everything a dossier is found by; in parts, by a hash of the id. */
export type DossierWordsTable = { dossier_id: string; words: string };

/** Keys that may reveal a duplicate: an e-mail address, a telephone number, the hash of a document. */
export type DossierKeyTable = { dossier_id: string; kind: 'email' | 'phone' | 'document'; value: string };

/** Source of a fetched document, and the machine-readable data of the page there. */
type Origin = { source: string | null; declared: Json };

export type DocumentTable = {
  id: Generated<string>;
  dossier_id: string;
  hash: string;
  name: string;
  size: number;
  media_type: string;
  last_modified: string;
  uploaded_by: string;
  uploaded_at: Instant;
} & Origin;

export type ParseTable = {
  id: Generated<string>;
  dossier_id: string;
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
  dossier_id: string;
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
  kind: 'candidate' | 'job';
  channel: Generated<UploadChannel>;
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
  state: 'queued' | 'reading' | 'parsed' | 'duplicate' | 'failed' | 'opened';
  attempts: Generated<number>;
  failure: Json;
  dossier_id: string | null;
  document_id: string | null;
  decision: 'merge' | 'replace' | 'keep-both' | null;
  /** What `undoDecision` needs to take a merge back. */
  undo: Json;
  /** Result of opening a file, in words. */
  note: Generated<string | null>;
  /** The item that the first document in it became, with which this one goes. */
  opened_into: Generated<string | null>;
  created_at: Instant;
  updated_at: Instant;
} & Origin;

/** Files that no record may refer to: to be removed unless one does. */
export type LooseFileTable = { hash: string; since: Instant };

/** Tables, and parts of them, whose files still hold what was deleted. */
export type ErasureTable = { relation: string; since: Instant };

/** Audit of actions. `subject` is a keyed hash, so that an entry about someone deleted leads nowhere. */
export type AuditTable = {
  id: Generated<number>;
  at: Instant;
  actor_id: string | null;
  action: string;
  subject: string | null;
  detail: Json;
};

export type Tables = QueueTables &
  BoardTables &
  ArrivalTables &
  AttachmentTables &
  BulkTables &
  CaptureTables &
  CareerTables &
  TogetherTables &
  ConnectionTables &
  ConsentTables &
  ShortlistTables &
  IndexingTables &
  PrivacyTables &
  HandoverTables &
  EventTables &
  CreditTables &
  CustomFieldTables &
  InterviewTables &
  LetterTables &
  MailTables &
  MoveInTables &
  OfferTables &
  PlaceTables &
  ProvisioningTables &
  QuestionTables &
  RuleTables &
  ScorecardTables & {
    member: MemberTable;
    invitation: InvitationTable;
    sign_in_failure: SignInFailureTable;
    session: SessionTable;
    used_logout_token: UsedLogoutTokenTable;
    known_device: KnownDeviceTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    dossier: DossierTable;
    dossier_words: DossierWordsTable;
    dossier_fact: DossierFactTable;
    saved_search: SavedSearchTable;
    saved_search_look: SavedSearchLookTable;
    dossier_key: DossierKeyTable;
    document: DocumentTable;
    parse: ParseTable;
    correction: CorrectionTable;
    upload: UploadTable;
    upload_item: UploadItemTable;
    loose_file: LooseFileTable;
    erasure: ErasureTable;
    audit: AuditTable;
  };
