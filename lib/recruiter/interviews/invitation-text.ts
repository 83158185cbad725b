import { spokenTime } from './times';
import type { InterviewKind } from './types';

/** What an invitation says; by one function for the preview and for what is sent. */

export const INTERVIEW_KIND_WORDS: Readonly<Record<InterviewKind, string>> = {
  video: 'Video call',
  phone: 'Telephone call',
  'on-site': 'In person',
};

export type Invitation = {
  of: 'new' | 'moved' | 'cancelled';
  candidate: string;
  job: string;
  me: string;
  kind: InterviewKind;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  place: string;
  /** Who else is there, by name. */
  members: readonly string[];
  /** Something to add, in the words of whoever invites. */
  note: string;
};

const SUBJECTS: Record<Invitation['of'], (job: string) => string> = {
  new: (job) => `Interview: ${job}`,
  moved: (job) => `New time for the interview: ${job}`,
  cancelled: (job) => `Cancelled: interview, ${job}`,
};

const OPENINGS: Record<Invitation['of'], (job: string) => string> = {
  new: (job) => `we would like to invite you to an interview for ${job}.`,
  moved: (job) => `the interview for ${job} has changed. This is how it stands now.`,
  cancelled: (job) => `the interview for ${job} will not take place.`,
};

/** The subject and the text of an invitation. */
export function invitationText(invitation: Invitation): { subject: string; body: string } {
  const { of, candidate, job, me, kind, startsAt, minutes, timeZone, place, members, note } = invitation;
  const facts = [
    `When: ${spokenTime(startsAt, timeZone)}`,
    `How long: ${minutes} minutes`,
    `How: ${INTERVIEW_KIND_WORDS[kind]}`,
    ...(place ? [`Where: ${place}`] : []),
    ...(members.length > 0 ? [`With: ${members.join(', ')}`] : []),
  ];
  const parts = [
    `Hello ${candidate},`,
    OPENINGS[of](job),
    facts.join('\n'),
    ...(note.trim() ? [note.trim()] : []),
    `Kind regards\n${me}`,
  ];
  return { subject: SUBJECTS[of](job), body: parts.join('\n\n') };
}
