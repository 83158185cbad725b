import type { CandidateListItem } from '../candidates/types';
import type { Interview } from '../interviews/types';
import type { Letter } from '../letters/types';
import type { Colleague, ShortlistNote } from '../notes/types';
import type { InterviewOffer } from '../offered-times/types';
import type { EntryScorecards, ScoreComparison } from '../scorecards/types';

/** As many candidates as the shortlist of one job may have, and one act may be about. */
export const MOST_ENTRIES = 500;

/** Places where a member may find a candidate: in a match, in the list of candidates, on their own page. */
export const ENTRY_SOURCES = ['match', 'search', 'candidate'] as const;

export type EntrySource = (typeof ENTRY_SOURCES)[number];

/** Origin of an entry on a shortlist; `form`: they applied themselves. */
export type EntryOrigin = EntrySource | 'form';

export type Stage = { id: string; name: string };

/**
 * Progress of a candidate for a job. `reason` is that of a rejection and null otherwise; the stage is the one they were
 * rejected in. Not `listed`: they have tags or notes, but are not on the shortlist.
 */
export type EntryState = { stageId: string; reason: string | null; tags: string[]; listed: boolean };

/** Changes of entries; notes are written separately. */
export type EntryChange =
  | { kind: 'add'; source: EntrySource }
  | { kind: 'move'; stageId: string }
  | { kind: 'reject'; reason: string; source?: EntrySource }
  | { kind: 'tag'; add: string[]; remove: string[]; source?: EntrySource }
  | { kind: 'remove' };

/** A candidate on the shortlist of a job. Times are ISO 8601, scores 0 to 100. */
export type ShortlistEntry = EntryState & {
  candidate: CandidateListItem;
  source: EntryOrigin;
  score: number | null;
  addedBy: string;
  addedAt: string;
  /** When the stage or the rejection changed last. */
  movedAt: string;
  notes: number;
  /** When the next interview is, in few words. */
  interview: string | null;
};

export type ShortlistJob = { id: string; title: string; employer: string | null; city: string | null };

/** The shortlist of a job, with what it is worked by. `blind`: made of redacted data alone. */
export type Shortlist = {
  job: ShortlistJob;
  stages: Stage[];
  reasons: string[];
  colleagues: Colleague[];
  entries: ShortlistEntry[];
  blind: boolean;
};

/** Result of an act, by which it can be undone. */
export type Act = { act: string; changed: number };

/**
 * One thing that was done to an entry. `stage`, `reason` and `tags` are what came of it; `from` is the stage before a
 * move. `undone`: it was taken back later.
 */
export type ShortlistEvent = {
  id: number;
  act: string;
  kind:
    | 'add'
    | 'apply'
    | 'move'
    | 'reject'
    | 'reinstate'
    | 'tag'
    | 'remove'
    | 'note'
    | 'note-removed'
    | 'undo';
  by: string;
  at: string;
  from: string | null;
  stage: string;
  reason: string | null;
  tagsAdded: string[];
  tagsRemoved: string[];
  source: EntryOrigin | null;
  undone: boolean;
};

/** Notes, interviews, mails and events of one candidate for one job, newest first. */
export type EntryStory = {
  notes: ShortlistNote[];
  interviews: Interview[];
  /** Times that were offered and not picked yet. */
  offers: InterviewOffer[];
  /** Null for a candidate who never was on the shortlist. */
  scorecards: EntryScorecards | null;
  letters: Letter[];
  events: ShortlistEvent[];
};

/** One shortlist that a candidate is on. */
export type Membership = {
  job: ShortlistJob;
  stage: string;
  reason: string | null;
  by: string;
  at: string;
};

/** Settings of owners for all shortlists: stages keep their id when they are renamed. */
export type ShortlistSettings = { stages: (Stage & { entries: number })[]; reasons: string[] };

/** Finding about a criterion in a resume. `open`: the job asks for nothing here, or the two cannot be compared. */
export type Finding = {
  verdict: 'met' | 'partly' | 'missed' | 'open';
  months: number | null;
  text: string | null;
};

/** Something a job asks for. Of a language, `name` is its code (ISO 639-1). */
export type Criterion = {
  group:
    | 'Required skills'
    | 'Skills named in the posting'
    | 'Experience'
    | 'Languages'
    | 'Education'
    | 'Place';
  name: string;
  asked: string | null;
  /** One for each candidate, in their order. */
  findings: Finding[];
};

/** `scorecards` is null in the blind view. */
export type Comparison = {
  candidates: CandidateListItem[];
  criteria: Criterion[];
  scorecards: ScoreComparison | null;
};

/** `pdf` is a dossier: an overview, then the profile of each candidate. */
export const SHORTLIST_FORMATS = ['csv', 'xlsx', 'pdf'] as const;

export type ShortlistFormat = (typeof SHORTLIST_FORMATS)[number];
