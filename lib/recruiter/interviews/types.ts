import type { Colleague } from '../notes/types';

export const INTERVIEW_KINDS = ['video', 'phone', 'on-site'] as const;

export type InterviewKind = (typeof INTERVIEW_KINDS)[number];

/** An interview of a candidate for a job. Times are ISO 8601; `local` says when it is on clocks of its time zone. */
export type Interview = {
  id: string;
  kind: InterviewKind;
  startsAt: string;
  minutes: number;
  timeZone: string;
  local: string;
  /** The same as fields of a form take it: yyyy-MM-dd and HH:mm. */
  day: string;
  time: string;
  /** An address or a link; empty where there is none. */
  place: string;
  members: Colleague[];
  /** Whether the candidate was invited by e-mail, and so hears of changes. */
  invited: boolean;
  cancelled: boolean;
};

/** An interview as it is in one's own list. */
export type OwnInterview = Interview & {
  candidate: { id: string; name: string };
  job: { id: string; title: string };
};
