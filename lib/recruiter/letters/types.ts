import type { LetterValues } from './fields';

/** Most people of one press. */
export const MOST_LETTERS = 200;
/** Time that a mail waits before it is sent, so that it can be taken back. */
export const UNDO_SECONDS = 10;

export type LetterTemplate = { id: string; name: string; subject: string; body: string };

/** A possible recipient. `problem` is the reason why they get no mail; their address is shown all the same. */
export type LetterPerson = {
  id: string;
  name: string;
  address: string | null;
  values: LetterValues;
  problem: string | null;
};

/** Data for writing a mail to some people. */
export type LetterDesk = {
  people: LetterPerson[];
  templates: LetterTemplate[];
  /** `mail-program` without a mail server in the workspace: each mail is opened in one's own. */
  by: 'server' | 'mail-program';
  /** Address for answers. */
  answersTo: string;
  /** Id of the member who writes. */
  writerId: string;
};

/** Result of a press: the number of queued mails, and the reasons for the others. */
export type LettersQueued = { queued: number; left: { reason: string; count: number }[] };

export type LetterAnswer = {
  id: string;
  /** As in the mail; the sender is not verified. */
  from: string;
  subject: string;
  text: string;
  /** Sent by a program, such as a note of absence. */
  automatic: boolean;
  at: string;
};

/** A mail to a candidate. Times are ISO 8601. */
export type Letter = {
  id: string;
  state: 'waiting' | 'sending' | 'sent' | 'in-doubt' | 'failed' | 'returned';
  subject: string;
  text: string;
  address: string;
  by: string;
  at: string;
  sentAt: string | null;
  problem: string | null;
  job: { id: string; title: string } | null;
  answers: LetterAnswer[];
};
