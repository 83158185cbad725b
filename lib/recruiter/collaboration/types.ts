import type { DossierKind } from '../ground/dossier-kind';
import type { OwnInterview } from '../interviews/types';
import type { Letter } from '../letters/types';
import type { Colleague, ShortlistNote } from '../notes/types';
import type { AlertNotice } from '../saved/types';

/** Something to do about a person or a job. `dueOn` is yyyy-MM-dd, times are ISO 8601. */
export type Task = {
  id: string;
  text: string;
  dueOn: string | null;
  assignee: Colleague;
  by: string;
  at: string;
  doneAt: string | null;
  doneBy: string | null;
};

/** Somebody or some job that notes and tasks are about. */
export type Subject = { id: string; kind: DossierKind; name: string };

/**
 * An event in the history of a person or a job. `text` follows the name of who did it: `corrected job title`. `about`
 * is the other side of it, for what happened on a shortlist.
 */
export type Activity = { id: string; at: string; by: string; text: string; about: Subject | null };

/** Shared work of colleagues on one person or one job. */
export type Together = {
  notes: ShortlistNote[];
  /** Open ones first, by their date; then those that were done. */
  tasks: Task[];
  /** Mails to the person, the newest first; none of a job. */
  letters: Letter[];
  activity: Activity[];
  /** Whom a note can mention; `mayWrite` says who can be given a task. */
  colleagues: (Colleague & { mayWrite: boolean })[];
  /** Colleagues who have it open now. */
  here: Colleague[];
};

/** A task as it is in one's own list. */
export type OwnTask = Task & { about: Subject };

/** A note in which one is mentioned. */
export type Mention = { note: ShortlistNote; about: Subject; job: Subject | null; seen: boolean };

/** Items that wait for one person. */
export type ForMe = {
  /** The next one first. */
  interviews: OwnInterview[];
  tasks: OwnTask[];
  mentions: Mention[];
  notices: AlertNotice[];
  unread: number;
};
