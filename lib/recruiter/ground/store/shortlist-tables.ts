import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | undefined, Date>;
type Json = ColumnType<unknown, string | null, string | null>;

export type ShortlistStageTable = { id: Generated<string>; name: string; position: number };

export type ShortlistReasonTable = { name: string; position: number };

/** A candidate and a job. Not `listed`: something was noted of them, but they are not on the shortlist. */
export type ShortlistEntryTable = {
  id: Generated<string>;
  job_id: string;
  candidate_id: string;
  stage_id: string;
  listed: boolean;
  /** Why the candidate was rejected; null while they were not. */
  reason: string | null;
  tags: string[];
  /** Source of the candidate. */
  source: 'match' | 'search' | 'candidate' | 'form';
  /** 0 to 100, of the match they came from. */
  score: number | null;
  added_by: string;
  added_at: Instant;
  moved_at: Instant;
};

export type ShortlistNoteTable = {
  id: Generated<string>;
  /** Of a candidate for a job; null for a note about one dossier. */
  entry_id: string | null;
  dossier_id: string | null;
  text: string;
  /** Ids of members. */
  mentions: string[];
  written_by: string;
  written_at: Instant;
  removed_at: Date | null;
};

/** A change of one entry. All changes of one press share an `act`; rows are added and never changed. */
export type ShortlistEventTable = {
  id: Generated<number>;
  act: string;
  /** The act that this one took back. */
  undoes: string | null;
  entry_id: string;
  kind: string;
  /** Previous state of the entry, null for a new one. */
  before: Json;
  after: ColumnType<unknown, string, string>;
  note_id: string | null;
  done_by: string;
  done_at: Instant;
};

/** With the names of the wire, as the matcher sent them. */
export type MatchPreferenceTable = {
  dossier_id: string;
  preferences: ColumnType<unknown, string, string>;
  saved_by: string;
  saved_at: Instant;
};

/** A session of the matching UI that was generated for a dossier, by the id of its address. */
export type MatchSessionTable = {
  id: string;
  dossier_id: string;
  /** When the session is over at the latest, by itself. */
  ends_at: Instant;
};

export type ShortlistTables = {
  match_preference: MatchPreferenceTable;
  match_session: MatchSessionTable;
  shortlist_stage: ShortlistStageTable;
  shortlist_reason: ShortlistReasonTable;
  shortlist_entry: ShortlistEntryTable;
  shortlist_note: ShortlistNoteTable;
  shortlist_event: ShortlistEventTable;
};
